import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkText } from '@core/game/check-text'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/registry'
import type { PictureOptions } from '@core/protocol/picture'
import { Recorder } from '@core/trace/recorder'
import { recordRun } from '@core/trace/run'
import { TraceCursor } from '@core/trace/cursor'
import { pictureMaker } from './headless'

const OPTIONS: PictureOptions = {
  scale: 16,
  theme: 'light',
  hasOverlay: true,
  hasCoordinates: true,
  hasCaption: true,
}
const LIMITS = { steps: 2000, changes: 1_000_000 }

const texts = import.meta.glob<string>('@core/games/*/samples/*/level.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

beforeAll(async () => initWasm(await (await fetch(wasm)).arrayBuffer()))

function samplesOf(game: AnyGame): { name: string; level: unknown }[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const [, id, name] = /games\/(\w+)\/samples\/([^/]+)\//.exec(path)!
    const checked = id === game.id ? checkText(game, text) : null
    return checked?.isRunnable ? [{ name: name!, level: checked.level }] : []
  })
}

function runOf(game: AnyGame, level: unknown): TraceCursor {
  const layout = game.engine.layout(level)
  const recorder = new Recorder(layout)
  const cursor = new TraceCursor(layout)
  recordRun(game.engine.start(level, recorder), recorder, (chunk) => cursor.append(chunk), LIMITS)
  return cursor
}

/** Pixels of an SVG text; throws when it is not well-formed. */
function pixelsOf(svg: string): { width: number; height: number; colours: number } {
  const image = new Resvg(svg, { font: { fontBuffers: [] } }).render()
  const words = new Uint32Array(image.pixels.slice().buffer)
  const { width, height } = image
  image.free()
  return { width, height, colours: new Set(words).size }
}

describe.each(games.map((game) => [game.id, game as AnyGame] as const))(
  'pictures of %s',
  (id, game) => {
    test('show every sample at its start, in its middle and at its end', () => {
      const samples = samplesOf(game)
      expect(samples.length).toBeGreaterThan(0)
      for (const { name, level } of samples) {
        const cursor = runOf(game, level)
        for (const step of new Set([0, cursor.stepCount >> 1, cursor.stepCount])) {
          cursor.seek(step)
          const order = {
            game: id,
            level,
            cursor,
            page: null,
            options: OPTIONS,
            measure: (text: string) => text.length * 7,
          }
          const svg = pictureMaker.svg(order)
          expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
          const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one)
          expect(new Set(ids).size, name).toBe(ids.length)
          const { width, height, colours } = pixelsOf(svg)
          expect({ width, height }, name).toEqual(pictureMaker.sizeOf(order))
          expect(colours, name).toBeGreaterThan(4)
        }
      }
    })

    test('differ with each option', () => {
      const { level } =
        samplesOf(game).find(({ name }) => name === 'statement') ?? samplesOf(game)[0]!
      const cursor = runOf(game, level)
      cursor.seek(cursor.stepCount >> 1)
      const svgWith = (options: Partial<PictureOptions>): string =>
        pictureMaker.svg({
          game: id,
          level,
          cursor,
          page: null,
          options: { ...OPTIONS, scale: 30, ...options },
          measure: (text) => text.length * 7,
        })
      const all = [
        svgWith({}),
        svgWith({ scale: 40 }),
        svgWith({ theme: 'dark' }),
        svgWith({ hasCoordinates: false }),
        svgWith({ hasCaption: false }),
      ]
      expect(new Set(all).size).toBe(all.length)
      const isMarked = (step: number): boolean => {
        cursor.seek(step)
        return svgWith({ hasOverlay: false }).length < svgWith({}).length
      }
      expect(Array.from({ length: cursor.stepCount }, (_, made) => made + 1).some(isMarked)).toBe(
        true,
      )
      cursor.seek(1)
      expect(svgWith({})).toContain('Step 1 · turn 1 of')
    })
  },
)
