import { expect, test } from 'vitest'
import type { MatchFault } from '../game/play-match'
import { faultsOf } from './faults'
import type { PlayedMatch } from './played'
import { pairingOf } from './schedule'

const match = (...faults: readonly Pick<MatchFault, 'turn' | 'player' | 'kind' | 'message'>[]) =>
  ({ scores: [0, 0], winner: null, turns: 9, faults }) satisfies PlayedMatch

test('faults are counted by kind for whoever made them, with the first of each', () => {
  const late = { kind: 'late', message: 'wrote no line' } as const
  const played = [
    match({ turn: 3, player: 0, kind: 'illegal', message: 'one' }, { turn: 4, player: 0, ...late }),
    match({ turn: 1, player: 0, kind: 'illegal', message: 'two' }),
    match(),
    match({ turn: 2, player: 1, kind: 'illegal', message: 'three' }),
  ]
  const seat = (at: number, side: 0 | 1): number => pairingOf(at, 2).players[side]
  const found = faultsOf(played, 2)
  // The two swap their sides.
  expect(seat(0, 0)).not.toBe(seat(1, 0))
  expect(found[seat(0, 0)]).toEqual([
    {
      kind: 'illegal',
      count: seat(3, 1) === seat(0, 0) ? 2 : 1,
      match: 1,
      turn: 3,
      message: 'one',
    },
    { kind: 'late', count: 1, match: 1, turn: 4, message: 'wrote no line' },
  ])
  expect(found[seat(1, 0)]![0]).toMatchObject({ kind: 'illegal', match: 2, message: 'two' })
  expect(found.flat().reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect(faultsOf([], 3)).toEqual([[], [], []])
})
