import type { FileProblem } from '@core/protocol/file-problem'
import { mainWords } from '../main-words'

export type FileAction = 'read' | 'written' | 'deleted' | 'renamed'

/** A problem with its own sentence, for refusals by the app itself. */
export function fileProblem(path: string, code: string, message: string): FileProblem {
  return { path, code, message }
}

/**
 * A system error about a file, in words. Null if the error did not come from the system: then it is a bug, to be thrown
 * on.
 */
export function systemProblem(
  path: string,
  action: FileAction,
  error: unknown,
): FileProblem | null {
  const code = codeOf(error)
  if (code === null) return null
  return { path, code, message: mainWords().files.cannot({ action, reason: reasonOf(error) }) }
}

/** Why something could not be written, in words without a full stop: "the disk is full". */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const { reasons } = mainWords()
  if (code !== null)
    return isKnown(code, reasons.ofSystem) ? reasons.ofSystem[code] : reasons.other({ code })
  return error instanceof Error ? error.message : String(error)
}

function isKnown<Known extends object>(code: string, known: Known): code is string & keyof Known {
  return Object.hasOwn(known, code)
}

/** The system's code of an error; null if it did not come from the system. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return 'syscall' in error ? error.code : null
}

/** True for a system error, false for a problem that the app found in a file. */
export function isOfSystem({ code }: FileProblem): boolean {
  return /^E[A-Z0-9]+$/.test(code)
}

/** True if there is nothing at the path, or not even its folder. */
export function isGone({ code }: FileProblem): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR'
}
