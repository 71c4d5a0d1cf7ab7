import { closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '@core/kernel/decode-text'
import type { Call } from '../threads/call'
import { contentOf, type TestContent } from './test-content'

/** Ms after which a slow disk gives a sign. */
const SIGN = 500
/** Bytes that are read in one go: a slow disk gives no sign meanwhile. */
const MOST = 256 * 1024

/** Paths of a test and of the answers beside it, below the folder of the set. */
export interface TestPaths {
  readonly path: string
  readonly answers: readonly string[]
}

/** What the thread that reads tests does. Its signs say that the disk responds. */
export interface ReaderService {
  readonly read: (
    asked: { readonly folder: string; readonly files: readonly TestPaths[] },
    call: Call<null>,
  ) => (TestContent | null)[]
}

/**
 * Reads tests of a folder one after the other, in a thread that may wait for the disk: a call that waits costs a tenth
 * of one that does not. Null for a test with a file that is not plainly there, which has to be read with more care.
 */
export const quickContents: ReaderService['read'] = ({ folder, files }, { tell }) => {
  let signed = performance.now()
  return files.map((file) => {
    if (performance.now() - signed > SIGN) {
      tell(null)
      signed = performance.now()
    }
    try {
      return quickContent(folder, file)
    } catch {
      return null
    }
  })
}

function quickContent(folder: string, file: TestPaths): TestContent | null {
  const bytes = plainBytes(join(folder, file.path))
  const text = bytes && decodeText(bytes)
  if (!text?.ok) return null
  const answers: [string, Uint8Array][] = []
  for (const path of file.answers) {
    const held = plainBytes(join(folder, path))
    if (!held) return null
    answers.push([path, held])
  }
  return contentOf(file.path, text.value, answers)
}

/** The bytes of a plain file as they are at one moment; null if they cannot be read in one go. Throws the system's error. */
function plainBytes(path: string): Uint8Array | null {
  if (!statSync(path).isFile()) return null
  // Without waiting, as a pipe may have come in the file's place.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const before = fstatSync(file, { bigint: true })
    if (!before.isFile() || before.size > MOST) return null
    // One byte more shows whether the file has grown.
    const bytes = Buffer.allocUnsafe(Number(before.size) + 1)
    const length = readSync(file, bytes, 0, bytes.length, 0)
    const after = fstatSync(file, { bigint: true })
    const isSame = before.mtimeNs === after.mtimeNs && before.size === after.size
    return isSame && BigInt(length) === before.size ? bytes.subarray(0, length) : null
  } finally {
    closeSync(file)
  }
}
