import { cellIn, colOf, kingDistance, rowOf, cellName } from '../cells'
import type { Player, Team } from '../model'
import { problem, type Problem } from '../text/diagnostics'
import type { TownMap } from './town'

/** Cells to which a hunter on a cell may move, including its own, row by row, without houses (T2). */
export function hunterSteps(map: TownMap, from: number): readonly number[] {
  return (map.hunterSteps[from] ??= stepsFrom(map.houseAt, from))
}

function stepsFrom(houseAt: Int16Array, from: number): number[] {
  const cells: number[] = []
  for (let row = -1; row <= 1; row++) {
    for (let col = -1; col <= 1; col++) {
      const cell = cellIn(rowOf(from) + row, colOf(from) + col)
      if (cell >= 0 && houseAt[cell]! < 0) cells.push(cell)
    }
  }
  return cells
}

/** Problems of a team's answer (G5), each with the hunter concerned; empty if it is legal. */
export function teamProblems(
  map: TownMap,
  player: Player,
  before: Team,
  after: Team,
): { readonly hunter: number; readonly problem: Problem }[] {
  const found: { hunter: number; problem: Problem }[] = []
  after.forEach((cell, hunter) => {
    const note = (code: Parameters<typeof problem>[0], ...more: (string | number)[]) => {
      const args = [player, hunter + 1, cellName(cell), ...more]
      found.push({ hunter, problem: problem(code, args) })
    }
    if (kingDistance(before[hunter]!, cell) > 1) note('hunter-too-far', cellName(before[hunter]!))
    else if (map.houseAt[cell]! >= 0) note('hunter-in-house')
    const other = after.indexOf(cell)
    if (other < hunter) note('hunters-together', other + 1)
  })
  return found
}
