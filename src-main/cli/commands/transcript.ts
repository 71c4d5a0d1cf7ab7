import { makingOf } from '../matches'
import { eachRunnable, type Job } from '../sources'

export interface TranscriptOptions {
  /** 0 or 1. */
  readonly player: number
}

/** Prints what the program of one player would have read and written in a match. */
export function transcript(job: Job, { player }: TranscriptOptions): Promise<number> {
  return eachRunnable(job, ({ game, level }) => {
    job.io.out(makingOf(game).exchange(level, player).transcript)
    return true
  })
}
