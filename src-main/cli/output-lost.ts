import { cliFilesWords } from './cli-files-words'
import { OutputClosed, OutputFailed } from './write-bytes'

/** True for the two ways in which standard output is lost for good. */
export function isOutputLost(error: unknown): error is OutputClosed | OutputFailed {
  return error instanceof OutputClosed || error instanceof OutputFailed
}

/** Reports why the output is lost, unless its reader just went away; returns the exit code. */
export function tellOutputLost(
  reason: OutputClosed | OutputFailed,
  { err }: { err(text: string): void },
): number {
  if (reason instanceof OutputClosed) return 0
  const message = cliFilesWords().outputLost({ reason: reason.message })
  err(`${cliFilesWords().error({ message })}\n`)
  return 1
}
