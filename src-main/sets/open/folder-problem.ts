import type { FileProblem } from '@core/protocol/file-problem'
import { fileProblem, reasonOf, systemProblem } from '../../files/file-problem'
import { FolderTooLarge, MOST_ENTRIES } from '../read-folder'
import { setsWords } from '../sets-words'

/** The problem of a request for a set that is not open. */
export function unknownSet(): FileProblem {
  return fileProblem('', 'TICKET', setsWords().notOpen)
}

/** Why a folder cannot be listed; null for a bug. */
export function folderProblem(path: string, error: unknown): FileProblem | null {
  if (error instanceof FolderTooLarge) {
    const message = setsWords().open.tooMany({ most: MOST_ENTRIES })
    return fileProblem(path, 'TOOMANY', message)
  }
  const problem = systemProblem(path, 'read', error)
  return problem && { ...problem, message: setsWords().open.cannot({ reason: reasonOf(error) }) }
}
