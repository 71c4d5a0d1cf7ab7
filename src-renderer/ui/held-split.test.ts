import { expect, test } from 'vitest'
import { heldSplit } from './held-split'

test('gives back what was kept', () => {
  const kept = JSON.stringify({ size: 380, isFolded: true })
  expect(heldSplit(kept)).toEqual({ size: 380, isFolded: true })
})

test.each([null, '', '{', 'null', '1', '[]', '{"size":"380"}', '{"size":-1}', '{"size":1e999}'])(
  'takes %j for nothing kept',
  (kept) => {
    expect(heldSplit(kept)).toEqual({ size: null, isFolded: false })
  },
)
