import { labyrinth } from '@core/games/testing'
import { cellText } from '@core/games/labyrinth/cells'
import type { Edit, Level } from '@core/games/labyrinth/model'
import type { BoardPoint, Tool } from '../../tools/tool'
import type { Ghost } from './ghost'

/** For tests: a tool without its picture. */
export type Hand = Omit<Tool<Level, Edit, Ghost>, 'icon'>

/** A level of map rows and walks as the text has them; throws when it cannot be read. */
export function levelOf(map: readonly string[], ...walks: readonly string[]): Level {
  const parsed = labyrinth.format.parse([...map, walks.length, ...walks, ''].join('\n'))
  if (!parsed.ok) throw new Error(parsed.error.map(labyrinth.message).join('\n'))
  return parsed.value.level
}

/** The map as rows of text. */
export function mapOf(level: Level): string[] {
  return Array.from({ length: level.rows }, (_, row) =>
    Array.from(level.cells.subarray(row * level.cols, (row + 1) * level.cols), cellText).join(' '),
  )
}

/** A point of the board; the middle of a cell unless parts of it are given. */
export function point(row: number, col: number, dx = 0.5, dy = 0.5): BoardPoint {
  return { row, col, x: col + dx, y: row + dy }
}

/** Uses a tool as a hand does: press, move, release; returns the level after it and the edits made. */
export function stroke(
  tool: Hand,
  start: Level,
  path: readonly BoardPoint[],
  variant = -1,
): { level: Level; edits: Edit[] } {
  const edits: Edit[] = []
  let level = start
  const context = () => ({ level, turn: 0, page: 0, variant })
  const take = (made: readonly Edit[]): void => {
    for (const edit of made) {
      edits.push(edit)
      level = labyrinth.edits.apply(level, edit).level
    }
  }
  const held = tool.begin(context(), path[0]!)
  for (const at of path.slice(1)) take(held?.move(context(), at) ?? [])
  take(held?.end(context(), path.at(-1)!) ?? [])
  return { level, edits }
}
