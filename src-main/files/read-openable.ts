import { MOST_WITH_FAULTS } from '@core/document/limits'
import type { FileProblem } from '@core/protocol/file-problem'
import { err, type Result } from '@core/kernel/result'
import { readLevel } from './read-level'

/**
 * The text of a file that can be opened as a level, with errors only if it is short; or why it cannot. `known`: a text
 * that is already open and is not examined again, which takes long for the longest. `patience`: as for `readLevel`.
 */
export async function readOpenable(
  path: string,
  known: string | null = null,
  patience?: number,
): Promise<Result<string, FileProblem>> {
  const read = await readLevel(path, patience)
  if (!read.ok || read.value === known || read.value.length <= MOST_WITH_FAULTS) return read
  // Few levels are that long, and for others the games need not be loaded.
  const { refuseUnreadable } = await import('./refuse-unreadable')
  const refusal = refuseUnreadable(path, read.value)
  return refusal ? err(refusal) : read
}
