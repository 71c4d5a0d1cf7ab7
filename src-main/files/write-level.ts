import type { FileProblem } from '@core/protocol/ipc'
import { err, ok, type Result } from '@core/kernel/result'
import { fileProblem, systemProblem } from './file-problem'
import { refusalOfTarget, targetOf } from './target-of'
import { userDisks } from './disks'
import { replaceFile, type WatchedWriting } from './replace-file'
import { mainWords } from '../main-words'

/** Ms that a disk may take for any part of a writing: putting all of it on a slow one is a part. */
const PATIENCE = 20_000

/**
 * Replaces a file by a text at once: readers see the old or the new text, never a half. Keeps the mode of
 * a file that is there; a link keeps pointing to its file, whose text is replaced. Savings of one path come one after
 * the other, so that the last text asked for is the one that stays. `onTemporary` hears where the text is written first.
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

/** The plain file that a path stands for and that may be replaced, or that is not there yet. Throws the system's error. */
export async function plainTarget(path: string): Promise<Result<string, FileProblem>> {
  const target = await targetOf(path)
  const refusal = await refusalOfTarget(target)
  if (refusal === null) return ok(target)
  return err(
    fileProblem(path, 'NOTFILE', mainWords().files.cannot({ action: 'written', reason: refusal })),
  )
}
