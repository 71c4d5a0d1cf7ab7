import { cellText } from '../cells'

/*
 * The texts of a map's rows, cached beside its cells: an edit is printed immediately, and on a large map it changes
 * only a row or two. Cells are never changed in place, so their texts stay valid.
 */
const kept = new WeakMap<Uint32Array, readonly string[]>()

/** The rows as in the text, each with its line ending. */
export function rowTexts(cells: Uint32Array, cols: number): readonly string[] {
  const held = kept.get(cells)
  if (held) return held
  const texts: string[] = []
  for (let first = 0; first < cells.length; first += cols) texts.push(rowText(cells, first, cols))
  kept.set(cells, texts)
  return texts
}

/** Notes that `after` equals `before` except for some cells, so that the texts of the other rows are reused. */
export function keepRowTexts(
  before: Uint32Array,
  after: Uint32Array,
  cols: number,
  changed: readonly number[],
): void {
  const held = kept.get(before)
  if (!held) return
  const texts = [...held]
  for (const row of new Set(changed.map((cell) => Math.trunc(cell / cols)))) {
    texts[row] = rowText(after, row * cols, cols)
  }
  kept.set(after, texts)
}

function rowText(cells: Uint32Array, first: number, cols: number): string {
  const words: string[] = []
  for (let cell = first; cell < first + cols; cell++) words.push(wordOf(cells[cell]!))
  return `${words.join(' ')}\n`
}

// All cells but caves have small values, and usually caves have small numbers, too.
const words: string[] = []

function wordOf(value: number): string {
  if (value >= 4096) return cellText(value)
  return (words[value] ??= cellText(value))
}
