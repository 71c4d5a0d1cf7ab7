import { linesOfWords, rectAround, type PartText } from '../../../game/part-text'
import { err, ok } from '../../../kernel/result'
import { boardCells, cellName, firstCols, indents, rowLengths, SIDE } from '../board'
import type { Clip, ClipCell } from './region'
import { NO_CELL, terrains, unitTypes, type Side, type Terrain, type UnitType } from '../model'

interface Unit {
  readonly type: UnitType
  readonly row: number
  readonly col: number
}

/**
 * The rows of terrain as in a level, then the number of units of each side, and the units. A whole board is written as
 * in a level. In a part, each row begins directly below the one before, with a full stop for each cell that does not
 * belong to it; its upper left corner is called A1.
 */
export const parts: PartText<Clip> = {
  print({ clip: { cells } }) {
    const isWhole = cells.length === boardCells.length
    const { rows, cols } = rectAround(
      cells.map(({ row }) => row),
      cells.map(({ col }) => col),
    )
    const letters = Array.from({ length: rows }, () => Array.from({ length: cols }, () => NO_CELL))
    for (const { row, col, terrain } of cells) letters[row]![col] = terrain
    const lines = letters.map((row, index) => {
      if (!isWhole) return row.join(' ')
      const first = firstCols[index]!
      return ' '.repeat(indents[index]!) + row.slice(first, first + rowLengths[index]!).join(' ')
    })
    const sides = ([1, 2] as const).map((side) => cells.filter(({ unit }) => unit?.side === side))
    if (sides.some((units) => units.length > 0)) {
      lines.push(sides.map((units) => units.length).join(' '))
      for (const { unit, row, col } of sides.flat()) {
        lines.push(`${unit!.type} ${cellName(row * SIDE + col)}`)
      }
    }
    return lines.map((line) => `${line}\n`).join('')
  },
  parse(text) {
    const lines = linesOfWords(text)
    const end = lines.findIndex(({ words }) => /^\d/.test(words[0]!))
    const rows = (end < 0 ? lines : lines.slice(0, end)).map(({ words }) => words.join(''))
    const bad = rows.findIndex((row) => row.length > SIDE || !isOfTerrain(row))
    if (bad >= 0 || rows.length > SIDE || rows.length === 0) {
      return err(lines[Math.max(0, bad)]?.number ?? 1)
    }
    const isWhole =
      rows.length === SIDE && rows.every((row, index) => row.length === rowLengths[index])
    const cells = rows.flatMap((letters, row) =>
      [...letters].flatMap((terrain, at): ClipCell[] => {
        const col = at + (isWhole ? firstCols[row]! : 0)
        return terrain === NO_CELL ? [] : [{ row, col, terrain: terrain as Terrain, unit: null }]
      }),
    )
    if (cells.length === 0) return err(1)
    const units = end < 0 ? [] : lines.slice(end)
    const standing = [...cells]
    const first = Number(units[0]?.words[0] ?? 0)
    for (const [index, { number, words }] of units.entries()) {
      const isHead = index === 0
      if (isHead && /^\d+ \d+$/.test(words.join(' '))) continue
      const unit = isHead ? null : readUnit(words)
      const at = standing.findIndex(({ row, col }) => row === unit?.row && col === unit.col)
      if (!unit || at < 0) return err(number)
      const side: Side = index <= first ? 1 : 2
      standing[at] = { ...standing[at]!, unit: { side, type: unit.type } }
    }
    const rect = rectAround(
      cells.map(({ row }) => row),
      cells.map(({ col }) => col),
    )
    const clip = standing.map((cell) => ({
      ...cell,
      row: cell.row - rect.row,
      col: cell.col - rect.col,
    }))
    return ok({ clip: { cells: clip }, rect })
  },
}

function isOfTerrain(row: string): boolean {
  return [...row].every((letter) => letter === NO_CELL || terrains.some((one) => one === letter))
}

function readUnit(words: readonly string[]): Unit | null {
  const [letter, name = ''] = words
  const type = unitTypes.find((one) => one === letter)
  const place = /^([A-I])([1-9])$/.exec(name)
  if (!type || !place || words.length !== 2) return null
  return { type, row: place[1]!.charCodeAt(0) - 65, col: Number(place[2]) - 1 }
}
