import type { Place } from '../../../kernel/diagnostics'
import { HEAD_LINES } from './limits'
import { cellAt, doorCell, type Level } from '../model'

/** The canonical text. */
export function print(level: Level): string {
  const lines = [
    `${level.width} ${level.height}`,
    `${level.rockets.length}`,
    `${level.doors.length}`,
    `${level.turns.length}`,
  ]
  for (const { x, y } of level.rockets) lines.push(`${x} ${y}`)
  for (const { at, wall } of level.doors) lines.push(`${at} ${wall}`)
  for (const { x, y, way } of level.turns) lines.push(`${x} ${y} ${way}`)
  return `${lines.join('\n')}\n`
}

/** 1-based line of a rocket, a door or a turn. */
export function lineOf(level: Level, kind: 'rocket' | 'door' | 'turn', index: number): number {
  const first = HEAD_LINES + 1 + index
  if (kind === 'rocket') return first
  return first + level.rockets.length + (kind === 'turn' ? level.doors.length : 0)
}

/** The square that a line refers to; for a door the square just inside it. */
export function cellsAt(level: Level, { line }: Place): readonly number[] {
  const cell = cellOfLine(level, line)
  return cell < 0 ? [] : [cell]
}

/** Lines that refer to a square: rockets first, then doors, then turns. */
export function placesOf(level: Level, cell: number): readonly Place[] {
  const places: Place[] = []
  const end = lineOf(level, 'turn', level.turns.length)
  for (let line = lineOf(level, 'rocket', 0); line < end; line++) {
    if (cellOfLine(level, line) === cell) places.push({ line, word: 0 })
  }
  return places
}

/** -1 for a line that refers to no square of the grid. */
function cellOfLine(level: Level, line: number): number {
  const { rockets, doors, turns } = level
  const door = doors[line - lineOf(level, 'door', 0)]
  if (door) return doorCell(level, door)
  const square =
    rockets[line - lineOf(level, 'rocket', 0)] ?? turns[line - lineOf(level, 'turn', 0)]
  return square ? cellAt(level, square.x, square.y) : -1
}
