import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { answer } from '../play/answer'
import { boardCells, cellNamed } from '../board'
import type { DataSet } from '../model'
import { copyCells, eraseCells, moveCells, pasteCells, turnBoard, turnCells } from './region'
import { randomSet } from '../testing'

const seeds = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => randomSet(makeRng(seed)))

/** The answer without the names of cells. */
function results(set: DataSet): string {
  return answer({ sets: [set] }).replace(/\(.. -> ..\)/g, '')
}

describe('symmetries of the board', () => {
  it('change no result', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.constantFrom('sixth', 'half', 'horizontal', 'vertical'),
        (set, symmetry) => {
          expect(results(turnBoard(set, symmetry))).toBe(results(set))
        },
      ),
      { numRuns: 200, seed: 1 },
    )
  })

  it('come back to the beginning: six sixths, two halves, two mirrorings', () => {
    fc.assert(
      fc.property(seeds, (set) => {
        let turned = set
        for (let sixth = 0; sixth < 3; sixth++) turned = turnBoard(turned, 'sixth')
        expect(turned).toEqual(turnBoard(set, 'half'))
        for (const symmetry of ['half', 'horizontal', 'vertical'] as const) {
          expect(turnBoard(turnBoard(set, symmetry), symmetry)).toEqual(set)
        }
      }),
      { numRuns: 50, seed: 1 },
    )
  })

  it('turn clockwise and swap sides as their names say', () => {
    const at = (set: DataSet) => set.units[0]!.cell
    const one = { ...randomSet(makeRng(1)), units: [{ side: 1, type: 'G', cell: cellNamed('A5') }] }
    const set = one as DataSet
    expect(at(turnBoard(set, 'sixth'))).toBe(cellNamed('A9'))
    expect(at(turnBoard(set, 'half'))).toBe(cellNamed('I5'))
    expect(at(turnBoard(set, 'horizontal'))).toBe(cellNamed('A9'))
    expect(at(turnBoard(set, 'vertical'))).toBe(cellNamed('I1'))
  })
})

describe('regions', () => {
  it('pasted where they were copied change nothing but the order of units', () => {
    fc.assert(
      fc.property(seeds, (set) => {
        const pasted = pasteCells(set, copyCells(set, boardCells), 0, 0)
        expect(pasted.terrain).toBe(set.terrain)
        const sorted = ({ units }: DataSet) => [...units].sort((a, b) => a.cell - b.cell)
        expect(sorted(pasted)).toEqual(sorted(set))
      }),
      { seed: 1 },
    )
  })

  it('keep side 1 before side 2, and one unit a cell', () => {
    fc.assert(
      fc.property(seeds, fc.nat(8), fc.nat(8), (set, row, col) => {
        const pasted = pasteCells(set, copyCells(set, boardCells.slice(10, 40)), row, col)
        const sides = pasted.units.map(({ side }) => side)
        expect(sides).toEqual([...sides].sort())
        expect(new Set(pasted.units.map(({ cell }) => cell)).size).toBe(pasted.units.length)
      }),
      { seed: 1 },
    )
  })

  it('leave fields behind when moved, and lose what goes off the board', () => {
    const set = randomSet(makeRng(3))
    const whole = moveCells(set, boardCells, 0, 20)
    expect(whole.units).toEqual([])
    expect(whole.terrain).toMatch(/^[F.]+$/)
    expect(eraseCells(set, boardCells)).toEqual(whole)
    const [from, to] = [cellNamed('E5'), cellNamed('D6')]
    const moved = moveCells(set, [from], -1, 1)
    expect(moved.terrain[to]).toBe(set.terrain[from])
    expect(moved.terrain[from]).toBe('F')
  })

  it('turn round the cell that is named', () => {
    const set = randomSet(makeRng(8))
    const [centre, beside] = [cellNamed('C5'), cellNamed('C6')]
    const turned = turnCells(set, [centre, beside], centre, 'sixth')
    expect(turned.terrain[cellNamed('D5')]).toBe(set.terrain[beside])
    expect(turned.terrain[centre]).toBe(set.terrain[centre])
  })
})
