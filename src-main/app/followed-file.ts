import { unwatchFile, watchFile } from 'node:fs'
import { readOwnFile } from '../files/own-file'

/** Time between two checks of a file that may be edited by hand, in ms. */
const EVERY = 1000
/** Maximum size of the file: a larger one was not written by hand. */
const MOST_MEGABYTES = 1

/** The text of a file, without a byte order mark; null if there is none. Throws the reason if it cannot be read. */
export function textOf(path: string): string | null {
  try {
    return readOwnFile(path, MOST_MEGABYTES).replace(/^\ufeff/, '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Calls `onChange` when a small file of the app changes, whoever changes it, without keeping the process alive. */
export function followFile(path: string, onChange: () => void): () => void {
  const listener = (): void => onChange()
  watchFile(path, { interval: EVERY, persistent: false }, listener)
  return () => unwatchFile(path, listener)
}
