import { Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkText } from '@core/game/check-text'
import { eventReader, type EventRecord } from '@core/game/event-export'
import { recordLevel } from '@core/conformance/record-level'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import type { PictureOptions } from '@core/protocol/picture'
import { TraceCursor } from '@core/trace/cursor'
import { writeGif, type FrameSource } from './animation'
import { frameSteps } from './frame-steps'
import { pictureMaker } from './headless'
import type { Work } from './slices'
import { decodeGif } from './testing/decode-gif'
import { writeTrace } from './trace-file'
import { loadResvg } from '../../testing/resvg'

const texts = import.meta.glob<string>('@core/games/*/samples/statement/level.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const options: PictureOptions = {
  scale: 12,
  theme: 'light',
  ground: 'board',
  hasOverlay: true,
  hasCoordinates: false,
  hasCaption: false,
}

beforeAll(loadResvg)

/** Keeps what is written. */
function memory(
  signal = new AbortController().signal,
): Work & { bytes(): Uint8Array; parts: number[] } {
  const kept: Uint8Array[] = []
  const parts: number[] = []
  return {
    sink: (bytes) => Promise.resolve(void kept.push(bytes)),
    onProgress: (part) => void parts.push(part),
    signal,
    parts,
    bytes: () => Uint8Array.from(kept.flatMap((part) => [...part])),
  }
}

/** Draws the states of a run as the command line does. */
function drawn(game: AnyGame, level: unknown, cursor: TraceCursor): FrameSource {
  const order = { game: game.id, level, cursor, page: null, options, measure: () => 20 }
  let pixels = new Uint32Array(0)
  return {
    ...pictureMaker.sizeOf(order),
    paint: (step) => {
      cursor.seek(step)
      const image = new Resvg(pictureMaker.svg(order)).render()
      pixels = new Uint32Array(image.pixels.slice().buffer)
      image.free()
    },
    pixels: () => pixels,
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { level } = checkText(
    game,
    texts[Object.keys(texts).find((path) => path.includes(`/${id}/`))!]!,
  )
  const run = recordLevel(game, level)
  const cursor = new TraceCursor(run.layout)
  run.chunks.forEach((chunk) => cursor.append(chunk))
  const lastTurn = cursor.markOf(cursor.stepCount - 1)!.turn

  test('GIF frames decode to the drawn states', async () => {
    const source = drawn(game, level, cursor)
    const steps = frameSteps(cursor, { firstTurn: 0, lastTurn, each: 'step' }).slice(0, 12)
    const work = memory()
    await writeGif(source, { steps, delay: 200, isLooped: true }, work)
    const gif = decodeGif(work.bytes())
    expect(gif).toMatchObject({ width: source.width, height: source.height, repeat: 0 })
    expect(work.parts.at(-1)).toBe(1)
    // Frames that are the same as the one before are shown longer.
    const expected: { pixels: Uint32Array; delay: number }[] = []
    for (const step of steps) {
      source.paint(step)
      const pixels = source.pixels()
      const last = expected.at(-1)
      if (last && isSame(last.pixels, pixels)) last.delay += 200
      else expected.push({ pixels, delay: 200 })
    }
    expect(gif.frames.map(({ delay }) => delay)).toEqual(expected.map(({ delay }) => delay))
    let before: Uint32Array | null = null
    gif.frames.forEach((frame, at) => {
      const { pixels } = expected[at]!
      const isChanged = (i: number): boolean => before?.[i] !== pixels[i]
      const colours = new Set(pixels.filter((_, i) => isChanged(i)))
      if (colours.size <= 255) {
        expect(
          isSame(
            frame.pixels.filter((_, i) => isChanged(i)),
            pixels.filter((_, i) => isChanged(i)),
          ),
        ).toBe(true)
      }
      // Where a frame has more colours than a palette takes, the nearest ones stand for them.
      expect(meanDistance(frame.pixels, pixels)).toBeLessThan(4)
      before = pixels
    })
  })

  test('frames are taken from the part that was asked for', () => {
    const all = frameSteps(cursor, { firstTurn: 0, lastTurn, each: 'step' })
    expect(all).toEqual(Array.from({ length: cursor.stepCount + 1 }, (_, step) => step))
    const turns = frameSteps(cursor, { firstTurn: 0, lastTurn, each: 'turn' })
    expect(turns[0]).toBe(0)
    expect(turns.at(-1)).toBe(cursor.stepCount)
    for (const step of turns.slice(1, -1)) {
      expect(cursor.markOf(step)!.turn).toBeGreaterThan(cursor.markOf(step - 1)!.turn)
    }
    const [first, ...more] = frameSteps(cursor, { firstTurn: lastTurn, lastTurn, each: 'turn' })
    expect(first).toBe(cursor.startOfTurn(lastTurn))
    expect(more).toEqual([cursor.stepCount])
  })

  test('the written trace has every event of the run', async () => {
    const records: EventRecord[] = []
    const read = eventReader(game, level, run.layout)
    for (const chunk of run.chunks) read(chunk, (record) => records.push(record))
    const [json, table] = [memory(), memory()]
    await writeTrace(game, level, cursor, 'ndjson', json)
    await writeTrace(game, level, cursor, 'csv', table)
    const lines = new TextDecoder().decode(json.bytes()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual(records)
    const rows = new TextDecoder().decode(table.bytes()).trimEnd().split('\r\n')
    expect(rows).toHaveLength(records.length + 1)
    expect(rows[0]).toMatch(/^step,turn,phase,event,rule,text,cells,entity/)
  })

  test('stops at once when asked', async () => {
    const stop = new AbortController()
    const work = memory(stop.signal)
    const source = drawn(game, level, cursor)
    let painted = 0
    const counting = {
      ...source,
      paint: (step: number) => (++painted === 2 && stop.abort(), source.paint(step)),
    }
    const plan = { steps: [0, 1, 2, 3], delay: 100, isLooped: false }
    await expect(writeGif(counting, plan, work)).rejects.toThrow('abort')
    expect(painted).toBe(2)
    await expect(writeTrace(game, level, cursor, 'csv', work)).rejects.toThrow('abort')
  })
})

function isSame(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((pixel, at) => pixel === b[at])
}

/** Mean difference of the channels, 0 to 255. */
function meanDistance(a: Uint32Array, b: Uint32Array): number {
  const [left, right] = [new Uint8Array(a.buffer), new Uint8Array(b.buffer)]
  let sum = 0
  for (let at = 0; at < left.length; at++) sum += Math.abs(left[at]! - right[at]!)
  return sum / left.length
}
