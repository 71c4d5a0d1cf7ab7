import { createHash } from 'node:crypto'
import { extname } from 'node:path'

/** Tells one text of a test from another, by its hash; of the file's name only the ending matters to what it is. */
export function testKey(name: string, text: string): string {
  return createHash('sha256')
    .update(`${extname(name).toLowerCase()}\0${text}`)
    .digest('base64url')
}
