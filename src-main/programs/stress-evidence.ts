import type { AnyGame } from '@core/game/any-game'
import { decidingLevels } from '@core/judging/deciding-levels'
import { diagnose, type ToDiagnose } from '@core/judging/diagnose'
import type { Diagnosis } from '@core/judging/diagnosis'
import { diagnosisWords } from '@core/judging/diagnosis-words'
import type { RunEnd } from '@core/judging/run-end'
import { judgeRun } from '@core/judging/verdict'
import { levelOf } from '@core/suite/search'

/** Smaller levels that are kept as evidence at most, and letters of an output. */
const MOST_SMALLER = 60
const LONGEST = 2 ** 16

/** Where an output comes from: the level that was found, levels before it, smaller ones, and such as were made to decide. */
type Origin = 'found' | 'before' | 'smaller' | 'deciding'

/** The outputs of a program on all levels around one on which it fails: the stated cause rests on all of them. */
export class StressEvidence {
  private readonly seen: (ToDiagnose & { readonly origin: Origin })[] = []
  private smaller = 0

  constructor(private readonly game: AnyGame) {}

  add(origin: Origin, text: string, end: RunEnd): void {
    if (end.output.length > LONGEST) return
    if (origin === 'smaller' && ++this.smaller > MOST_SMALLER) return
    // Its end shows whether there is an output; whether that is right is checked later.
    const { verdict } = judgeRun(end, end.output)
    const output = verdict === 'OK' ? end.output : null
    const isDerived = origin === 'smaller'
    this.seen.push({ level: levelOf(this.game, text), output, isDerived, origin })
  }

  /** Null while no output is wrong. */
  diagnosis(): Diagnosis | null {
    const found = diagnose(this.game, this.seen)
    return found.wrong.length > 0 ? found : null
  }

  /** The report on it, in lines. */
  lines(diagnosis: Diagnosis): string[] {
    const { origin: names } = this.game.words.judging
    const tests = this.seen.map(({ origin }) => names[origin])
    return diagnosisWords(this.game, tests, diagnosis)
  }

  /** Levels that decide between the suspects; none if there is nothing to decide. */
  deciding({ standing, suspects }: Diagnosis, seed: number): Iterable<{ readonly text: string }> {
    const isOpen = standing === 'possible' || standing === 'tied' || standing === 'cause'
    return isOpen
      ? decidingLevels(
          this.game,
          suspects.map(({ readings }) => readings),
          seed,
        )
      : []
  }
}
