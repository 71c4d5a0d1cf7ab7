/** The hashes that identify the text of a test. */
export interface Prints {
  /** Hash of its bytes. */
  readonly exact: string
  /** Hash of its plain text: the same for texts that differ only in whitespace. */
  readonly plain: string
}

/** An earlier test of the set that a test repeats. */
export interface SameAs {
  readonly path: string
  /** Whether it is the same byte for byte, and not just except for whitespace. */
  readonly isExact: boolean
}

/** A text in a form that ignores insignificant whitespace: single spaces, the same line endings, no empty lines at the end. */
export function plainText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
  return lines.join('\n').trimEnd()
}

/** The tests that repeat an earlier one, by path: the first with the same bytes, else with the same tokens. */
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
