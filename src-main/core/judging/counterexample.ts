import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { suspectWords } from './explanation-words'
import type { Failing } from './stress'

/** What is to be told of a level on which a program fails. */
export interface ToTell extends Pick<Failing, 'candidate' | 'verdict'> {
  /** How the program is called. */
  readonly program: string
  /** How the one is called whose output is taken for right; null for the rules. */
  readonly against: string | null
  readonly seed: number
  /** Misreadings, or two at once, that give just what the program prints. */
  readonly readings: readonly (readonly ReadingId[])[]
}

/** "sol.py fails: wrong answer. It prints what no-floor gives: … Found as level 12 of seed 1." */
export function counterexampleNote(game: AnyGame, told: ToTell): string {
  const { program, against, seed, candidate, verdict, readings } = told
  const { counterexample: words, verdictsInside } = game.words.judging
  const title = verdictsInside[verdict]
  const [best] = readings
  return [
    against === null
      ? words.fails({ program, verdict: title })
      : words.failsAgainst({ program, against, verdict: title }),
    ...(best ? [words.prints({ suspect: suspectWords(game, best) })] : []),
    words.found({ level: candidate + 1, seed }),
  ].join(' ')
}

/** A name for the file of such a level, without ending. */
export function counterexampleName({
  readings,
  seed,
  candidate,
}: Pick<ToTell, 'readings' | 'seed' | 'candidate'>): string {
  const [best] = readings
  return best?.length === 1 ? best[0]! : `stress-${seed}-${candidate + 1}`
}
