import { createHash } from 'node:crypto'
import { extname } from 'node:path'

/** A key that identifies the text of a test by its hash and the extension of its file, which may decide the game. */
export function testKey(name: string, text: string): string {
  return createHash('sha256')
    .update(`${extname(name).toLowerCase()}\0${text}`)
    .digest('base64url')
}
