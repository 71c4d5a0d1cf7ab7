import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { userDisks } from './disks'

/** How long a disk may take to resolve a path, in ms. */
const PATIENCE = 2000

/** The latest results, used while a disk does not respond. */
const said = new Map<string, string>()

/**
 * The path with its links resolved, as far as it exists: a file that is gone still belongs to its folder. For a disk
 * that does not respond, the last result is used, or the path itself.
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

/**
 * A name under which the app stores data about the file at a real path: a hash, since paths are longer than names of
 * files may be.
 */
export function keptName(real: string): string {
  return createHash('sha256').update(real).digest('hex')
}
