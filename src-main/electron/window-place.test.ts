import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insideScreens, WindowPlaces, type DesktopArea } from './window-place'

const area = (x: number, y: number, width: number, height: number): DesktopArea => ({
  x,
  y,
  width,
  height,
})

describe('a window is put inside a screen', () => {
  const left = area(0, 0, 1920, 1040)
  const right = area(1920, 100, 2560, 1400)

  test.each([
    ['as it is', area(100, 50, 1280, 800), area(100, 50, 1280, 800)],
    ['half off the left edge', area(-500, 50, 1280, 800), area(0, 50, 1280, 800)],
    ['title above the top', area(10, -30, 1280, 800), area(10, 0, 1280, 800)],
    ['over two screens', area(1800, 200, 1280, 800), area(1920, 200, 1280, 800)],
    ['larger than its screen', area(-10, -10, 4000, 3000), area(1920, 100, 2560, 1400)],
  ])('%s', (_, before, after) => {
    expect(insideScreens(before, [left, right])).toEqual(after)
  })

  test('of a screen that is gone nothing is left', () => {
    expect(insideScreens(area(2000, 200, 1280, 800), [left])).toBeNull()
    expect(insideScreens(area(0, 0, 1280, 800), [])).toBeNull()
  })
})

describe('the place of the window', () => {
  let folder: string
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'boardwright-window-'))))
  afterEach(() => rm(folder, { recursive: true }))

  const open = (): WindowPlaces =>
    new WindowPlaces(join(folder, 'window.json'), (error) => expect.fail(String(error)))

  test('outlives the app', async () => {
    const place = { ...area(-1500, 20, 1280, 800), isMaximised: true }
    const places = open()
    expect(places.load()).toBeNull()
    places.save({ ...place, isMaximised: false })
    places.save(place)
    await places.settled()
    expect(open().load()).toEqual(place)
  })

  test.each(['', '{', '{"version":1,"x":0,"y":0,"width":0,"height":9,"isMaximised":true}', 'null'])(
    'is not known from %j',
    async (text) => {
      await writeFile(join(folder, 'window.json'), text)
      const told: unknown[] = []
      const path = join(folder, 'window.json')
      expect(new WindowPlaces(path, (error) => told.push(error)).load()).toBeNull()
      expect(told).toMatchObject([{ copy: `${path}.damaged` }])
      expect(await readFile(`${path}.damaged`, 'utf8')).toBe(text)
    },
  )
})
