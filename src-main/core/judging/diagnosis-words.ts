import type { AnyGame } from '../game/any-game'
import { quantityTitle } from '../game/names'
import { visible } from '../kernel/text-reader'
import type { Diagnosis } from './diagnosis'
import { suspectWords } from './explanation-words'
import type { PlainFault } from './plain-faults'

/**
 * What the outputs of a program have in common, one line each: obvious faults, then misreadings. Empty if no output is
 * wrong and no run failed. `tests` are the names of all tests examined.
 */
export function diagnosisWords(
  game: AnyGame,
  tests: readonly string[],
  diagnosis: Diagnosis,
): string[] {
  const { faults, wrong, suspects, more } = diagnosis
  const lines = faults.map((fault) => plainFaultWords(game, tests, fault))
  if (wrong.length === 0) return lines
  const heading = suspectStandingWords(game, tests, diagnosis)
  if (heading !== null) lines.push(heading)
  for (const { readings } of suspects) lines.push(`  ${suspectWords(game, readings)}`)
  if (more > 0) lines.push(`  ${game.words.judging.diagnosis.more({ count: more })}`)
  return lines
}

/** An obvious fault, as a sentence. */
export function plainFaultWords(
  game: Pick<AnyGame, 'words'>,
  tests: readonly string[],
  { kind, on }: PlainFault,
): string {
  const told = { count: on.length, test: visible(tests[on[0]!]!) }
  return game.words.judging.diagnosis[kind](told)
}

/** The standing of a diagnosis's suspects, said before they are listed; null if the obvious faults say everything. */
export function suspectStandingWords(
  game: Pick<AnyGame, 'words' | 'names'>,
  tests: readonly string[],
  { standing, suspects, more, wrong, needed, unvaried }: Diagnosis,
): string | null {
  const { diagnosis: words } = game.words.judging
  const [best] = suspects
  // Without a search for misreadings there is nothing to deny.
  if (standing === 'none' || !best) return needed > 0 ? words.none : null
  const counts = { tests: tests.length, readings: best.readings.length }
  if (standing === 'closest') {
    const other = visible(tests[best.others[0]!]!)
    return `${words.none} ${words.closest({ ...counts, same: best.same.length, other })}`
  }
  if (standing === 'tied') return words.tied({ ...counts, count: suspects.length + more })
  const said =
    standing === 'cause'
      ? words.cause({ ...counts, wrong: wrong.length })
      : words.possible({ ...counts, bits: Math.floor(best.bits), needed: Math.ceil(needed) })
  if (!unvaried) return said
  const { limit, value } = unvaried
  return `${words.unvaried({ limit: quantityTitle(game, limit), value })} ${said}`
}
