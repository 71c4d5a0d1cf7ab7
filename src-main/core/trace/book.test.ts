import { describe, expect, it } from 'vitest'
import type { Engine } from '../game/module'
import { tries } from '../conformance/testing/tries'
import { makeRng } from '../kernel/rng'
import { TraceBook, type BookBudget } from './book'
import { EngineChunkMaker } from './chunk-maker'
import { TraceCursor } from './cursor'
import { KeyframeThinning } from './keyframes'
import { Recorder } from './recorder'
import { recordRun } from './run'
import { bytesOf, packSketches, unpackSketches } from './sketch'
import { sketchOf } from './sketch-tally'
import type { StateLayout, TraceChunk } from './trace'

const layout: StateLayout = {
  ranges: [{ name: 'cells', first: 0, count: 30, stride: 1 }],
  slotCount: 30,
  figures: [],
  turnCount: 0,
}

/** Every step is chance, but the same wherever the machine goes on; the state grows. Slot 0 counts the steps. */
const engine = {
  start: (steps: number, recorder: Recorder) => ({
    step() {
      const step = recorder.state[0]!
      if (step === steps) return 'finished'
      const rng = makeRng(step)
      recorder.beginStep(step >> 2, step & 3)
      recorder.set(0, step + 1)
      const slots = 30 + (step >> 5)
      for (let i = rng.below(40); i > 0; i--) recorder.set(1 + rng.below(slots), rng.between(-9, 9))
      for (let i = rng.below(3); i > 0; i--)
        recorder.emit({ code: rng.below(5), args: ['step', 'i'] }, { step, i })
      return 'running'
    },
  }),
} as unknown as Engine<unknown>

const STEPS = 6000

function record(): { chunks: TraceChunk[]; states: Int32Array[] } {
  const recorder = new Recorder(layout)
  const machine = engine.start(STEPS, recorder)
  const chunks: TraceChunk[] = []
  const states = [recorder.state.slice()]
  while (machine.step() === 'running') {
    states.push(recorder.state.slice())
    if (recorder.isFull()) chunks.push(recorder.take()!)
  }
  chunks.push(recorder.take()!)
  return { chunks, states }
}

const { chunks, states } = record()
const tiny: BookBudget = {
  chunks: 3 * bytesOf(chunks[9]!),
  keyframes: { usual: 3000, most: 9000, changes: 20_000 },
}

function thinBook(
  isSketched: boolean,
  stride = 4,
  budget = tiny,
): { book: TraceBook; made: () => number } {
  const maker = new EngineChunkMaker(engine, STEPS, layout, null)
  let made = 0
  const counted = {
    get step() {
      return maker.step
    },
    restart: maker.restart.bind(maker),
    make: (stepCount: number) => {
      made++
      return maker.make(stepCount)
    },
    skip: (stepCount: number) => {
      made++
      maker.skip(stepCount)
    },
  }
  const book = new TraceBook(counted, budget)
  chunks.forEach((chunk, index) => {
    if (index === 0 || !isSketched) book.append(chunk)
    else book.appendSketch(sketchOf(chunk), index % stride === 0 ? chunk.keyframe : null)
  })
  return { book, made: () => made }
}

function isSame(a: TraceChunk, b: TraceChunk): boolean {
  return (Object.keys(b) as (keyof TraceChunk)[]).every((key) => {
    const [found, expected] = [a[key], b[key]]
    if (typeof expected === 'number' || typeof found === 'number') return found === expected
    return found.length === expected.length && found.every((value, i) => value === expected[i])
  })
}

