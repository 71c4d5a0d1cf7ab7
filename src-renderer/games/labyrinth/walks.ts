import { startCell, type Level } from '@core/games/labyrinth/model'
import type { BoardTheme } from '../../canvas/theme'
import { words } from '../../ui/words'

/** Id of the tool whose setting is the chosen walk. */
export const WALK_TOOL = 'walk'

/** The statement's players, and further ones in their manner. */
const names = words.labyrinth.own.names.split(' ')

/** What a walk is called beside its number; it is no part of the text. */
export function walkName(index: number): string {
  return names[index] ?? words.labyrinth.entity({ walk: index + 1 })
}

/** What can be read on a walk's colour. */
export function onWalkInk(theme: BoardTheme): string {
  return theme.isDark ? '#10141a' : '#fff'
}

/** The chosen walk, from the walk tool's setting; one past the last is a walk to be added. */
export function chosenWalk(level: Level, variant: number | undefined): number {
  return Math.max(0, Math.min(variant ?? 0, level.walks.length))
}

/** Starts that share a cell: the first walk, and how many they are. */
export interface StartMark {
  readonly cell: number
  readonly walk: number
  readonly count: number
}

const marksOf = new WeakMap<readonly unknown[], readonly StartMark[]>()

/** Where the walks of a level start; kept until the walks change. */
export function startMarks(level: Level): readonly StartMark[] {
  const held = marksOf.get(level.walks)
  if (held) return held
  const byCell = new Map<number, StartMark>()
  level.walks.forEach((walk, index) => {
    const cell = startCell(level, walk)
    const before = byCell.get(cell)
    if (before) byCell.set(cell, { ...before, count: before.count + 1 })
    else if (cell >= 0) byCell.set(cell, { cell, walk: index, count: 1 })
  })
  const marks = [...byCell.values()]
  marksOf.set(level.walks, marks)
  return marks
}
