import type { Watch } from '@core/debug/breakpoint'
import { words } from '../ui/words'

/** What breakpoints can watch for, as menus name it: first, and as a further condition. */
export const watchKinds: readonly {
  readonly id: Watch['kind']
  readonly title: string
  readonly condition: string
}[] = (['event', 'rule', 'figure', 'cell', 'entity'] as const).map((id) => ({
  id,
  title: words.debug.kinds[id],
  condition: words.debug.conditions[id],
}))
