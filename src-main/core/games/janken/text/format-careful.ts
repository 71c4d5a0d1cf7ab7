import { levelReader } from '../../../game/level-reader'
import { nounOf } from '../../../game/nouns'
import type { FieldReader, Fields } from '../../../kernel/field-reader'
import { cellNamed, rowName, SIDE } from '../board'
import { diagnostic, type Code } from './diagnostics'
import { readTerrain } from './format-terrain'
import { moveLimit, setLimit, unitLimits } from './limits'
import { unitTypes, type DataSet, type Level, type Move, type Unit } from '../model'

type Reader = FieldReader<Code>
type Line = Fields<Code>

/**
 * Reads the official text. If a text breaks off, `readPart` returns the data sets up to there, and the last one as far
 * as it is known.
 */
export const { parse, readPart } = levelReader(diagnostic, readLevel)

function readLevel(reader: Reader): Level | null {
  const head = reader.line('sets')
  const setCount = head.numberWithin(setLimit)
  head.end()
  if (setCount === null) return null
  const sets: DataSet[] = []
  for (let number = 1; number <= setCount; number++) {
    // After the place where a set breaks off, the meaning of the lines is unknown.
    if (!readSet(reader, number, sets)) return sets.length > 0 ? { sets } : null
  }
  reader.end()
  return { sets }
}

/** Adds a data set, perhaps incomplete; false if it breaks off. */
function readSet(reader: Reader, number: number, sets: DataSet[]): boolean {
  const { terrain, lineCount } = readTerrain(reader)
  if (reader.left === 0 && lineCount < SIDE) {
    reader.line(nounOf('row', { row: rowName(lineCount), set: number }))
    return false
  }
  const { units, isWhole } = readUnits(reader, number)
  const moves = isWhole ? readMoves(reader, number) : null
  sets.push({ terrain, units, moves: moves ?? [] })
  return moves !== null
}

/** The units of a data set, incomplete if it breaks off. */
function readUnits(reader: Reader, number: number): { units: Unit[]; isWhole: boolean } {
  const head = reader.line(nounOf('unit-counts', { set: number }))
  const first = head.numberWithin(unitLimits[0])
  const second = head.numberWithin(unitLimits[1])
  head.end()
  if (first === null || second === null) return { units: [], isWhole: false }
  const unitAt = (index: number) =>
    index < first ? { number: index + 1, side: 1 } : { number: index + 1 - first, side: 2 }
  const read = (line: Line, index: number): Unit => {
    const unit = unitAt(index)
    const type = line.oneOf(unitTypes, nounOf('unit-type', unit), 'not-a-type') ?? 'G'
    const cell = readCell(line, nounOf('unit-cell', unit), 'unit-off-board')
    line.end()
    return { side: index < first ? 1 : 2, type, cell }
  }
  const name = (index: number) => nounOf('unit', { ...unitAt(index), set: number })
  const units = reader.list(first + second, name, read)
  return { units, isWhole: units.length === first + second }
}

/** The moves of a data set; null if it breaks off. */
function readMoves(reader: Reader, number: number): Move[] | null {
  const head = reader.line(nounOf('move-count', { set: number }))
  const count = head.numberWithin(moveLimit)
  head.end()
  if (count === null) return null
  const name = (index: number) => nounOf('move', { number: index + 1, set: number })
  const moves = reader.list(count, name, (line, index) => {
    const move = { number: index + 1 }
    const from = readCell(line, nounOf('move-start', move), 'move-off-board')
    const to = readCell(line, nounOf('move-end', move), 'move-off-board')
    line.end()
    return { from, to }
  })
  return moves.length === count ? moves : null
}

function readCell(line: Line, what: string, offBoard: Code): number {
  const codeOf = (found: string) => (/^[A-Z]\d{1,2}$/.test(found) ? offBoard : 'not-a-cell')
  const cellOf = (text: string) => (cellNamed(text) < 0 ? null : cellNamed(text))
  return line.read(what, codeOf, cellOf) ?? 0
}
