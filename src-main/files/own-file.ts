import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { mainWords } from '../main-words'

/** Non-blocking access to a file: opening a pipe would wait until somebody writes. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** The text of a small file of the app itself; throws the system's error, or a sentence if it is not a regular file. */
export function readOwnFile(path: string, mostMegabytes = Infinity): string {
  const file = openSync(path, READ)
  try {
    const about = fstatSync(file)
    const { reasons } = mainWords()
    // For a folder, the system itself reports an error when it is read.
    if (!about.isFile() && !about.isDirectory()) throw new Error(reasons.notRegular)
    if (about.size > mostMegabytes * 1024 ** 2)
      throw new Error(reasons.tooLarge({ megabytes: mostMegabytes }))
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}
