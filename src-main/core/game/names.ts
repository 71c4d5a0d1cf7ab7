import type { AnyGame } from './any-game'

/** A figure of a layout by its name there, as charts and lists have it. */
export function figureTitle({ names }: Pick<AnyGame, 'names'>, name: string): string {
  return names?.figure?.(name) ?? name
}

/** What a slot of a layout holds by its title there, as one of a list. */
export function slotTitle({ names }: Pick<AnyGame, 'names'>, title: string): string {
  return names?.slot?.(title) ?? title
}

/** A quantity with limits by its name, without an article. */
export function quantityTitle({ names }: Pick<AnyGame, 'names'>, name: string): string {
  return names?.quantity?.(name) ?? name
}

/** A phase by its number, as lists and sentences name it; empty if there is none. */
export function phaseTitle({ engine }: Pick<AnyGame, 'engine'>, phase: number): string {
  const { name = '', title = name } = engine.phases[phase] ?? {}
  return title
}
