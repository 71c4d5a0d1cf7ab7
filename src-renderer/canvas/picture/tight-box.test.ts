import { expect, test } from 'vitest'
import { inkOf } from './tight-box'

test('the ink of a picture is the least stretch with all that is not clear', () => {
  const rows = ['.....', '..x..', '.x...', '.....']
  const pixels = Uint32Array.from(rows.join(''), (sign) => (sign === 'x' ? 0x80_00_00_ff : 0xff))
  expect(inkOf(pixels, 5)).toEqual({ left: 1, right: 3, top: 1, bottom: 3 })
  expect(inkOf(new Uint32Array(6), 3)).toBeNull()
  expect(inkOf(Uint32Array.of(0xff_ff_ff_ff), 1)).toEqual({ left: 0, right: 1, top: 0, bottom: 1 })
})
