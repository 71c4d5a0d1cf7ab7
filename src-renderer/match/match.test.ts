import { ghosts } from '@core/games/testing'
import { expect, test } from 'vitest'

import { endWords } from './end-words'

const nameOf = (player: number) => `player ${player}`

test('how play ended is said in one sentence', () => {
  expect(endWords({ kind: 'over' }, 12, nameOf)).toBe('12 turns played; the match is over.')
  expect(endWords({ kind: 'most' }, 1, nameOf)).toBe('One turn played.')
  expect(endWords({ kind: 'hand', player: 1 }, 0, nameOf)).toBe('Player 1 is yours to move.')
  const team = (player: number) => ghosts.making!.playerNames![player]!
  expect(endWords({ kind: 'hand', player: 1 }, 0, team)).toBe('Black (player 1) is yours to move.')
  expect(endWords({ kind: 'stopped' }, 3, nameOf)).toBe('3 turns played, then stopped.')
  expect(endWords({ kind: 'illegal', message: 'No (P8).' }, 3, nameOf)).toBe('No (P8).')
})
