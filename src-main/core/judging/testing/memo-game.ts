import type { AnyGame } from '../../game/any-game'
import { makeRng } from '../../kernel/rng'

/** A game that computes each answer once for each level, because many programs are checked on the same levels. */
export function memoGame(game: AnyGame): AnyGame {
  const known = new WeakMap<object, Map<string, string>>()
  const answer: AnyGame['engine']['answer'] = (level, reading) => {
    const own = known.get(level as object) ?? new Map<string, string>()
    known.set(level as object, own)
    const held = own.get(reading ?? '') ?? game.engine.answer(level, reading)
    own.set(reading ?? '', held)
    return held
  }
  return { ...game, engine: { ...game.engine, answer } }
}

/** A level such as an author makes: of the usual size, rockets for two to four players. */
export function usualLevel({ generator, id }: AnyGame, seed: number): unknown {
  const { defaults, generate } = generator
  const recipe = id === 'rockets' ? { ...defaults, players: 2 + (seed % 3) } : defaults
  return generate(recipe, makeRng(seed)) as unknown
}
