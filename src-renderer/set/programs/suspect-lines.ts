import type { AnyGame } from '@core/game/any-game'
import type { Reading } from '@core/game/module'
import { decidingWishes } from '@core/judging/deciding-wishes'
import type { GameDiagnosis } from '@core/protocol/programs'
import type { Wish } from '@core/suite/wish'
import type { ReadingId } from '@core/trace/machine'
import { words } from './programs-words'

/** A misreading, or two at once, as the diagnosis of a program shows it. */
export interface SuspectLine {
  readonly ids: readonly ReadingId[]
  readonly beliefs: readonly Reading[]
  /** How many outputs it reproduces exactly. */
  readonly told: string
  /** The first test whose wrong output it gives; null if it gives none. */
  readonly wrong: string | null
  /** Tests whose output is different. */
  readonly others: readonly string[]
  /** What a level has to do that decides whether it is the cause; empty if it is known. */
  readonly wishes: readonly Wish[]
}

/** The suspects of a program, the best first. */
export function suspectLines(game: AnyGame, { tests, diagnosis }: GameDiagnosis): SuspectLine[] {
  const { wrong, suspects } = diagnosis
  return suspects.map(({ readings, same, others }, at) => {
    const apart = others.map((number) => tests[number]!)
    const { gives, givesUntil } = words.programs.diagnosis
    const counts = { same: same.length, all: tests.length }
    const [first] = apart
    const shown = same.find((number) => wrong.includes(number))
    return {
      ids: readings,
      beliefs: readings.map((id) => game.engine.readings.find((one) => one.id === id)!),
      told: first === undefined ? gives(counts) : givesUntil({ ...counts, first }),
      wrong: shown === undefined ? null : tests[shown]!,
      others: apart,
      wishes: decidingWishes(game, diagnosis, at),
    }
  })
}
