/** Spaces missing at a place of a line for its words to be aligned. */
export interface Pad {
  /** The end of the spaces before the next word, in UTF-16 units from the start of the line. */
  readonly at: number
  readonly blanks: number
}

/** Minimum number of words in a row of a table. */
const FEWEST = 3

/**
 * The spaces missing for the words of lines to be aligned, by index of the line: consecutive lines with the same number
 * of words, three or more, are a table. Lines that need no spaces are left out.
 */
export function columnPads(lines: readonly string[]): ReadonlyMap<number, readonly Pad[]> {
  const pads = new Map<number, readonly Pad[]>()
  const starts = lines.map(wordStarts)
  for (let from = 0; from < lines.length;) {
    const count = starts[from]!.length
    let to = from + 1
    while (to < lines.length && starts[to]!.length === count) to++
    if (count >= FEWEST && to > from + 1) {
      const rows = starts.slice(from, to)
      const widths = rows[0]!.map((_, col) => Math.max(...rows.map((row) => widthOf(row, col))))
      rows.forEach((row, index) => {
        const found = row.flatMap((_, col) => {
          const blanks = widths[col]! - widthOf(row, col)
          return blanks > 0 && col + 1 < count ? { at: row[col + 1]!, blanks } : []
        })
        if (found.length > 0) pads.set(from + index, found)
      })
    }
    from = to
  }
  return pads
}

/** Distance from one word to the next; 0 for the last one. */
function widthOf(row: readonly number[], col: number): number {
  return (row[col + 1] ?? row[col]!) - row[col]!
}

function wordStarts(line: string): readonly number[] {
  return Array.from(line.matchAll(/\S+/g), ({ index }) => index)
}
