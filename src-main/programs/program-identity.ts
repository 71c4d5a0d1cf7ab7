import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/**
 * Identifies a program on any computer: by the words of its command and the bytes of the files that they name below
 * `folder`. Interpreters and compilers do not count.
 */
export async function programIdentity(words: readonly string[], folder: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const word of words) {
    const bytes = await readFile(resolve(folder, word)).catch(() => null)
    if (bytes) hash.update(String(bytes.length)).update('\0').update(bytes)
  }
  return hash.digest('hex')
}
