import type { Watch } from '@core/debug/breakpoint'

/** What breakpoints can watch for, as menus name it: first, and as a further condition. */
export const watchKinds: readonly {
  readonly id: Watch['kind']
  readonly title: string
  readonly condition: string
}[] = [
  { id: 'event', title: 'On a kind of event…', condition: 'and a kind of event' },
  { id: 'rule', title: 'On a rule…', condition: 'and a rule' },
  { id: 'figure', title: 'On a score or a figure…', condition: 'while a score or a figure…' },
  { id: 'cell', title: 'On a cell…', condition: 'and a cell' },
  { id: 'entity', title: 'On an entity…', condition: 'and an entity' },
]
