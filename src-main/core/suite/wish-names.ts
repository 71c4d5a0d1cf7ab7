import type { AnyGame } from '../game/any-game'
import { officialLimits } from './reaches'
import type { Wish } from './wish'

/** The kinds of names in wishes. */
export type WishNoun = 'misreading' | 'rule' | 'event' | 'bound'

/** A name in a wish that the game does not have. */
export interface Strange {
  readonly noun: WishNoun
  readonly name: string
  /** The names that it has. */
  readonly known: readonly string[]
}

/** The names of a game that wishes can be made of; a bound is named as on the command line: "width=25". */
export function wishNames(game: AnyGame, noun: WishNoun): readonly string[] {
  switch (noun) {
    case 'misreading':
      return game.engine.readings.map(({ id }) => id)
    case 'rule':
      return game.rules.map(({ id }) => id)
    case 'event':
      return game.engine.eventKinds.map(({ name }) => name)
    case 'bound':
      return officialLimits(game).flatMap(({ name, official }) =>
        [...new Set(official)].map((bound) => boundName(name, bound)),
      )
  }
}

/** A bound of a limited number by its name. */
export function boundName(limit: string, bound: number): string {
  return `${limit}=${bound}`
}

/** The first name in wishes that the game does not have; null when it has all. */
export function strangeName(game: AnyGame, wishes: readonly Wish[]): Strange | null {
  for (const [noun, name] of wishes.flatMap(namesIn)) {
    const known = wishNames(game, noun)
    if (!known.includes(name)) return { noun, name, known }
  }
  return null
}

function namesIn(wish: Wish): readonly (readonly [WishNoun, string])[] {
  switch (wish.kind) {
    case 'catches':
    case 'misses':
      return [['misreading', wish.reading]]
    case 'fresh':
      return wish.caught.map((id) => ['misreading', id] as const)
    case 'rule':
      return [['rule', wish.rule]]
    case 'event':
      return [['event', wish.event]]
    case 'touches':
      return [['bound', boundName(wish.limit, wish.bound)]]
    case 'alone':
    case 'within':
    case 'problem':
    case 'answer':
      return []
  }
}
