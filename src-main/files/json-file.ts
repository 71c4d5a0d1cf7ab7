import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import type { z } from 'zod'
import { reasonOf } from './file-problem'
import { mainWords } from '../main-words'
import { readOwnFile } from './own-file'

/** One of the app's own files that exists but is invalid, at least for this version. */
export class DamagedFile extends Error {
  constructor(
    path: string,
    /** Path of the copy that was put aside; null if that failed. */
    readonly copy: string | null,
    reason: string,
    /** Path of the level that it belongs to, if any. */
    readonly level?: string,
  ) {
    super(`${path}: ${reason}`)
  }
}

/**
 * Reads a small file of the app itself. A file that is missing, broken or of another version counts as absent, because
 * the app must start anyway. `onDamage` is called for one that exists but cannot be read; it is then put aside under
 * another name, so that it is not overwritten.
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

/** The new name of a file that must not be overwritten; null if it could not be renamed. */
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

/** Writes it immediately; rejects if that fails. */
export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`)
}
