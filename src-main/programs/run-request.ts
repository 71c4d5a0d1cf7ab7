import type { RunLimits } from '@core/judging/run-end'

/** A run of a program that is asked for. */
export interface ProgramRunRequest {
  /** Absolute path of what is run, and its arguments as they are. */
  readonly command: readonly string[]
  /** Absolute path of the file of which it reads a copy, or the bytes; null for nothing. */
  readonly input: string | Uint8Array | null
  readonly limits: RunLimits
  /** With built-in checks, which reserve unlimited address space; the memory in use is limited all the same. */
  readonly isSanitized?: true
  /** Where it runs, an absolute path; an empty folder of its own if absent. */
  readonly folder?: string
  /** Folders to hide from an isolated program, such as that of its tests. */
  readonly hides?: readonly string[]
  /** Ends it; it is then reported as stopped by the user. */
  readonly stop?: AbortSignal
}

/** A word that a command may have: a line of its own is what a launcher reads. */
export function isWord(word: string): boolean {
  return !/[\n\0]/.test(word)
}
