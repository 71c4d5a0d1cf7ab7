import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Where a path leads through links, as far as there is something: a file that is gone is still that of its folder. */
export async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(await realPathOf(folder), basename(path))
  }
}

/** A name for what the app keeps of a file at a real path: a hash, since paths are longer than names of files may be. */
export function keptName(real: string): string {
  return createHash('sha256').update(real).digest('hex')
}
