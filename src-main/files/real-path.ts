import { createHash } from 'node:crypto'
import { realpath } from 'node:fs/promises'

/** Where a path leads through links; the path itself when nothing is there. */
export function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(() => path)
}

/** A name for what the app keeps of a file at a real path: a hash, since paths are longer than names of files may be. */
export function keptName(real: string): string {
  return createHash('sha256').update(real).digest('hex')
}
