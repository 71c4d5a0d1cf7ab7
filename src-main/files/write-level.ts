import type { FileProblem } from '@core/protocol/file-problem'
import { err, ok, type Result } from '@core/kernel/result'
import { fileProblem, systemProblem } from './file-problem'
import { refusalOfTarget, targetOf } from './target-of'
import { userDisks } from './disks'
import { replaceFile, type WatchedWriting } from './replace-file'
import { mainWords } from '../main-words'

/** How long a disk may take for any part of a write, in ms: flushing everything to a slow one is a single part. */
const PATIENCE = 20_000

/**
 * Replaces a file's contents by a text at once: readers see the old or the new text, never a half. Keeps the mode of an
 * existing file; a link keeps pointing to its file, whose text is replaced. Saves of one path are executed one after
 * the other, so that the last text is the one that stays. `onTemporary` is called with the place where the text is
 * first written.
 */
export async function writeLevel(
  path: string,
  text: string | Uint8Array,
  onTemporary?: WatchedWriting['onTemporary'],
): Promise<Result<null, FileProblem>> {
  try {
    return await userDisks.ask(
      path,
      async (sign) => {
        const target = await plainTarget(path)
        if (!target.ok) return target
        await replaceFile(target.value, text, { ...sign, ...(onTemporary && { onTemporary }) })
        return ok(null)
      },
      PATIENCE,
    )
  } catch (error) {
    const problem = systemProblem(path, 'written', error)
    if (!problem) throw error
    return err(problem)
  }
}

/**
 * The regular file that a path leads to and that may be replaced, or that does not exist yet. Throws the system's
 * error.
 */
export async function plainTarget(path: string): Promise<Result<string, FileProblem>> {
  const target = await targetOf(path)
  const refusal = await refusalOfTarget(target)
  if (refusal === null) return ok(target)
  return err(
    fileProblem(path, 'NOTFILE', mainWords().files.cannot({ action: 'written', reason: refusal })),
  )
}
