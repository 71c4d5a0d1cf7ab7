import { expect, it } from 'vitest'
import { compareRuleHits } from '../../../debug/testing'
import type { StepView } from '../../../game/debugging'
import { generatedLevel } from '../../../conformance/kit'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { CAVE, ESTUARY, ISLAND, isWater, kindOf, numberOf, RIVER, WALL, wayOf } from '../cells'
import { momentOf } from '../play/layout'
import type { Level } from '../model'
import { IN_CAVE, IN_CURRENT, ON_BOG, ON_STEP, ON_WALL, START } from '../play/phases'

const game = findGame('labyrinth')!
const samples = sampleLevels<Level>('labyrinth').filter(isShort)
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1)
const levels = [...samples, ...seeds.map((seed) => generatedLevel(game, seed).level as Level)]

function isShort({ rows }: Level): boolean {
  return rows < 30
}

/** The cell a way on, -1 off the map; ways are N, E, S, W. */
function next({ rows, cols }: Level, cell: number, way: number): number {
  const row = Math.floor(cell / cols) + [-1, 0, 1, 0][way]!
  const col = (cell % cols) + [0, 1, 0, -1][way]!
  return row < 0 || col < 0 || row >= rows || col >= cols ? -1 : row * cols + col
}

/** The rules that decided a step, from the states on both sides of it and the words of the rules page. */
function* rulesOf(level: Level, { before, after, phase }: StepView): Generator<string> {
  const { cell, from, walk, move, isUnderWay } = momentOf(after)
  const entered = momentOf(before).cell
  const kind = (at: number) => kindOf(level.cells[at]!)
  if (phase === START) {
    yield kind(cell) === ISLAND ? 'IN' : 'L7'
    return
  }
  const target = next(level, from, 'NESW'.indexOf(level.walks[walk]!.moves[move - 1]!))
  const isWall = target < 0 || kind(target) === WALL
  const isDrawn = phase === IN_CURRENT && cell !== entered
  if (phase === ON_BOG) {
    yield 'M1'
    if (isWall) yield 'L8'
  } else if (phase === ON_WALL) {
    yield* ['M2', 'L1']
    if (kind(from) === CAVE) yield 'L5'
  } else if (phase === ON_STEP) yield 'M3'
  else if (phase === IN_CAVE) {
    yield 'M4'
    const chain = numberOf(level.cells[entered]!)
    const caves = [...level.cells].filter((v) => kindOf(v) === CAVE && numberOf(v) === chain)
    if (caves.length === 1) yield 'L6'
  } else if (phase === IN_CURRENT) {
    yield 'M5'
    const [here, there] = [level.cells[from]!, level.cells[entered]!]
    const isOwn = isWater(here) && numberOf(here) === numberOf(there)
    const isUp = next(level, entered, wayOf(there)) === from
    if (kindOf(here) === ESTUARY && isOwn) yield 'L4'
    if (isDrawn && isWater(here) && (!isOwn || kindOf(here) === RIVER)) yield 'L3'
    if (isDrawn && isOwn && isUp) throw new Error('drawn upstream')
    if (isDrawn) yield 'L2'
  }
  const isSaid = !isUnderWay
  if (isSaid && phase !== ON_WALL && !isDrawn) yield 'IN'
}

it('every rule hits where another program says that it decided something', () => {
  const seen = compareRuleHits(game, levels, rulesOf)
  const all = ['IN', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'M1', 'M2', 'M3', 'M4', 'M5']
  expect([...seen].sort()).toEqual(all)
})
