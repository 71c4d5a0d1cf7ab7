import { keptJson } from '../../ui/kept-json'
import type { Clip } from '../../tools/clip'
import { Selection } from '../../tools/selection'

/** Maximum number of characters of a stamp that is stored; a larger one is kept until the app is closed. */
const MOST_LETTERS = 200_000

/** A stamp in the page's storage. */
interface KeptStamp {
  readonly version: 1
  readonly content: unknown
  readonly rect: Selection['rect']
  /** 0 or 1 for each cell of the rectangle, row by row. */
  readonly cells: string
}

/** The stamp slots of a game, numbered by the digits that take them in hand. */
export const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Slot = (typeof slots)[number]

const kept = new Map<string, Clip>()
/** Counts changes, so that lists of the stamps update. */
let changes = $state(0)

/** The stamp of a game in a slot; null if it is empty. */
export function stampOf(game: string, slot: number): Clip | null {
  void changes
  const name = nameOf(game, slot)
  const held = kept.get(name) ?? read(game, localStorage.getItem(name))
  if (held) kept.set(name, held)
  return held
}

/** Keeps a part in a slot, and stores it for the next start. */
export function keepStamp(game: string, slot: number, clip: Clip): void {
  const name = nameOf(game, slot)
  kept.set(name, clip)
  const text = JSON.stringify(keptForm(clip))
  if (text.length <= MOST_LETTERS) localStorage.setItem(name, text)
  else localStorage.removeItem(name)
  changes++
}

/** Empties a slot. */
export function dropStamp(game: string, slot: number): void {
  const name = nameOf(game, slot)
  kept.delete(name)
  localStorage.removeItem(name)
  changes++
}

function nameOf(game: string, slot: number): string {
  return `stamp ${game} ${slot}`
}

function keptForm({ content, cells }: Clip): KeptStamp {
  const { rect } = cells
  const marks = Array.from({ length: rect.rows * rect.cols }, (_, at) =>
    cells.has(rect.row + Math.trunc(at / rect.cols), rect.col + (at % rect.cols)) ? '1' : '0',
  )
  return { version: 1, content, rect, cells: marks.join('') }
}

function read(game: string, text: string | null): Clip | null {
  const found = keptJson(text) as KeptStamp | null
  if (found?.version !== 1) return null
  const { content, rect, cells: marks } = found
  const cells = Selection.rectangle(rect).within(
    (row, col) => marks[(row - rect.row) * rect.cols + col - rect.col] === '1',
  )
  return cells && { game, content, cells }
}