describe.each([
  { how: 'appended whole', isSketched: false },
  { how: 'appended as sketches', isSketched: true },
])('a book with little room, $how', ({ isSketched }) => {
  it('gives every chunk as recorded, in any order', () => {
    const { book } = thinBook(isSketched)
    const rng = makeRng(3)
    for (let i = 0; i < tries(60, 200); i++) {
      const index = rng.below(chunks.length)
      expect(isSame(book.chunkAt(index), chunks[index]!), `chunk ${index}`).toBe(true)
    }
    expect(() => book.chunkAt(chunks.length)).toThrow('no chunk')
  })

  it('makes each chunk about once on a way through the run', () => {
    const { book, made } = thinBook(isSketched)
    for (let index = 0; index < chunks.length; index++) book.chunkAt(index)
    expect(made()).toBeLessThanOrEqual(chunks.length)
    const forward = made()
    for (let index = chunks.length; index-- > 0;) book.chunkAt(index)
    expect(made() - forward).toBeLessThan(3 * chunks.length)
  })

  it('leads cursors anywhere, two at a time', () => {
    const { book } = thinBook(isSketched)
    const cursors = [new TraceCursor(layout, book), new TraceCursor(layout, book)]
    const rng = makeRng(4)
    for (let i = 0; i < 300; i++) {
      const cursor = cursors[i & 1]!
      const isNear = rng.below(2) === 0
      cursor.seek(isNear ? cursor.step + rng.between(-40, 40) : rng.below(STEPS + 1))
      const state = states[cursor.step]!
      const known = Array.from(cursor.state, (value, slot) => value === (state[slot] ?? 0))
      expect(known.includes(false), `step ${cursor.step}`).toBe(false)
    }
    for (const turn of [0, 1, 77, 803, 1499]) expect(cursors[0]!.startOfTurn(turn)).toBe(4 * turn)
    expect(cursors[0]!.startOfTurn(1500)).toBe(STEPS)
    expect(cursors[0]!.lastTurn).toBe(1499)
  })
})

it('finds the start of a turn with one chunk', () => {
  const { book, made } = thinBook(true)
  expect(new TraceCursor(layout, book).startOfTurn(1200)).toBe(4800)
  expect(made()).toBeLessThan(8)
})

it('makes each chunk once on a way back from anywhere, but for those before the first on its way', () => {
  for (const from of [chunks.length - 1, chunks.length - 2, 17, 18]) {
    const { book, made } = thinBook(true, 16, { ...tiny, chunks: 8 * tiny.chunks })
    for (let index = from; index >= 0; index--) book.chunkAt(index)
    expect(made(), `from ${from}`).toBeLessThan(from + 16)
  }
})

it('has the chunk before one that was jumped to at hand', () => {
  const { book, made } = thinBook(true)
  expect(isSame(book.chunkAt(22), chunks[22]!)).toBe(true)
  const jumped = made()
  expect(isSame(book.chunkAt(21), chunks[21]!)).toBe(true)
  expect(made()).toBe(jumped)
})

it('keeps everything without a maker, and takes no sketches then', () => {
  const book = new TraceBook(null, tiny)
  for (const chunk of chunks) book.append(chunk)
  expect(chunks.every((chunk, index) => book.chunkAt(index) === chunk)).toBe(true)
  expect(() => new TraceBook().appendSketch(sketchOf(chunks[0]!), null)).toThrow('no way')
})

it('packs sketches and unpacks them', () => {
  const sketches = chunks.slice(3).map((chunk) => sketchOf(chunk, [0, 3]))
  expect(unpackSketches(packSketches(sketches))).toEqual(sketches)
})

describe('thinning keyframes', () => {
  const kept = (budget: { usual: number; most: number; changes: number }, count: number) => {
    const thinning = new KeyframeThinning(budget)
    for (let index = 0; index < count; index++) thinning.note(100, 1000)
    return thinning.stride
  }

  it('keeps all within the usual budget, and doubles the stride beyond it', () => {
    expect(kept({ usual: 4000, most: 1e9, changes: 1e9 }, 10)).toBe(1)
    expect(kept({ usual: 4000, most: 1e9, changes: 1e9 }, 11)).toBe(2)
    expect(kept({ usual: 4000, most: 1e9, changes: 1e9 }, 100)).toBe(16)
  })

  it('takes more room rather than leave long ways, up to the most', () => {
    expect(kept({ usual: 4000, most: 1e9, changes: 4000 }, 100)).toBe(4)
    expect(kept({ usual: 4000, most: 8000, changes: 4000 }, 100)).toBe(8)
  })
})

it('is what a run recorded by the loop looks like', () => {
  const recorder = new Recorder(layout)
  const found: TraceChunk[] = []
  recordRun(engine.start(STEPS, recorder), recorder, (chunk) => found.push(chunk))
  expect(found.every((chunk, index) => isSame(chunk, chunks[index]!))).toBe(true)
  expect(found.length).toBe(chunks.length)
})
