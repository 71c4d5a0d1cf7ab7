import { cellName, firstCols, indents, rowLengths, SIDE } from '../board'
import { sideCount, type DataSet, type Level } from '../model'

/** The canonical text: rows indented as the statement draws the board. */
export function print(level: Level): string {
  const lines = [`${level.sets.length}`]
  for (const set of level.sets) printSet(set, lines)
  return `${lines.join('\n')}\n`
}

function printSet(set: DataSet, lines: string[]): void {
  for (let row = 0; row < SIDE; row++) {
    const first = row * SIDE + firstCols[row]!
    const letters = set.terrain.slice(first, first + rowLengths[row]!)
    lines.push(' '.repeat(indents[row]!) + letters.split('').join(' '))
  }
  lines.push(`${sideCount(set, 1)} ${sideCount(set, 2)}`)
  for (const { type, cell } of set.units) lines.push(`${type} ${cellName(cell)}`)
  lines.push(`${set.moves.length}`)
  for (const { from, to } of set.moves) lines.push(`${cellName(from)} ${cellName(to)}`)
}
