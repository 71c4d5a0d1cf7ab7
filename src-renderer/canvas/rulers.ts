import type { AnyBoardLook, Paint } from './board-view'
import type { Camera } from './camera'
import {
  namedEvery,
  rulerLabels,
  type Ruler,
  type RulerLabel,
  type RuledView,
} from './ruler-labels'
import type { ShownBoard } from './shown-board'

/** Height of a name and approximate width of a character, in pixels, beside cells that are not large. */
const [LINE, LETTER] = [12, 7]
/** Height of the band of columns, and width of that of rows with short names, in pixels. */
const BAND = 18
/**
 * Beside cells larger than `cell` pixels, names grow with them up to the factor `most`: in presentations people sit
 * further away.
 */
const LARGE = { cell: 64, most: 1.8 }

/** Room around a board that its rulers need. */
export function rulerRim(look: AnyBoardLook['rulers']): Camera['rim'] {
  return { pixels: BAND + 4, cells: look?.gap ?? 0.1 }
}

/**
 * Names of columns and rows beside the board. If the board extends beyond the window they stay at the window's edge, on
 * a translucent band. The cell under the pointer, or else the board cursor, is marked on both.
 */
export function paintRulers(paint: Paint, shown: ShownBoard): void {
  const { cell, visible, seen } = paint
  const grown = Math.max(1, Math.min(LARGE.most, cell / LARGE.cell))
  const [line, letter, wideBand] = [LINE * grown, LETTER * grown, BAND * grown]
  const { geometry, rulers: look = {} } = shown.view
  const { size, hover, cursorAt } = shown
  const exists = (row: number, col: number): boolean => shown.cellAt(row, col) !== null
  const view: RuledView = { geometry, size, exists, cell, visible, seen }
  const marked = hover && exists(hover.row, hover.col) ? hover : cursorAt
  const rowName = (row: number): string => look.row?.(row, size) ?? String(row)
  const colName = (col: number): string => look.col?.(col, size) ?? String(col)
  const rowsWidth = Math.max(wideBand, widthOf(letter, rowName(0), rowName(size.rows - 1)) + 8)
  const gap = Math.max(2, cell * (look.gap ?? 0.1)) + line / 2 + 1
  const cols: Ruler = { axis: 'col', isAtEnd: look.isBelow === true, gap, band: wideBand }
  const rows: Ruler = {
    axis: 'row',
    isAtEnd: look.isRight === true,
    gap: Math.max(gap, Math.max(2, cell * (look.gap ?? 0.1)) + rowsWidth / 2),
    band: rowsWidth,
  }
  const between = geometry.centreOf(size, 1, 0).y - geometry.centreOf(size, 0, 0).y
  const ofCols = rulerLabels(view, cols)
  const ofRows = rulerLabels(view, rows)
  const isColsHeld = ofCols.some(({ isHeld }) => isHeld)
  const isRowsHeld = ofRows.some(({ isHeld }) => isHeld)
  paintBand(paint, cols, ofCols, cell)
  paintBand(paint, rows, ofRows, cell * between)
  // The corner belongs to both bands, so it stays empty.
  const corner = {
    x: rows.isAtEnd ? (seen.x + seen.width) * cell - rowsWidth : seen.x * cell + rowsWidth,
    y: cols.isAtEnd ? (seen.y + seen.height) * cell - wideBand : seen.y * cell + wideBand,
  }
  const isFreeCol = ({ x }: RulerLabel): boolean =>
    !isRowsHeld || (rows.isAtEnd ? x < corner.x - letter : x > corner.x + letter)
  const isFreeRow = ({ y }: RulerLabel): boolean =>
    !isColsHeld || (cols.isAtEnd ? y < corner.y - line / 2 : y > corner.y + line / 2)
  const wide = widthOf(letter, colName(0), colName(size.cols - 1))
  paintNames(paint, ofCols.filter(isFreeCol), {
    name: colName,
    every: namedEvery(cell, wide + 5),
    marked: marked?.col ?? null,
    along: 'x',
    grown,
    least: wide + 5,
  })
  paintNames(paint, ofRows.filter(isFreeRow), {
    name: rowName,
    every: namedEvery(cell * between, line + 2),
    marked: marked?.row ?? null,
    along: 'y',
    grown,
    least: line + 2,
  })
}

function widthOf(letter: number, ...names: readonly string[]): number {
  return Math.max(...names.map((name) => name.length)) * letter
}

/** Paints the band under the names that are over the board. */
function paintBand(
  { ctx, theme }: Paint,
  { axis, band }: Ruler,
  labels: readonly RulerLabel[],
  spacing: number,
): void {
  const held = labels.filter(({ isHeld }) => isHeld)
  const [first, last] = [held[0], held.at(-1)]
  if (!first || !last) return
  ctx.save()
  ctx.globalAlpha = 0.93
  ctx.fillStyle = theme.ground
  const length = (from: number, to: number): number => to - from + spacing
  if (axis === 'col') {
    ctx.fillRect(first.x - spacing / 2, first.y - band / 2, length(first.x, last.x), band)
  } else ctx.fillRect(first.x - band / 2, first.y - spacing / 2, band, length(first.y, last.y))
  ctx.restore()
}

interface Naming {
  readonly name: (at: number) => string
  /** Only every so many lines have a name. */
  readonly every: number
  /** The index of the marked line; null for none. */
  readonly marked: number | null
  readonly along: 'x' | 'y'
  /** Minimum distance of two names in pixels. */
  readonly least: number
  /** Size relative to the usual one. */
  readonly grown: number
}

function paintNames(paint: Paint, labels: readonly RulerLabel[], naming: Naming): void {
  const { ctx, theme } = paint
  const { name, every, along, least, grown } = naming
  const marked = labels.find(({ at }) => at === naming.marked)
  ctx.save()
  ctx.font = `${Math.round(11 * grown)}px ${theme.font}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const label of labels) {
    if (label.at % every !== 0) continue
    if (marked && Math.abs(label[along] - marked[along]) < least) continue
    ctx.fillStyle = label.isHeld ? theme.text : theme.textMuted
    ctx.fillText(name(label.at), label.x, label.y)
  }
  if (marked) {
    const text = name(marked.at)
    const high = 16 * grown
    const width = Math.max(high, widthOf(LETTER * grown, text) + 4)
    ctx.fillStyle = theme.accent
    ctx.beginPath()
    ctx.roundRect(marked.x - width / 2, marked.y - high / 2, width, high, 3)
    ctx.fill()
    ctx.fillStyle = theme.ground
    ctx.fillText(text, marked.x, marked.y)
  }
  ctx.restore()
}
