import { expect, it } from 'vitest'
import { compareRuleHits } from '../../../debug/testing'
import type { StepView } from '../../../game/debugging'
import { generatedLevel } from '../../../conformance/kit'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { colOf, rowOf } from '../cells'
import { ghostsOf, hunterCells, slots } from '../play/layout'
import type { Level } from '../model'
import { APPEAR, MOVE } from '../play/phases'
import { cornersOf } from '../play/town'

const game = findGame('ghosts')!
const samples = sampleLevels<Level>('ghosts').filter(isShort)
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1)
const levels = [...samples, ...seeds.map((seed) => generatedLevel(game, seed).level as Level)]

function isShort({ form }: Level): boolean {
  // No state says what a transcript does not show.
  return form !== 'transcript'
}

/** The house on a cell, -1 on the street. */
function houseOf({ town }: Level, cell: number): number {
  return town.findIndex(({ row, col, rows, cols }) => {
    const [down, right] = [rowOf(cell) - row, colOf(cell) - col]
    return down >= 0 && right >= 0 && down < rows && right < cols
  })
}

/** The rules that decided a step, from the states on both sides of it and the words of the rules page. */
function* rulesOf(level: Level, { before, after, phase, turn }: StepView): Generator<string> {
  const made = level.turns[turn]
  if (!made) {
    yield 'G5'
    return
  }
  const [old, now] = [ghostsOf(before), ghostsOf(after)]
  const hunters = hunterCells(before)
  if (phase === MOVE) {
    for (const [index, { cell }] of old.entries()) {
      const to = now[index]!.cell
      const [here, there] = [houseOf(level, cell), houseOf(level, to)]
      if (now[index]!.isUnseen) continue
      if (here >= 0 && here !== there) {
        yield* ['W4', 'W1', 'W2']
        if (there >= 0) yield 'G3'
        if (cameAlong(level, turn, index)) yield 'W3'
      }
      if (there >= 0 && there !== here) yield* ['W4', 'W1']
    }
    return
  }
  if (phase === APPEAR) {
    const gone = old.filter(({ isDoomed }) => isDoomed)
    if (gone.length > 0) yield 'T4'
    const held = old.filter(({ isDoomed }) => !isDoomed).map(({ cell }) => cell)
    for (const { index } of gone) {
      const { cell } = now[index]!
      if (held.includes(cell) || hunters.includes(cell)) yield 'G9'
      held.push(cell)
    }
    if (after[slots.births]! - before[slots.births]! !== gone.length)
      throw new Error('a ghost too few')
    return
  }
  for (const { cell, isDoomed, isUnseen } of old) {
    const near = (team: number[]) =>
      team.filter(
        (at) => Math.abs(rowOf(at) - rowOf(cell)) <= 2 && Math.abs(colOf(at) - colOf(cell)) <= 2,
      )
    const most = Math.max(near(hunters.slice(0, 8)).length, near(hunters.slice(8)).length)
    if (isUnseen) continue
    if (most >= 4) yield 'T3'
    if (most >= 4 && !isDoomed) yield 'G4'
  }
}

/** Whether a ghost has gone along its house since it came to it, by the cells that the match names. */
function cameAlong(level: Level, turn: number, index: number): boolean {
  const cellAfter = (made: number): number => {
    if (made < 0) return level.starts![index]!
    const move = level.turns[made]!.ghosts![index]!
    return move.next >= 0 ? move.next : move.at
  }
  const isNew = (made: number) => made < 0 || level.turns[made]!.ghosts![index]!.next >= 0
  const corner = cellAfter(turn - 1)
  const house = houseOf(level, corner)
  if (!cornersOf(level.town[house]!).includes(corner)) throw new Error('left by no corner')
  let came = turn - 1
  while (!isNew(came) && houseOf(level, cellAfter(came - 1)) === house) came--
  return cellAfter(came) !== corner
}

it('every rule hits where another program says that it decided something', () => {
  const seen = compareRuleHits(
    game,
    levels.filter(({ turns }) => turns.every(({ ghosts }) => ghosts?.every(({ at }) => at >= 0))),
    rulesOf,
  )
  expect([...seen].sort()).toEqual(['G3', 'G4', 'G5', 'G9', 'T3', 'T4', 'W1', 'W2', 'W3', 'W4'])
})
