/** Blanks that a text lacks at an offset for its words to stand in columns. */
export interface Pad {
  /** Where the blanks before the next word end, in UTF-16 units from the start of the line. */
  readonly at: number
  readonly blanks: number
}

/** Fewest words of a line that make a row of a table. */
const FEWEST = 3

/**
 * What lines lack for their words to stand one below the other, by the index of the line: lines that follow each other and
 * have equally many words, three or more, are one table. Lines that need nothing are left out.
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

/** From one word to the next; of the last one nothing. */
function widthOf(row: readonly number[], col: number): number {
  return (row[col + 1] ?? row[col]!) - row[col]!
}

function wordStarts(line: string): readonly number[] {
  return Array.from(line.matchAll(/\S+/g), ({ index }) => index)
}
