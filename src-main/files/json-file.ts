import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { z } from 'zod'
import { reasonOf } from './file-problem'
import { mainWords } from '../main-words'
import { readOwnFile } from './own-file'

/** A file of the app's own that is there and makes no sense, or to this version none. */
export class DamagedFile extends Error {
  constructor(
    path: string,
    /** Where it lies now; null if it could not be put aside. */
    readonly copy: string | null,
    reason: string,
    /** Whose it is, where it belongs to a level: the level's path. */
    readonly level?: string,
  ) {
    super(`${path}: ${reason}`)
  }
}

/**
 * A small file of the app's own. A file that is missing, broken or of another version counts as absent, because the app
 * must start all the same. `onDamage` hears of one that is there and cannot be read; it is then put aside under another
 * name, so that nothing is written over it.
 */
export function readJsonFile<T>(
  path: string,
  schema: z.ZodType<T>,
  onDamage?: (damaged: DamagedFile) => void,
): T | null {
  let reason: string
  try {
    const found = schema.safeParse(JSON.parse(readOwnFile(path)))
    if (found.success) return found.data
    reason = mainWords().files.damagedStore
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    reason = reasonOf(error)
  }
  onDamage?.(new DamagedFile(path, putAside(path), reason))
  return null
}

/** The new name of a file that must not be overwritten; null if it has to stay. */
function putAside(path: string): string | null {
  let aside = `${path}.damaged`
  for (let number = 2; existsSync(aside); number++) aside = `${path}.damaged-${number}`
  try {
    renameSync(path, aside)
    return aside
  } catch {
    return null
  }
}

/** Writes it at once; rejects where that fails. */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`)
}
