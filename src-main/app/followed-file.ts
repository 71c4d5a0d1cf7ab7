import { unwatchFile, watchFile } from 'node:fs'
import { readOwnFile } from '../files/own-file'

/** Ms between two looks at a file that may be edited by hand. */
const EVERY = 1000
/** Longest file that is read: what is longer was not written by hand. */
const MOST_MEGABYTES = 1

/** What stands in a file, without the mark that some editors put before it; null if there is none. Throws why it cannot be read. */
export function textOf(path: string): string | null {
  try {
    return readOwnFile(path, MOST_MEGABYTES).replace(/^\ufeff/, '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Hears of changes of a small file of the app’s own, whoever makes them, without holding up the end of the process. */
export function followFile(path: string, onChange: () => void): () => void {
  const listener = (): void => onChange()
  watchFile(path, { interval: EVERY, persistent: false }, listener)
  return () => unwatchFile(path, listener)
}
