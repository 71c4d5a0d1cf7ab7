/** Whether a judge treats the character with this code as whitespace: space, tab, line endings and the like. */
export function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

/** The first whitespace, and the first other character, from `lastIndex` on. */
const BLANK = /[\t-\r ]/g
const OTHER = /[^\t-\r ]/g

/** Characters after which a pattern finds an end faster than a look at each. */
const LONG = 64

/** The end of the whitespace (or of the other characters, if not `whileBlank`) that begins at `at`. */
export function skip(text: string, at: number, whileBlank: boolean): number {
  const near = Math.min(text.length, at + LONG)
  for (let end = at; end < near; end++) if (isBlank(text.charCodeAt(end)) !== whileBlank) return end
  const ending = whileBlank ? OTHER : BLANK
  ending.lastIndex = near
  return ending.exec(text)?.index ?? text.length
}
