import { answerName, folderOutput, headedOutput, refuseClashes } from '../outputs'
import { shownName } from '../problems'
import { eachRunnable, type Job } from '../sources'

export interface AnswerOptions {
  /** Misreading to answer by; absent for the right rules. */
  readonly reading?: string
  /** Folder for one file an answer; absent for standard output. */
  readonly into?: string
}

/** Writes the official answer of each file. */
export function answer(job: Job, { reading, into }: AnswerOptions): Promise<number> {
  const { io, files } = job
  if (into !== undefined) refuseClashes(io, into, files)
  const outputs =
    into === undefined ? headedOutput(io, files.length > 1) : folderOutput(io, into, answerName)
  return eachRunnable(job, ({ file, game, level }) =>
    outputs.put(into === undefined ? shownName(file) : file, game.engine.answer(level, reading)),
  )
}
