import type { AnyGame } from '../game/any-game'
import { visible } from '../kernel/text-reader'
import type { Suspect } from './diagnose'
import { suspectWords } from './explanation-words'

/** What most of the outputs of a program have in common, a line each; none where nothing is known. `tests` names them. */
export function diagnosisWords(
  game: AnyGame,
  tests: readonly string[],
  suspects: readonly Suspect[],
): string[] {
  const [best] = suspects
  if (!best) return []
  const { diagnosis: words } = game.words.judging
  const [other] = best.others
  const counted = {
    readings: best.readings.length,
    same: best.same.length,
    tests: tests.length,
  }
  return [
    other === undefined
      ? words.on(counted)
      : words.onButNot({ ...counted, other: visible(tests[other]!) }),
    suspectWords(game, best.readings),
  ]
}
