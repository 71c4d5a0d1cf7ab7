import { checkText } from '@core/game/check-text'
import type { AnyGame } from '@core/game/any-game'
import { err, ok, type Result } from '@core/kernel/result'
import type { FindRequest, ShrinkRequest } from '@core/protocol/set'
import type { Wish } from '@core/suite/wish'
import { strangeName } from '@core/suite/wish-names'
import { findGame } from '../../words'
import { setsWords } from '../sets-words'

/** The game of a request, or what it does not have of what is wished for, a sentence. */
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

/** Why a text is no level to be shrunk; null when it is one. One with errors is where these are what is wished for. */
export function refusalOf(game: AnyGame, text: string, wishes: readonly Wish[]): string | null {
  const { level, isRunnable, diagnostics } = checkText(game, text)
  const isFault = wishes.every(({ kind }) => kind === 'problem')
  if (isRunnable || (level !== null && isFault)) return null
  const [first] = diagnostics.filter(({ severity }) => severity === 'error')
  return first ? game.message(first) : setsWords().work.noLevel({ game: game.id })
}
