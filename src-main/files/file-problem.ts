import type { FileProblem } from '@core/protocol/ipc'
import { mainWords } from '../main-words'

export type FileAction = 'read' | 'written' | 'deleted' | 'renamed'

/** A problem with a sentence of its own, for what the app itself refuses. */
export function fileProblem(path: string, code: string, message: string): FileProblem {
  return { path, code, message }
}

/**
 * What the system said about a file, in words. Null when the error did not come from the system: that is a bug, to be
 * thrown on.
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

/** What kept a writing from being done, in words without an end: "the disk is full". */
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

/** The system's code of an error; null for one that did not come from it. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null
  return 'syscall' in error ? error.code : null
}

/** True for what the system said, false for what the app found in a file. */
export function isOfSystem({ code }: FileProblem): boolean {
  return /^E[A-Z0-9]+$/.test(code)
}

/** True when there is nothing at the path, or not even the folder that it would be in. */
export function isGone({ code }: FileProblem): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR'
}
