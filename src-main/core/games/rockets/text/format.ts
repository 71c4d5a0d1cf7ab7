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

/** What a line of the text speaks of. */
export type LineTopic =
  | { readonly kind: 'head' }
  | { readonly kind: 'rocket'; readonly index: number }
  | { readonly kind: 'door'; readonly index: number }
  | { readonly kind: 'turn'; readonly index: number }
  | { readonly kind: 'none' }

/** What a 1-based line of the level's text speaks of. */
export function topicOfLine(level: Level, line: number): LineTopic {
  let index = line - 1 - HEAD_LINES
  if (index < 0) return { kind: 'head' }
  if (index < level.rockets.length) return { kind: 'rocket', index }
  index -= level.rockets.length
  if (index < level.doors.length) return { kind: 'door', index }
  index -= level.doors.length
  return index < level.turns.length ? { kind: 'turn', index } : { kind: 'none' }
}

/** 1-based line of a rocket, a door or a turn. */
export function lineOf(level: Level, kind: 'rocket' | 'door' | 'turn', index: number): number {
  const first = HEAD_LINES + 1 + index
  if (kind === 'rocket') return first
  return first + level.rockets.length + (kind === 'turn' ? level.doors.length : 0)
}

/** The square that a line speaks of; for a door the square just inside it. */
export function cellsAt(level: Level, place: Place): readonly number[] {
  const topic = topicOfLine(level, place.line)
  let cell = -1
  if (topic.kind === 'rocket') {
    const { x, y } = level.rockets[topic.index]!
    cell = cellAt(level, x, y)
  } else if (topic.kind === 'door') {
    cell = doorCell(level, level.doors[topic.index]!)
  } else if (topic.kind === 'turn') {
    const { x, y } = level.turns[topic.index]!
    cell = cellAt(level, x, y)
  }
  return cell < 0 ? [] : [cell]
}

/** Lines that speak of a square: rockets first, then doors, then turns. */
export function placesOf(level: Level, cell: number): readonly Place[] {
  const places: Place[] = []
  const add = (kind: 'rocket' | 'door' | 'turn', index: number) =>
    places.push({ line: lineOf(level, kind, index), word: 0 })
  level.rockets.forEach(({ x, y }, index) => {
    if (cellAt(level, x, y) === cell) add('rocket', index)
  })
  level.doors.forEach((door, index) => {
    if (doorCell(level, door) === cell) add('door', index)
  })
  level.turns.forEach(({ x, y }, index) => {
    if (cellAt(level, x, y) === cell) add('turn', index)
  })
  return places
}
