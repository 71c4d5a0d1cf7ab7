import { expect, test } from 'vitest'
import { seenWords } from './seen-words'

const size = { rows: 9, cols: 12 }

test('what is seen is told by the names of the rulers', () => {
  const rulers = { row: (row: number) => 'ABCDEFGHI'[row]! }
  expect(seenWords({ rulers }, size, { row: 2, col: 3, rows: 4, cols: 5 })).toBe(
    'Mini-map: rows C to F of 9, columns 3 to 7 of 12 are visible. Arrow keys move the view.',
  )
  expect(seenWords({}, size, { row: 2, col: 3, rows: 0, cols: 5 })).toContain('no part')
})
