/** Whether a judge treats the character with this code as whitespace: space, tab, line endings and the like. */
export function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

/** The end of the whitespace (or of the other characters, if not `whileBlank`) that begins at `at`. */
export function skip(text: string, at: number, whileBlank: boolean): number {
  let end = at
  while (end < text.length && isBlank(text.charCodeAt(end)) === whileBlank) end++
  return end
}
