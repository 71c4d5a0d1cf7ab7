import { expect, test, vi } from 'vitest'

vi.mock('../bridge', () => ({ bridge: {} }))
const { endWords } = await import('./match-desk.svelte')

test('how play ended is said in one sentence', () => {
  expect(endWords({ kind: 'over' }, 12)).toBe('12 turns played; the match is over.')
  expect(endWords({ kind: 'most' }, 1)).toBe('One turn played.')
  expect(endWords({ kind: 'hand', player: 1 }, 0)).toBe('Player 1 is yours to move.')
  expect(endWords({ kind: 'stopped' }, 3)).toBe('3 turns played, then stopped.')
  expect(endWords({ kind: 'illegal', message: 'No (P8).' }, 3)).toBe('No (P8).')
})
