/** Largest text of a level, in bytes of UTF-8: several times the largest known. No larger file is opened. */
export const MAX_LEVEL_BYTES = 16 * 1024 * 1024

/** The same in MB, for messages. */
export const MAX_LEVEL_MB = MAX_LEVEL_BYTES / 1024 / 1024

/** Characters of a text that may be opened with errors, so that they can be fixed; a longer one must have none. */
export const MOST_WITH_FAULTS = 1024 * 1024

/** True for a text that could be saved but not opened again. */
export function isTooLong(text: string): boolean {
  if (text.length > MAX_LEVEL_BYTES) return true
  // A character takes at most three bytes, or four if it is two UTF-16 units.
  return text.length * 3 > MAX_LEVEL_BYTES && utf8Bytes(text) > MAX_LEVEL_BYTES
}

/** The length of a text in UTF-8, in bytes. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isHalf = unit >= 0xd800 && unit < 0xe000
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3
  }
  return bytes
}
