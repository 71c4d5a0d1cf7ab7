import type { AnyJudgedGame } from '@core/game/any-game'
import { parseText } from '@core/game/parse-text'
import { readInput } from './streams'

/** Reads a level and prints its answer, by the rules or as somebody misreads them; fails at what is no level. */
export function run(game: AnyJudgedGame, reading: string | null): void {
  const parsed = parseText(game, readInput())
  if (!parsed.ok) throw new Error(`not a level: ${game.message(parsed.error[0]!)}`)
  process.stdout.write(game.engine.answer(parsed.value.level, reading ?? undefined))
}
