import type { AnyGame } from '../game/any-game'
import { err, ok, type Result } from '../kernel/result'
import { makeRng } from '../kernel/rng'

/** Asks for a level made by chance; what the recipe leaves out is the game's own. */
export interface GenerateRequest {
  readonly game: string
  readonly recipe: Readonly<Record<string, number>>
  readonly seed: number
}

/**
 * The official text of a level made by chance; the same request gives the same text. `game` null means that the request
 * names none. A bug of a game is let through.
 */
export function generateLevel(
  game: AnyGame | null,
  { game: id, recipe, seed }: GenerateRequest,
): Result<string, string> {
  if (!game) return err(`there is no game "${id}"`)
  const { defaults, fields, generate } = game.generator
  const complete: Record<string, number> = { ...defaults }
  for (const { key, title, lowest, highest } of fields) {
    const value = recipe[key] ?? complete[key] ?? lowest
    if (!Number.isInteger(value) || value < lowest || value > highest) {
      return err(game.words.suite.mustBe({ title, lowest, highest }))
    }
    complete[key] = value
  }
  return ok(game.format.print(generate(complete, makeRng(seed))))
}
