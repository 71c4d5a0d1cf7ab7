import type { GameChoice } from '../choose-game'
import type { CliIo } from '../io'
import { answerName, folderOutput, headedOutput, refuseClashes } from '../outputs'
import { shownName } from '../problems'
import { eachRunnable } from '../sources'

export interface AnswerOptions {
  /** Misreading to answer by; absent for the right rules. */
  readonly reading?: string
  /** Folder for one file an answer; absent for standard output. */
  readonly into?: string
}

/** Writes the official answer of each file. */
export function answer(
  io: CliIo,
  choice: GameChoice,
  files: readonly string[],
  { reading, into }: AnswerOptions,
): Promise<number> {
  if (into !== undefined) refuseClashes(io, into, files)
  const outputs =
    into === undefined ? headedOutput(io, files.length > 1) : folderOutput(io, into, answerName)
  return eachRunnable(io, choice, files, ({ file, game, level }) => {
    return outputs.put(
      into === undefined ? shownName(file) : file,
      game.engine.answer(level, reading),
    )
  })
}
