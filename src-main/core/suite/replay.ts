import { playBuiltIn } from '../arena/played'
import type { AnyGame } from '../game/any-game'
import { checkText } from '../game/check-text'
import type { MatchMaking } from '../game/match'
import type { Games } from '../games/registry'
import { stressLevel } from '../judging/stress'
import { err, ok, type Result } from '../kernel/result'
import { numbersIn, PROGRAM, type ByMatch, type ByShrinking, type ByStress } from './how-made'
import { reductions } from './reductions'
import { levelOf } from './search'
import { shrinkText } from './shrink-text'
import { strangeName } from './wish-names'

/** What is made again without a search. */
export type Replayed = ByStress | ByShrinking | ByMatch

/**
 * Makes a text again; `from`: the text that it was made of, null for none. The same gives the same, or a sentence why
 * there is nothing. No program is run. Pure.
 */
export function replay(
  { words, findGame }: Pick<Games, 'words' | 'findGame'>,
  how: Replayed,
  from: string | null,
): Result<string, string> {
  const game = findGame(how.game)
  if (!game) return err(words.suite.noGame({ game: how.game }))
  switch (how.by) {
    case 'stress':
      return stressedAgain(game, how, from)
    case 'shrink':
      return shrunkAgain(game, how, from ?? '')
    case 'match':
      return playedAgain(game, how, from ?? '')
  }
}

function stressedAgain(
  game: AnyGame,
  { seed, level, official: isOfficial, kept }: ByStress,
  from: string | null,
): Result<string, string> {
  const { made: say } = game.words.suite
  if (from !== null && !checkText(game, from).isRunnable) return err(say.unfit)
  const found = stressLevel(game, { seed, isOfficial, number: level - 1, from })
  const small = found && withReductions(game, found.text, numbersIn(kept))
  return small === null ? err(say.otherLevel) : ok(small)
}

/** A level made smaller by the reductions with these numbers, and no others; null if there are not so many. */
function withReductions(game: AnyGame, text: string, kept: readonly number[]): string | null {
  if (kept.length === 0) return text
  if (!game.shrinking) return null
  const isKept = new Set(kept)
  const run = reductions(game.shrinking, game.words, levelOf(game, text))
  let next = run.next()
  for (let left = isKept.size, tried = 1; !next.done; tried++) {
    if (isKept.has(tried) && --left === 0) return game.format.print(next.value.level)
    next = run.next(isKept.has(tried))
  }
  return null
}

function shrunkAgain(
  game: AnyGame,
  { wishes, official: isOfficial, tries }: ByShrinking,
  from: string,
): Result<string, string> {
  const { made: say } = game.words.suite
  if (checkText(game, from).level === null || strangeName(game, wishes)) return err(say.unfit)
  const plan = { wishes, seed: 0, isOfficial }
  const small = shrinkText(game, plan, { candidate: 0, text: from }, () => {}, tries)
  return small ? ok(small.text) : err(say.unfit)
}

function playedAgain(
  game: AnyGame,
  { players, seed, turns }: ByMatch,
  from: string,
): Result<string, string> {
  const { made: say } = game.words.suite
  const making: MatchMaking<unknown> | undefined = game.making
  const { isRunnable, level } = checkText(game, from)
  if (!making || !isRunnable) return err(say.unfit)
  const strange = players.filter((player) => making.players.every(({ id }) => id !== player))
  if (strange.some((player) => player.startsWith(PROGRAM))) return err(say.byPrograms)
  if (strange.length > 0) return err(say.noPlayer({ player: strange[0]! }))
  const ended = playBuiltIn(making, level, { players, seed, illegal: null }, turns)
  return ended.ok ? ok(game.format.print(ended.value.match)) : ended
}
