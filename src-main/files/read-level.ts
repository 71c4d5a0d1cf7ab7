import { stat } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import { MAX_LEVEL_BYTES, MAX_LEVEL_MB } from '@core/document/limits'
import { decodeText } from '@core/kernel/decode-text'
import type { FileProblem } from '@core/protocol/ipc'
import { err, ok, type Result } from '@core/kernel/result'
import { userDisks, type DiskSign } from './disks'
import { fileProblem, systemProblem } from './file-problem'
import { readWhole, type Unwhole } from './read-whole'

/** The text of a file, or why it cannot be read. `patience`: ms that its disk may give no sign. */
export async function readLevel(
  path: string,
  patience?: number,
): Promise<Result<string, FileProblem>> {
  try {
    return await userDisks.ask(path, (sign) => readLevelNow(path, sign), patience)
  } catch (error) {
    return err(unreadable(path, error))
  }
}

/** The same within a job on the file's disk. */
export async function readLevelNow(
  path: string,
  sign: DiskSign,
): Promise<Result<string, FileProblem>> {
  try {
    const bytes = await readBytes(path, sign)
    if (!bytes.ok) return bytes
    const decoded = decodeText(bytes.value)
    if (decoded.ok) return decoded
    const { code, at, message } = decoded.error
    return err(fileProblem(path, code, `Line ${at.line}, column ${at.column}: ${message}.`))
  } catch (error) {
    return err(unreadable(path, error))
  }
}

/** What the system says of a file; a bug is thrown on. */
function unreadable(path: string, error: unknown): FileProblem {
  const problem = systemProblem(path, 'read', error)
  if (!problem) throw error
  return problem
}

async function readBytes(
  path: string,
  { alive }: DiskSign,
): Promise<Result<Uint8Array, FileProblem>> {
  const about = await stat(path)
  alive()
  const refusal = refusalOf(path, about)
  if (refusal) return err(refusal)
  const bytes = await readWhole(path, MAX_LEVEL_BYTES, alive)
  return typeof bytes === 'string' ? err(unwholeProblem(path, bytes)) : ok(bytes)
}

/** Says no before anything is opened: reading a pipe or a device may never end. */
function refusalOf(path: string, about: Stats): FileProblem | null {
  if (about.isDirectory()) {
    return fileProblem(path, 'EISDIR', 'The file cannot be read: it is a folder.')
  }
  if (!about.isFile()) {
    const found = about.isFIFO() ? 'a pipe' : about.isSocket() ? 'a socket' : 'a device'
    return fileProblem(path, 'NOTFILE', `Found ${found}, expected a regular file.`)
  }
  if (about.size <= MAX_LEVEL_BYTES) return null
  return fileProblem(path, 'TOOBIG', `The file is ${inMegabytes(about.size)} MB; ${limit}.`)
}

/** What has become of a file between the look at it and the end of reading. */
function unwholeProblem(path: string, why: Unwhole): FileProblem {
  const messages: Readonly<Record<Unwhole, string>> = {
    'no-file': 'Found a pipe or a device, expected a regular file.',
    'too-large': `The file keeps growing while it is read; ${limit}.`,
    changing: 'Another program is writing the file; open it again when it has finished.',
  }
  const codes = { 'no-file': 'NOTFILE', 'too-large': 'TOOBIG', changing: 'CHANGING' } as const
  return fileProblem(path, codes[why], messages[why])
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}

const limit = `levels of up to ${MAX_LEVEL_MB} MB can be opened`
