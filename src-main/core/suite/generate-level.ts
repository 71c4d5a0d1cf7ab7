import type { Games } from '../games/registry'
import { err, ok, type Result } from '../kernel/result'
import { makeRng } from '../kernel/rng'

/** A request for a random level; the game's defaults fill in what the recipe leaves out. */
export interface GenerateRequest {
  readonly game: string
  readonly recipe: Readonly<Record<string, number>>
  readonly seed: number
}

/** The official text of a random level; the same request gives the same text. A bug of a game is let through. */
export function generateLevel(
  { words, findGame }: Pick<Games, 'words' | 'findGame'>,
  { game: id, recipe, seed }: GenerateRequest,
): Result<string, string> {
  const game = findGame(id)
  if (!game) return err(words.suite.noGame({ game: id }))
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
