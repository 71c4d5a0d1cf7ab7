import type { Watch } from '@core/debug/breakpoint'
import { words } from '../../ui/words'

/** A kind that is missing here does not compile. */
const order: Readonly<Record<Watch['kind'], true>> = {
  event: true,
  rule: true,
  figure: true,
  cell: true,
  entity: true,
}

/** What breakpoints can watch for, as menus name it: first, and as a further condition. */
export const watchKinds: readonly {
  readonly id: Watch['kind']
  readonly title: string
  readonly condition: string
}[] = (Object.keys(order) as Watch['kind'][]).map((id) => ({
  id,
  title: words.debug.kinds[id],
  condition: words.debug.conditions[id],
}))
