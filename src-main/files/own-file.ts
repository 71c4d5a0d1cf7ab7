import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { mainWords } from '../main-words'

/** Non-blocking access to a file: opening a pipe would wait until somebody writes. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** The text of a small file of the app's own; throws the system's error, or a sentence where it is no plain file. */
export function readOwnFile(path: string, mostMegabytes = Infinity): string {
  const file = openSync(path, READ)
  try {
    const about = fstatSync(file)
    const { reasons } = mainWords()
    // What reading a folder gives, the system says itself.
    if (!about.isFile() && !about.isDirectory()) throw new Error(reasons.notRegular)
    if (about.size > mostMegabytes * 1024 ** 2)
      throw new Error(reasons.tooLarge({ megabytes: mostMegabytes }))
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}
