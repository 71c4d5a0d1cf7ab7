import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { cliFilesWords } from './cli-files-words'

/**
 * Makes a folder and those above it that are missing, one by one from the nearest that exists: Node's own way of
 * making them all never ends where the system makes none, as in /proc. Throws the system's error, or a sentence.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  let at = resolve(folder)
  // The root of a drive that is not there has no parent either.
  while (!statSync(at, { throwIfNoEntry: false }) && dirname(at) !== at) {
    missing.push(at)
    at = dirname(at)
  }
  for (const path of missing.reverse()) makeOne(path)
}

function makeOne(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process created it first.
    const isThere = code === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory()
    if (isThere) return
    if (code !== 'ENOENT') throw error
    throw new Error(cliFilesWords().noFolder({ folder: dirname(path) }), { cause: error })
  }
}
