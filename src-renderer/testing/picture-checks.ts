import { Resvg } from '@resvg/resvg-wasm'
import type { AnyGame } from '@core/game/any-game'
import type { PictureOptions } from '@core/protocol/picture'
import { TraceCursor } from '@core/trace/cursor'
import { Recorder } from '@core/trace/recorder'
import { recordRun } from '@core/trace/run'
import { colourPresets } from '@core/settings/player-colours'
import { expect } from 'vitest'
import { showLooks } from '../canvas/shown-looks'
import { pictureMaker } from '../canvas/picture/headless'
import { lookOf } from '../canvas/picture/looks'
import type { PageCheck, PageSubject } from './view-checks'

const OPTIONS: PictureOptions = {
  scale: 8,
  theme: 'light',
  ground: 'board',
  hasOverlay: true,
  hasCoordinates: true,
  hasCaption: true,
}
const LIMITS = { steps: 2000, changes: 1_000_000 }

/** What a picture is made from. */
function orderOf(game: AnyGame, level: unknown, options: Partial<PictureOptions> = {}) {
  const layout = game.engine.layout(level)
  const recorder = new Recorder(layout)
  const cursor = new TraceCursor(layout)
  recordRun(game.engine.start(level, recorder), recorder, (chunk) => cursor.append(chunk), LIMITS)
  const measure = (text: string) => text.length * 7
  const all = { ...OPTIONS, ...options }
  return { game: game.id, level, cursor, page: null, options: all, measure }
}

/** The statement's level or, where there is none, another one. */
function exampleOf({ game, samples }: PageSubject) {
  const { level } = samples.find(({ name }) => name === 'statement') ?? samples[0]!
  return orderOf(game, level, { scale: 30 })
}

/** Pixels of an SVG text; throws when it is not well-formed. */
function pixelsOf(svg: string): { size: { width: number; height: number }; colours: number } {
  const image = new Resvg(svg, { font: { fontBuffers: [] } }).render()
  const words = new Uint32Array(image.pixels.slice().buffer)
  const { width, height } = image
  image.free()
  return { size: { width, height }, colours: new Set(words).size }
}

/** Checks on pictures of a game, on the board and in files. Resvg has to be ready. */
export const pictureChecks: readonly PageCheck[] = [
  {
    name: 'draws every sample at its start, in its middle and at its end, in the size that it says and in colours',
    run({ game, samples }) {
      expect(samples.length).toBeGreaterThan(0)
      for (const { name, level } of samples) {
        const order = orderOf(game, level)
        const { cursor } = order
        for (const step of new Set([0, cursor.stepCount >> 1, cursor.stepCount])) {
          cursor.seek(step)
          const svg = pictureMaker.svg(order)
          expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
          const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one)
          expect(new Set(ids).size, name).toBe(ids.length)
          const tikz = pictureMaker.tikz(order)
          expect(tikz, name).not.toMatch(/NaN|undefined|Infinity/)
          const countOf = (part: string): number => tikz.split(part).length - 1
          expect(countOf(String.raw`\begin{scope}`), name).toBe(countOf(String.raw`\end{scope}`))
          const { size, colours } = pixelsOf(svg)
          expect(size, name).toEqual(pictureMaker.sizeOf(order))
          expect(colours, name).toBeGreaterThan(4)
        }
      }
    },
  },
  {
    name: 'draws another picture at another scale, in the dark, and without coordinates or caption',
    run(subject) {
      const order = exampleOf(subject)
      order.cursor.seek(order.cursor.stepCount >> 1)
      const changes: Partial<PictureOptions>[] = [
        {},
        { scale: 40 },
        { theme: 'dark' },
        { hasCoordinates: false },
        { hasCaption: false },
      ]
      const pictures = changes.map((change) =>
        pictureMaker.svg({ ...order, options: { ...order.options, ...change } }),
      )
      expect(new Set(pictures).size).toBe(pictures.length)
    },
  },
  {
    name: 'marks on the board what happened in a step, unless that is not wanted',
    run(subject) {
      const order = exampleOf(subject)
      const bare = { ...order, options: { ...order.options, hasOverlay: false } }
      const isMarked = (step: number): boolean => {
        order.cursor.seek(step)
        return pictureMaker.svg(bare).length < pictureMaker.svg(order).length
      }
      const steps = Array.from({ length: order.cursor.stepCount }, (_, made) => made + 1)
      expect(steps.some(isMarked)).toBe(true)
    },
  },
  {
    name: 'draws plain shapes with letters where these are chosen, and own colours in all looks',
    run(subject) {
      const order = exampleOf(subject)
      order.cursor.seek(order.cursor.stepCount >> 1)
      const own = ['#010203', '#040506', '#070809', '#0a0b0c', '#0d0e0f', '#101112', '#131415']
      try {
        const pictures = (['pictures', 'plain'] as const).map((pieces) => {
          showLooks({ playerColours: own, pieces })
          return pictureMaker.svg(order)
        })
        // A game that draws shapes alone has nothing to change.
        const hasImages = Object.keys(lookOf(order.game).sprites).length > 0
        expect(pictures[1] !== pictures[0]).toBe(hasImages)
        for (const svg of pictures) {
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
          expect(pixelsOf(svg).colours).toBeGreaterThan(4)
          for (const ink of colourPresets['okabe-ito']) expect(svg).not.toContain(ink)
        }
      } finally {
        showLooks({ playerColours: 'okabe-ito', pieces: 'pictures' })
      }
    },
  },
  {
    name: 'says under a picture which step and turn it shows',
    run(subject) {
      const order = exampleOf(subject)
      order.cursor.seek(1)
      expect(pictureMaker.svg(order)).toContain('Step 1 · turn 1 of')
    },
  },
]
