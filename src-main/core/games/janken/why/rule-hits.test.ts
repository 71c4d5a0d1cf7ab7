import { expect, it } from 'vitest'
import { compareRuleHits } from '../../../debug/testing'
import type { StepView } from '../../../game/debugging'
import { generatedLevel } from '../../../conformance/kit'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { CELLS } from '../board'
import { fieldOf, slotsOf } from '../play/layout'
import { placeOfTurn, terrainAt, type Level } from '../model'
import { BEGIN, END, ENTER, ORDER } from '../play/phases'

const game = findGame('janken')!
const samples = sampleLevels<Level>('janken')
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1)
const levels = [...samples, ...seeds.map((seed) => generatedLevel(game, seed).level as Level)]

const costs = { F: 1, W: 2, H: 3, M: 4, U: Infinity } as const
const beats = { G: 'S', S: 'M', M: 'G' } as const

/** Neighbours on the picture's own rows and diagonals. */
function areBeside(a: number, b: number): boolean {
  const [down, right] = [Math.floor(b / 9) - Math.floor(a / 9), (b % 9) - (a % 9)]
  return ['-1 0', '-1 1', '0 -1', '0 1', '1 -1', '1 0'].includes(`${down} ${right}`)
}

const cells = Array.from({ length: CELLS }, (_, cell) => cell)

/** The rules that decided a step, from the states on both sides of it and the words of the rules page. */
function* rulesOf(level: Level, { before, after, phase, turn }: StepView): Generator<string> {
  if (phase === BEGIN) {
    yield 'M6'
    return
  }
  const { page, index } = placeOfTurn(level, turn)
  const set = level.sets[page]!
  const { from, to } = set.moves[index]!
  const run = fieldOf(level, before)
  const stands = run.at as number[]
  const mover = phase === ORDER ? stands.indexOf(from) : run.mover
  if (phase === ORDER) {
    yield mover < 0 ? 'J2' : 'M3'
    return
  }
  const own = set.units[mover]
  const isEnemy = (unit: number) => own !== undefined && set.units[unit]!.side !== own.side
  const at = stands.map((cell, unit) => (unit === mover ? from : cell))
  const isBeside = (cell: number) =>
    own !== undefined &&
    at.some((other, unit) => {
      return isEnemy(unit) && beats[set.units[unit]!.type] === own.type && areBeside(cell, other)
    })
  if (phase === ENTER) {
    yield 'M1'
    const entered = (fieldOf(level, after).at as number[])[mover]!
    if (stands.some((cell, unit) => unit !== mover && cell === entered)) yield 'M4'
    return
  }
  if (phase === END) {
    yield* ['M3', 'J7']
    if (before[slotsOf(level).points] === 0) yield 'J4'
    if (isBeside(from) || isBeside(to)) yield 'M2'
    if (isBeside(from)) yield 'J1'
    if (isBeside(to)) yield 'M5'
    if (isBeside(from) && isBeside(to) && areBeside(from, to)) {
      // A longer way between neighbours passes cells: only what was left tells whether it was a single step.
      const left = 10 - costs[terrainAt(set, to) as 'F']
      if (before[slotsOf(level).points] === left) yield 'J9'
    }
    return
  }
  yield 'M6'
  const held = at.indexOf(to)
  if (mover < 0) yield 'J2'
  else if (held >= 0) {
    yield 'J3'
    if (held !== mover) yield 'M4'
  } else if (terrainAt(set, to) === 'U') yield* ['J5', 'M1']
  else {
    const cheapest = (mayEnter: (cell: number, last: number) => boolean): number => {
      const cost = new Map([[from, 0]])
      for (let round = 0; round < 61; round++) {
        for (const last of cost.keys()) {
          for (const cell of cells) {
            if (!areBeside(last, cell) || !mayEnter(cell, last)) continue
            const letter = set.terrain[cell] as keyof typeof costs
            const sum = cost.get(last)! + (costs[letter] ?? Infinity)
            if (sum < (cost.get(cell) ?? Infinity)) cost.set(cell, sum)
          }
        }
      }
      return cost.get(to) ?? Infinity
    }
    const isHeldByEnemy = (cell: number) =>
      at.some((other, unit) => other === cell && isEnemy(unit))
    if (cheapest(() => true) > 10) yield 'M1'
    else if (cheapest((cell) => !isHeldByEnemy(cell)) <= 10) yield* ['M5', 'M2']
    else yield 'M4'
  }
}

it('every rule hits where another program says that it decided something', () => {
  const seen = compareRuleHits(game, levels, rulesOf)
  const all = ['J1', 'J2', 'J3', 'J4', 'J5', 'J7', 'J9', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6']
  expect([...seen].sort()).toEqual(all)
})
