import { expect, it } from 'vitest'
import type { BoardTheme } from '../../canvas/theme'
import { terrain } from './board'
import { groundColours, pixelOf } from './palette'
import { levelOf } from './testing'

const theme = { isDark: false, cell: '#fff', wall: '#5c6672', text: '#1c2128' } as BoardTheme

it('reads long and short colours as pixels', () => {
  expect([pixelOf('#123456'), pixelOf('#fff')]).toEqual([0xff563412, 0xffffffff])
})

it('gives each cell a plain colour, or only the changed ones when asked', () => {
  const before = levelOf(['o w', 'r1> e1'], '0 0 ')
  const after = levelOf(['o o', 'r1> e1'], '0 0 ')
  const pixels = new Uint32Array(4)
  terrain.fillColours(before, theme, pixels)
  const island = pixelOf(groundColours(false).island)
  expect(pixels[0]).toBe(island)
  expect(pixels[1]).toBe(0xff72665c)
  expect(new Set(pixels).size).toBe(4)
  const changed = terrain.changedCells(before, after)
  expect([...Array.from(changed.list)]).toEqual([1])
  terrain.fillColours(after, theme, pixels, changed)
  expect(pixels[1]).toBe(island)
})
