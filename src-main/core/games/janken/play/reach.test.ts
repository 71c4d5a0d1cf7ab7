import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { boardCells, neighbourTable } from '../board'
import { explainMove } from './explain'
import { startField } from './field'
import { Play } from './play'
import { reach } from './reach'
import { readings, rulesOf } from './readings'
import { wayTo } from './search'
import { randomSet } from '../testing'

const sets = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => randomSet(makeRng(seed)))
const readingIds = fc.constantFrom(undefined, ...readings.map(({ id }) => id))
const neighbours = neighbourTable()

describe('reach and the explanation of moves', () => {
  it('say of every cell what the fast path does, for every reading', () => {
    fc.assert(
      fc.property(sets, readingIds, (set, id) => {
        const field = startField(set)
        const rules = rulesOf(id)
        const play = new Play(rules)
        set.units.forEach(({ cell: from, side }, unit) => {
          const fast = boardCells.map((to) => {
            play.load(set)
            return play.move({ from, to })
          })
          const explained = boardCells.map((to) => {
            const outcome = explainMove(field, { from, to }, rules)
            return outcome.kind === 'made' ? outcome.left : -1
          })
          expect(explained).toEqual(fast)
          if (side === 2 && !rules.maySideTwoMove) return
          const { cells } = reach(field, unit, rules)
          const ends = boardCells.map((cell) => {
            const { kind, left } = cells[cell]!
            return kind === 'free' || kind === 'end-only' ? left : -1
          })
          expect(ends).toEqual(fast)
        })
      }),
      { seed: 1 },
    )
  })

  it('give ways whose steps are neighbours and whose costs add up', () => {
    fc.assert(
      fc.property(sets, (set) => {
        set.units.forEach(({ cell: from, side }, unit) => {
          const { ways, cells } = reach(startField(set), unit)
          const enemies = set.units.filter((other) => other.side !== side)
          const faults = boardCells.filter((to) => {
            const way = wayTo(ways, to)
            const steps = [from, ...way.map(({ cell }) => cell)]
            const sum = way.reduce((total, { cost }) => total + cost, 0)
            return (
              steps.slice(1).some((cell, at) => !neighbours[steps[at]!]!.includes(cell)) ||
              steps.slice(1, -1).some((cell) => ways.ground.bar[cell]! >= 0) ||
              steps.some((cell) => enemies.some((enemy) => enemy.cell === cell)) ||
              (way.length > 0 && sum !== cells[to]!.cost)
            )
          })
          expect(faults).toEqual([])
        })
      }),
      { seed: 1 },
    )
  })

  it('name a unit that is really there when one is in the way', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const field = startField(set)
        for (const { cell: from, side } of set.units) {
          for (const to of boardCells) {
            const outcome = explainMove(field, { from, to })
            if (outcome.kind === 'made') continue
            const { reason, by, cell, cost } = outcome.refusal
            if (reason === 'barred') {
              expect(set.units[by]!.side).not.toBe(side)
              expect(neighbours[cell]).toContain(set.units[by]!.cell)
            }
            if (reason === 'enemy-in-way') {
              expect(set.units[by]).toMatchObject({ cell, side: side === 1 ? 2 : 1 })
            }
            if (reason === 'too-dear' || cost >= 0) expect(cost).toBeGreaterThan(10)
          }
        }
      }),
      { seed: 1 },
    )
  })
})
