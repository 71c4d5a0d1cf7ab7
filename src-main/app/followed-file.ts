import { readFileSync, unwatchFile, watchFile } from 'node:fs'

/** Ms between two looks at a file that may be edited by hand. */
const EVERY = 1000

/** What stands in a file; null where there is none. */
export function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
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
