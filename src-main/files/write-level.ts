import { constants } from 'node:fs'
import { access, readlink, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { FileProblem } from '@core/protocol/ipc'
import { err, ok } from '@core/kernel/result'
import type { Result } from '@core/kernel/result'
import { fileProblem, systemProblem } from './file-problem'
import { replaceFile } from './replace-file'

/** Savings under way, the last by path. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Replaces a file by a text in one go: whoever reads it sees the old or the new text, never a half. Keeps the mode of
 * a file that is there; a link keeps pointing to its file, whose text is replaced. Savings of one path come one after
 * the other, so that the last text asked for is the one that stays.
 */
export function writeLevel(path: string, text: string): Promise<Result<null, FileProblem>> {
  const before = underWay.get(path) ?? Promise.resolve()
  const mine = before.catch(() => undefined).then(() => write(path, text))
  underWay.set(path, mine)
  const forget = (): void => {
    if (underWay.get(path) === mine) underWay.delete(path)
  }
  mine.then(forget, forget)
  return mine
}

async function write(path: string, text: string): Promise<Result<null, FileProblem>> {
  try {
    const target = await plainTarget(path)
    if (!target.ok) return target
    await replaceFile(target.value, text)
    return ok(null)
  } catch (error) {
    const problem = systemProblem(path, 'written', error)
    if (!problem) throw error
    return err(problem)
  }
}

/** The plain file that a path stands for and that may be replaced, or that is not there yet. Throws the system's error. */
export async function plainTarget(path: string): Promise<Result<string, FileProblem>> {
  const target = await targetOf(path)
  const about = await stat(target).catch(() => null)
  if (about && !about.isFile()) {
    const reason = about.isDirectory() ? 'it is a folder' : 'it is no plain file'
    return err(fileProblem(path, 'NOTFILE', `The file cannot be written: ${reason}.`))
  }
  // Replacing needs a writable folder alone, but whoever protects a file means it.
  if (about) await access(target, constants.W_OK)
  return ok(target)
}

/** The file that a path stands for in the end, also where a link points to a file that is not there yet. */
async function targetOf(path: string, linksLeft = 32): Promise<string> {
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
