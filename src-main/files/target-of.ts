import { constants } from 'node:fs'
import { access, readlink, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { mainWords } from '../main-words'

/**
 * Why the file at a path without links must not be replaced, in words without a full stop; null if it is a regular file
 * or does not exist. Throws the system's error.
 */
export async function refusalOfTarget(target: string): Promise<string | null> {
  const about = await stat(target).catch(() => null)
  if (!about) return null
  const { reasons } = mainWords()
  if (!about.isFile()) return about.isDirectory() ? reasons.ofSystem.EISDIR : reasons.notRegular
  // Replacing a file only needs a writable folder, but a user who protects a file does so deliberately.
  await access(target, constants.W_OK)
  return null
}

/** The file that a path finally leads to, even if a link points to a file that does not exist yet. */
export async function targetOf(path: string, linksLeft = 32): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  const link = await readlink(path).catch(() => null)
  if (link === null || linksLeft === 0) return path
  return targetOf(resolve(dirname(path), link), linksLeft - 1)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
