/** Whether a judge takes the letter of this code for a blank: space, tab, line ends and their like. */
export function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

/** The next place from `at` on where a text is blank, or not; its end where there is none. */
export function skip(text: string, at: number, whileBlank: boolean): number {
  let end = at
  while (end < text.length && isBlank(text.charCodeAt(end)) === whileBlank) end++
  return end
}
