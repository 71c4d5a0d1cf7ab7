import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decoded, withFewerColours } from './fewer-colours'

test('a picture of the window keeps its size and nearly its colours, in far fewer bytes', () => {
  const png = readFileSync(join(__dirname, '../../docs/pictures/window.png'))
  const fewer = withFewerColours(png)
  expect(fewer.length).toBeLessThan(png.length / 2)
  const [before, after] = [decoded(png), decoded(fewer)]
  expect([after.width, after.height]).toEqual([before.width, before.height])
  let off = 0
  before.rgba.forEach((value, at) => (off += Math.abs(value - after.rgba[at]!)))
  expect(off / before.rgba.length).toBeLessThan(2)
})
