/** What tells the text of a test from others. */
export interface Prints {
  /** Hash of its bytes. */
  readonly exact: string
  /** Hash of its plain text: the same for texts that differ in blanks and line ends alone. */
  readonly plain: string
}

/** An earlier test of the set that a test says again. */
export interface SameAs {
  readonly path: string
  /** Byte for byte, and not but for blanks and line ends. */
  readonly isExact: boolean
}

/** A text without what readers pass over: blanks are single, lines end alike, and none is empty at the end. */
export function plainText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
  return lines.join('\n').trimEnd()
}

/** The tests that say again what an earlier one says, by path: the first that has the same bytes, else the same words. */
export function sameTests(
  tests: Iterable<{ readonly path: string; readonly prints: Prints | null }>,
): ReadonlyMap<string, SameAs> {
  const exact = new Map<string, string>()
  const plain = new Map<string, string>()
  const found = new Map<string, SameAs>()
  for (const { path, prints } of tests) {
    if (!prints) continue
    const twin = exact.get(prints.exact)
    const like = twin ?? plain.get(prints.plain)
    if (like !== undefined) found.set(path, { path: like, isExact: twin !== undefined })
    if (twin === undefined) exact.set(prints.exact, path)
    if (!plain.has(prints.plain)) plain.set(prints.plain, path)
  }
  return found
}
