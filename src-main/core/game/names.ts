import type { AnyGame } from './any-game'

/** A figure of a layout by name, for charts and lists. */
export function figureTitle({ names }: Pick<AnyGame, 'names'>, name: string): string {
  return names?.figure?.(name) ?? name
}

/** The contents of a slot of a layout by title, as a list entry. */
export function slotTitle({ names }: Pick<AnyGame, 'names'>, title: string): string {
  return names?.slot?.(title) ?? title
}

/** A limited quantity by name, without an article. */
export function quantityTitle({ names }: Pick<AnyGame, 'names'>, name: string): string {
  return names?.quantity?.(name) ?? name
}

/** A phase by number, for lists and sentences; empty if there is none. */
export function phaseTitle({ engine }: Pick<AnyGame, 'engine'>, phase: number): string {
  const { name = '', title = name } = engine.phases[phase] ?? {}
  return title
}
