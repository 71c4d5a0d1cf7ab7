import type { Watch } from '@core/debug/breakpoint'
import { words } from '../../ui/words'

/** The order of the kinds; the code does not compile if one is missing. */
const order: Readonly<Record<Watch['kind'], true>> = {
  event: true,
  rule: true,
  figure: true,
  cell: true,
  entity: true,
}

/** The kinds of watches with their titles in menus: as a first watch, and as a further condition. */
export const watchKinds: readonly {
  readonly id: Watch['kind']
  readonly title: string
  readonly condition: string
}[] = (Object.keys(order) as Watch['kind'][]).map((id) => ({
  id,
  title: words.debug.kinds[id],
  condition: words.debug.conditions[id],
}))
