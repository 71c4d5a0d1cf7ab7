import type { AnyGame } from '../game/any-game'
import { LONGEST_KEPT, LONGEST_NAME, type ByStress } from '../suite/how-made'
import type { ReadingId } from '../trace/machine'
import { suspectWords } from './explanation-words'
import type { Failure } from './failure'
import { orderOf, type Failing, type StressPlan } from './stress'

/** The facts to report about a level on which a program fails. */
export interface ToTell extends Pick<Failing, 'candidate' | 'verdict'> {
  /** Name of the program. */
  readonly program: string
  /** Name of the reference program; null if the official rules are the reference. */
  readonly against: string | null
  readonly seed: number
  /** The misreadings that are the cause; null if none is shown to be. */
  readonly cause: readonly ReadingId[] | null
}

/** "sol.py fails: wrong answer. The cause is no-floor: … Found as level 12 of seed 1." */
export function counterexampleNote(game: AnyGame, told: ToTell): string {
  const { program, against, seed, candidate, verdict, cause } = told
  const { counterexample: words, verdictsInside } = game.words.judging
  const title = verdictsInside[verdict]
  return [
    against === null
      ? words.fails({ program, verdict: title })
      : words.failsAgainst({ program, against, verdict: title }),
    ...(cause ? [words.prints({ suspect: suspectWords(game, cause) })] : []),
    words.found({ level: candidate + 1, seed }),
  ].join(' ')
}

/** How such a level is made again; null if it was made smaller in too many steps to note. */
export function counterexampleHow(
  game: string,
  plan: StressPlan,
  { kept, ...told }: Omit<ToTell, 'cause'> & Pick<Failure, 'kept'>,
  hashOf: (text: string) => string,
): ByStress | null {
  const { from } = orderOf(plan, told.candidate)
  const [program, against] = [told.program, told.against].map((name) =>
    name?.slice(0, LONGEST_NAME),
  )
  const list = kept.join(' ')
  if (list.length > LONGEST_KEPT) return null
  return {
    by: 'stress',
    game,
    seed: plan.seed,
    level: told.candidate + 1,
    official: plan.isOfficial,
    ...(from !== null && { near: hashOf(from) }),
    program: program!,
    ...(against !== undefined && { against }),
    kept: list,
  }
}

/** A file name for such a level, without extension. */
export function counterexampleName({
  cause,
  seed,
  candidate,
}: Pick<ToTell, 'cause' | 'seed' | 'candidate'>): string {
  return cause?.length === 1 ? cause[0]! : `stress-${seed}-${candidate + 1}`
}
