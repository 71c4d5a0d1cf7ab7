import { DifferenceSearch } from '../debug/first-difference'
import { StepReader } from '../debug/step-reader'
import type { AnyGame } from '../game/any-game'
import { phaseTitle } from '../game/names'
import { joinReadings } from '../game/reading-table'
import { GrowingRun } from '../trace/growing-run'
import type { ReadingId } from '../trace/machine'
import type { TraceLimits } from '../trace/trace'
import { partedSides, type PartedSides } from './parted-sides'

/** The step in which the run under a misreading first differs from the official run of the level. */
export interface Parting extends PartedSides {
  /** From 1; the steps before it are the same in both runs. */
  readonly step: number
  /** From 1; the turn of the official run, if it has such a step. */
  readonly turn: number
  /** As sentences name it. */
  readonly phase: string
}

/**
 * Finds where runs of a level under misreadings part from the official run, which is recorded once, as far as needed.
 */
export class Partings {
  private readonly official: GrowingRun

  constructor(
    private readonly game: AnyGame,
    private readonly level: unknown,
    private readonly limits?: TraceLimits,
  ) {
    this.official = new GrowingRun(game.engine, level, undefined, limits)
  }

  /** The parting for these combined misreadings; null if all steps are the same, as far as they can be recorded. */
  of(readings: readonly ReadingId[]): Parting | null {
    const { game, level, official, limits } = this
    const reading = joinReadings(readings)
    const under = new GrowingRun(game.engine, level, reading, limits)
    const search = new DifferenceSearch(official.layout, under.layout)
    while (!search.isOver) {
      const isCut = [official, under].some(
        (run) => run.book.stepCount === search.same && !run.grow() && !run.isEnded,
      )
      if (isCut) return null
      search.extend(official, under)
    }
    if (!search.found) return null
    const { step, kind } = search.found
    const left = new StepReader(official.layout, official.book).view(step)
    const right = new StepReader(under.layout, under.book, reading).view(step)
    const { turn, phase } = (left ?? right)!
    return {
      step: step + 1,
      turn: turn + 1,
      phase: phaseTitle(game, phase),
      ...partedSides(game, { level, layout: official.layout, kind }, left, right),
    }
  }
}
