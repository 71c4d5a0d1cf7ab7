import { expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { readFollowed, subjectIn, type Followed } from './followed'

const game = findGame('rockets')!
const cell: Followed = { kind: 'cell', page: 0, row: 3, col: 2 }

it('reads what was kept and leaves out what is not to be followed or makes no sense', () => {
  const kept = [
    { watch: { kind: 'entity', entity: 4 }, isChosen: false },
    { watch: cell, isChosen: true },
  ]
  const stored: unknown = JSON.parse(JSON.stringify(kept))
  expect(readFollowed(stored)).toEqual(kept)
  const odd = [
    { watch: { kind: 'rule', rule: 'T1' } },
    { watch: { kind: 'cell', page: 0, row: -1, col: 0 } },
    { watch: null },
    null,
    7,
    {},
  ]
  expect(readFollowed([...odd, { watch: cell, isChosen: 'yes' }])).toEqual([
    { watch: cell, isChosen: false },
  ])
  for (const value of [undefined, null, 3, 'x', {}]) expect(readFollowed(value)).toEqual([])
})

it('finds the same cell on a board of another size, and none that the board does not have', () => {
  expect(subjectIn(game, game.blank(5, 5), cell)).toEqual({ kind: 'cell', cell: 17 })
  expect(subjectIn(game, game.blank(5, 9), cell)).toEqual({ kind: 'cell', cell: 29 })
  expect(subjectIn(game, game.blank(3, 5), cell)).toBe(null)
  expect(subjectIn(game, game.blank(3, 5), { kind: 'entity', entity: 90 })).toEqual({
    kind: 'entity',
    entity: 90,
  })
})
