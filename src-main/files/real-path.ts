import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { userDisks } from './disks'

/** Ms that a disk may take to say where a path leads. */
const PATIENCE = 2000

/** What disks have said, for as long as one does not answer. */
const said = new Map<string, string>()

/**
 * Where a path leads through links, as far as there is something: a file that is gone is still that of its folder. A disk
 * that does not answer is taken at its last word, or the path itself.
 */
export async function realPathOf(path: string): Promise<string> {
  if (userDisks.isLate(path)) return said.get(path) ?? path
  try {
    const real = await userDisks.ask(path, () => followed(path), PATIENCE)
    said.set(path, real)
    return real
  } catch {
    return said.get(path) ?? path
  }
}

async function followed(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    const folder = dirname(path)
    return folder === path ? path : join(await followed(folder), basename(path))
  }
}

/** A name for what the app keeps of a file at a real path: a hash, since paths are longer than names of files may be. */
export function keptName(real: string): string {
  return createHash('sha256').update(real).digest('hex')
}
