import { makingOf } from '../matches'
import { eachRunnable, type CommandInputs } from '../sources'
import type * as programs from '../declared/programs'
import type { Given } from '../form/command'

/** Prints what the program of one player would have read and written in a match. */
export function transcript(
  job: CommandInputs,
  { player }: Given<typeof programs.transcript>,
): Promise<number> {
  return eachRunnable(job, ({ game, level }) => {
    job.io.out(makingOf(game).exchange(level, player).transcript)
    return true
  })
}
