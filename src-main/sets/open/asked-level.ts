import { checkText } from '@core/game/check-text'
import type { AnyGame } from '@core/game/any-game'
import { err, ok, type Result } from '@core/kernel/result'
import type { FindRequest, ShrinkRequest } from '@core/protocol/set'
import type { Wish } from '@core/suite/wish'
import { strangeName } from '@core/suite/wish-names'
import { findGame } from '../../words'
import { setsWords } from '../sets-words'

/** The game of a request, or a sentence about a wish that the game does not have. */
export function gameFor({
  game: id,
  wishes,
}: FindRequest | ShrinkRequest): Result<AnyGame, string> {
  const game = findGame(id)
  if (!game) return err(setsWords().noGame({ game: id }))
  const strange = strangeName(game, wishes)
  return strange
    ? err(setsWords().work.lacks({ game: id, noun: strange.noun, name: strange.name }))
    : ok(game)
}

/** Why a text cannot be shrunk as a level; null if it can. A level with errors can if the wishes name these errors. */
export function refusalOf(game: AnyGame, text: string, wishes: readonly Wish[]): string | null {
  const { level, isRunnable, diagnostics } = checkText(game, text)
  const isFault = wishes.every(({ kind }) => kind === 'problem')
  if (isRunnable || (level !== null && isFault)) return null
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  return first ? game.message(first) : setsWords().work.noLevel({ game: game.id })
}
