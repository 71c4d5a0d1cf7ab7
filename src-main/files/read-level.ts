import { readFile, stat } from 'node:fs/promises'
import type { FileProblem } from '@core/protocol/ipc'
import { err, ok } from '@core/kernel/result'
import type { Result } from '@core/kernel/result'
import { decodeText } from './decode-text'
import { fileProblem, systemProblem } from './file-problem'

/** Largest file that is opened, in bytes. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024

/** The text of a file, or why it cannot be had. */
export async function readLevel(path: string): Promise<Result<string, FileProblem>> {
  try {
    const about = await stat(path)
    if (about.isDirectory()) {
      return err(fileProblem(path, 'EISDIR', 'The file cannot be read: it is a folder.'))
    }
    // Reading a pipe or a device may never end.
    if (!about.isFile()) {
      return err(fileProblem(path, 'NOTFILE', 'This is no plain file but a pipe or a device.'))
    }
    if (about.size > MAX_FILE_BYTES) {
      const megabytes = Math.ceil(about.size / 1024 / 1024)
      const most = MAX_FILE_BYTES / 1024 / 1024
      const message = `The file has ${megabytes} MB; levels of up to ${most} MB can be opened.`
      return err(fileProblem(path, 'TOOBIG', message))
    }
    const decoded = decodeText(await readFile(path))
    return decoded.ok ? ok(decoded.value) : err({ path, ...decoded.error })
  } catch (error) {
    const problem = systemProblem(path, 'read', error)
    if (!problem) throw error
    return err(problem)
  }
}
