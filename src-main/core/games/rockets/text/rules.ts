import type { InputFault } from '../../../game/inputs'
import { limitDiagnostics } from '../../../game/limits'
import { sortDiagnostics, type Diagnostic, type Place } from '../../../kernel/diagnostics'
import { diagnostic, problem, type Problem } from './diagnostics'
import { HEAD_LINES, quantitiesOf } from './limits'
import { cellAt, doorCell, isPit, type Door, type Level } from '../model'
import { oldestStanding, placementOn } from '../play/placement'

/** Why a player's rocket may not be on a square (R9, R10); null if it may. */
export function rocketProblem(level: Level, player: number, x: number, y: number): Problem | null {
  const at = [player + 1, x, y]
  if (cellAt(level, x, y) < 0) {
    return problem('rocket-off-grid', [...at, level.width - 1, level.height - 1])
  }
  if (isPit(level, x, y)) return problem('rocket-on-pit', at)
  const other = level.rockets.findIndex((r, i) => i < player && r.x === x && r.y === y)
  return other < 0 ? null : problem('rocket-on-rocket', [...at, other + 1])
}

/** Why a door may not be where it is; null if it may. Another door at the same place is only a warning (R9). */
export function doorProblem(level: Level, index: number, door: Door): Problem | null {
  const length = door.wall === 'N' || door.wall === 'S' ? level.width : level.height
  const args = [index + 1, door.at, door.wall, length - 2]
  if (door.at < 0 || door.at >= length) return problem('door-off-grid', args)
  if (door.at === 0 || door.at === length - 1) return problem('door-in-corner', args)
  return null
}

/** All problems of a level that could be read, in text order. Linear in the length of the text. */
export function validate(level: Level): Diagnostic[] {
  return [
    ...headDiagnostics(level),
    ...rocketDiagnostics(level),
    ...doorDiagnostics(level),
    ...turnDiagnostics(level),
  ]
}

function headDiagnostics(level: Level): Diagnostic[] {
  const { width, height } = level
  const found = limitDiagnostics(quantitiesOf(level), diagnostic)
  if (width === height) return found
  return sortDiagnostics([
    ...found,
    diagnostic('not-square', { line: 1, word: 1 }, [], [width, height]),
  ])
}

function rocketDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  level.rockets.forEach(({ x, y }, player) => {
    const why = rocketProblem(level, player, x, y)
    if (!why) return
    const line = HEAD_LINES + 1 + player
    found.push(diagnostic(why.code, squarePlace(level, line, x, y), cellsOf(level, x, y), why.args))
  })
  return found
}

function doorDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  const held = new Map<string, number>()
  level.doors.forEach((door, index) => {
    const place = { line: HEAD_LINES + 1 + level.rockets.length + index, word: 0 }
    const cell = doorCell(level, door)
    const cells = cell < 0 ? [] : [cell]
    const why = doorProblem(level, index, door)
    if (why) found.push(diagnostic(why.code, place, cells, why.args))
    const key = `${door.at} ${door.wall}`
    const other = held.get(key)
    if (other === undefined) held.set(key, index)
    else
      found.push(diagnostic('door-twice', place, cells, [index + 1, door.at, door.wall, other + 1]))
  })
  return found
}

function turnDiagnostics(level: Level): Diagnostic[] {
  return Array.from(turnProblems(level), ({ why }) => why)
}

/** The turns with illegal arrows (R5, R6). */
export function* turnProblems(level: Level): Generator<InputFault, undefined> {
  const { width, height, turns } = level
  const cellCount = isBoard(level) ? width * height : 0
  // Last turn that used a cell, plus 1. Its arrow is still there if it is recent enough, so nothing has to be removed.
  const lastUse = new Int32Array(cellCount)
  const rocketAt = new Map<number, number>()
  level.rockets.forEach(({ x, y }, player) => {
    const cell = cellAt(level, x, y)
    if (!rocketAt.has(cell)) rocketAt.set(cell, player)
  })
  const firstLine = HEAD_LINES + 1 + level.rockets.length + level.doors.length
  for (let turn = 0; turn < turns.length; turn++) {
    const { x, y } = turns[turn]!
    const cell = cellAt(level, x, y)
    const last = cell < 0 ? -1 : (lastUse[cell] ?? 0) - 1
    const holder = last >= oldestStanding(level, turn) ? last : -1
    if (cell >= 0) lastUse[cell] = turn + 1
    const why = placementOn(level, turn, x, y, rocketAt.get(cell) ?? -1, holder)
    if (!why) continue
    const place = squarePlace(level, firstLine + turn, x, y)
    yield { index: turn, turn, why: diagnostic(why.code, place, cellsOf(level, x, y), why.args) }
  }
  return undefined
}

/** The word to underline: y if only y is wrong, otherwise x. */
function squarePlace(level: Level, line: number, x: number, y: number): Place {
  const isOnlyY = x >= 0 && x < level.width && (y < 0 || y >= level.height)
  return { line, word: isOnlyY ? 1 : 0 }
}

function cellsOf(level: Level, x: number, y: number): number[] {
  const cell = cellAt(level, x, y)
  return cell < 0 ? [] : [cell]
}

function isBoard(level: Level): boolean {
  return level.width > 0 && level.height > 0 && level.width * level.height <= 1_000_000
}
