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

interface Printed {
  readonly path: string
  readonly prints: Prints | null
}

/** The tests that repeat an earlier one, by path: the first with the same bytes, else with the same tokens. What is null is passed over. */
export function sameTests(tests: Iterable<Printed | null>): ReadonlyMap<string, SameAs> {
  const plain = new Map<string, Printed>()
  const exact = new Map<string, string>()
  const found = new Map<string, SameAs>()
  for (const test of tests) {
    if (!test?.prints) continue
    const first = plain.get(test.prints.plain)
    if (!first) {
      plain.set(test.prints.plain, test)
      continue
    }
    // Only among those with the same tokens are bytes compared: nearly all tests have their own.
    exact.set(first.prints!.exact, first.path)
    const twin = exact.get(test.prints.exact)
    found.set(test.path, { path: twin ?? first.path, isExact: twin !== undefined })
    if (twin === undefined) exact.set(test.prints.exact, test.path)
  }
  return found
}
