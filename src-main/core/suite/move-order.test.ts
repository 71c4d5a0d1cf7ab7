import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inMoveOrder } from './move-order'

const aside = (path: string): string => `${path}~`

it('moves what is in the way first, and circles by a name aside', () => {
  expect(
    inMoveOrder(
      [
        { from: '1', to: '2' },
        { from: '2', to: '3' },
      ],
      aside,
    ),
  ).toEqual([
    { from: '2', to: '3' },
    { from: '1', to: '2' },
  ])
  expect(
    inMoveOrder(
      [
        { from: '1', to: '2' },
        { from: '2', to: '1' },
      ],
      aside,
    ),
  ).toEqual([
    { from: '1', to: '1~' },
    { from: '2', to: '1' },
    { from: '1~', to: '2' },
  ])
})

it('brings every file to its place and none onto another', () => {
  const targets = fc.uniqueArray(fc.nat(11), { maxLength: 8 })
  fc.assert(
    fc.property(targets, (to) => {
      const moves = to.map((target, from) => ({ from: String(from), to: String(target) }))
      // Nobody else stands where one is to go.
      const files = new Map(moves.map(({ from }) => [from, from]))
      const wished = new Map(moves.map((move) => [move.to, move.from]))
      for (const { from, to: target } of inMoveOrder(moves, aside)) {
        expect(files.has(target)).toBe(false)
        files.set(target, files.get(from)!)
        files.delete(from)
      }
      expect(files).toEqual(wished)
    }),
    { numRuns: 300, seed: 4 },
  )
})
