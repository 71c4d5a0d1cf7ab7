import type { SetPrograms } from '@core/protocol/programs'

/** A program that writes the files of its own command is not run forever. */
const MOST_IN_A_ROW = 3

/** Programs whose source has changed on disk since their valid results were last asked for. */
export class Rewritten {
  private ids = new Set<string>()
  /** How often programs were run again in a row, as they had changed during the run before. */
  private inRow = 0

  /** A list comes in place of another; true if the source of a program is another in it. */
  note(before: SetPrograms | null, now: SetPrograms, isBusy: boolean): boolean {
    const sources = new Map(before?.programs.map(({ id, source }) => [id, source]))
    const others = now.programs.filter(({ id, source }) => (sources.get(id) ?? source) !== source)
    for (const { id } of others) this.ids.add(id)
    if (!isBusy) this.inRow = 0
    return others.length > 0
  }

  /** All of them; from now on there are none. */
  take(): ReadonlySet<string> {
    const { ids } = this
    this.ids = new Set()
    return ids
  }

  /** Whether they may be run again by themselves, which counts. */
  mayRunAgain(): boolean {
    return this.inRow++ < MOST_IN_A_ROW
  }
}
