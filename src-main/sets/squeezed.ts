import { strToU8, zlibSync } from 'fflate'

/** A text in UTF-8 as zlib packs it, in base64. Not by Node’s zlib, whose versions pack differently. */
export function squeezed(text: string): string {
  return Buffer.from(zlibSync(strToU8(text), { level: 9 })).toString('base64')
}
