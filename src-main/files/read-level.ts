import { stat } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import { MAX_LEVEL_BYTES, MAX_LEVEL_MB } from '@core/document/limits'
import { decodeText } from '@core/kernel/decode-text'
import type { FileProblem } from '@core/protocol/file-problem'
import { err, ok, type Result } from '@core/kernel/result'
import { userDisks, type DiskSign } from './disks'
import { fileProblem, systemProblem } from './file-problem'
import { readWhole, type Unwhole } from './read-whole'
import { mainWords } from '../main-words'
import { whyNoText } from '../not-text'

/** The text of a file, or why it cannot be read. `patience`: how long its disk may give no sign, in ms. */
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
  const bytes = await readBytesNow(path, sign)
  if (!bytes.ok) return bytes
  const decoded = decodeText(bytes.value)
  if (decoded.ok) return decoded
  const { code, at } = decoded.error
  return err(
    fileProblem(
      path,
      code,
      mainWords().files.encoding({
        line: at.line,
        column: at.column,
        fault: whyNoText(decoded.error),
      }),
    ),
  )
}

/** The bytes of a file of any kind, within a job on its disk. */
export async function readBytesNow(
  path: string,
  sign: DiskSign,
): Promise<Result<Uint8Array, FileProblem>> {
  try {
    return await readBytes(path, sign)
  } catch (error) {
    return err(unreadable(path, error))
  }
}

/**
 * The bytes of a file of a set, of any kind; or why they cannot be read, for instance because there are more than a
 * level may have.
 */
export async function readFileBytes(path: string): Promise<Result<Uint8Array, FileProblem>> {
  try {
    return await userDisks.ask(path, (sign) => readBytes(path, sign))
  } catch (error) {
    return err(unreadable(path, error))
  }
}

/** The system's error about a file as a problem; a bug is thrown on. */
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

/** Refuses before anything is opened: reading a pipe or a device may never end. */
function refusalOf(path: string, about: Stats): FileProblem | null {
  if (about.isDirectory()) {
    return fileProblem(path, 'EISDIR', mainWords().files.folder)
  }
  if (!about.isFile()) {
    const kind = about.isFIFO() ? 'pipe' : about.isSocket() ? 'socket' : 'device'
    return fileProblem(path, 'NOTFILE', mainWords().files.notRegular({ kind }))
  }
  if (about.size <= MAX_LEVEL_BYTES) return null
  return fileProblem(
    path,
    'TOOBIG',
    mainWords().files.tooBig({ size: inMegabytes(about.size), megabytes: MAX_LEVEL_MB }),
  )
}

/** The problem of a file that changed between the first check and the end of reading. */
function unwholeProblem(path: string, why: Unwhole): FileProblem {
  const { files: words } = mainWords()
  const messages: Readonly<Record<Unwhole, string>> = {
    'no-file': words.notRegular({ kind: '' }),
    'too-large': words.growing({ megabytes: MAX_LEVEL_MB }),
    changing: words.changing,
  }
  const codes = { 'no-file': 'NOTFILE', 'too-large': 'TOOBIG', changing: 'CHANGING' } as const
  return fileProblem(path, codes[why], messages[why])
}

function inMegabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}
