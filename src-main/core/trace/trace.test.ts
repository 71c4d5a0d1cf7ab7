import { describe, expect, it } from 'vitest'
import type { Machine } from './machine'
import { makeRng } from '../kernel/rng'
import { TraceCursor } from './cursor'
import { FIRST_CHUNK_STEPS, Recorder } from './recorder'
import { recordRun } from './run'
import type { StateLayout, TraceChunk } from './trace'

const layout: StateLayout = {
  ranges: [{ name: 'cells', first: 0, count: 20, stride: 1 }],
  slotCount: 20,
  figures: [],
  turnCount: 100,
}

interface Noted {
  readonly states: number[][]
  readonly events: number[][]
  readonly chunks: TraceChunk[]
}

/** Random steps, some without a change, some with many; the state grows now and then. */
function randomRun(seed: number, steps: number, most: number, growth: number): Noted {
  const rng = makeRng(seed)
  const recorder = new Recorder(layout)
  const states: number[][] = [Array.from(recorder.state)]
  const events: number[][] = []
  const chunks: TraceChunk[] = []
  let slots = layout.slotCount
  for (let step = 0; step < steps; step++) {
    recorder.beginStep(step >> 2, step & 3)
    if (rng.below(20) === 0) slots += growth
    for (let i = rng.below(most); i > 0; i--) recorder.set(rng.below(slots), rng.between(-3, 3))
    const noted: number[] = []
    for (let i = rng.below(3); i > 0; i--) {
      const code = rng.below(9)
      recorder.emit({ code, args: ['step', 'i'] }, { step, i })
      noted.push(code, step, i)
    }
    events.push(noted)
    states.push(Array.from(recorder.state))
    if (recorder.isFull()) chunks.push(recorder.take()!)
  }
  const last = recorder.take()
  if (last) chunks.push(last)
  return { states, events, chunks }
}

function sameState(cursor: TraceCursor, expected: readonly number[]): boolean {
  const length = Math.max(cursor.state.length, expected.length)
  for (let i = 0; i < length; i++) if ((cursor.state[i] ?? 0) !== (expected[i] ?? 0)) return false
  return true
}

describe.each([
  { seed: 1, steps: 3000, most: 6, growth: 0 },
  { seed: 2, steps: 1500, most: 60, growth: 3 },
  { seed: 3, steps: 40, most: 3, growth: 500 },
  { seed: 4, steps: 300, most: 900, growth: 40 },
])('a run of $steps steps, seed $seed', ({ seed, steps, most, growth }) => {
  const { states, events, chunks } = randomRun(seed, steps, most, growth)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)

  it('goes forward and backward through every state', () => {
    expect(cursor.stepCount).toBe(steps)
    expect(sameState(cursor, states[0]!)).toBe(true)
    for (let step = 1; step <= steps; step++) {
      const before = states[step - 1]!
      expect(cursor.forward()).toBe(true)
      expect(sameState(cursor, states[step]!), `step ${step}`).toBe(true)
      const first = new Map<number, number>()
      cursor.touched.forEach((slot, i) => {
        if (!first.has(slot)) first.set(slot, cursor.before[i]!)
      })
      for (const [slot, value] of first) expect(value).toBe(before[slot] ?? 0)
    }
    expect(cursor.forward()).toBe(false)
    for (let step = steps - 1; step >= 0; step--) {
      expect(cursor.backward()).toBe(true)
      expect(sameState(cursor, states[step]!), `back at ${step}`).toBe(true)
    }
    expect(cursor.backward()).toBe(false)
  })

  it('seeks anywhere, and steps on from there', () => {
    const rng = makeRng(seed + 100)
    for (let i = 0; i < 400; i++) {
      const near = Math.max(0, Math.min(steps, cursor.step + rng.between(-12, 12)))
      const target = rng.below(2) === 0 ? near : rng.below(steps + 1)
      cursor.seek(target)
      expect(cursor.step).toBe(target)
      expect(sameState(cursor, states[target]!), `seek ${target}`).toBe(true)
      const isBack = rng.below(2) === 0
      const moved = isBack ? cursor.backward() : cursor.forward()
      expect(moved).toBe(isBack ? target > 0 : target < steps)
      expect(sameState(cursor, states[cursor.step]!)).toBe(true)
    }
    cursor.seek(steps + 50)
    expect(cursor.step).toBe(steps)
    cursor.seek(-1)
    expect(cursor.step).toBe(0)
  })

  it('knows marks and events of each step', () => {
    for (let step = 0; step < steps; step++) {
      expect(cursor.markOf(step)).toEqual({ turn: step >> 2, phase: step & 3 })
      const found = cursor.eventsOf(step).flatMap(({ code, args }) => [code, ...args])
      expect(found).toEqual(events[step])
    }
    expect(cursor.markOf(steps)).toBe(null)
    expect(cursor.eventsOf(-1)).toEqual([])
    expect(cursor.startOfTurn(0)).toBe(0)
    expect(cursor.startOfTurn(5)).toBe(20)
    expect(cursor.startOfTurn(1e6)).toBe(steps)
  })
})

it('closes the first chunk early, and later ones before they grow past bounds', () => {
  const { chunks } = randomRun(7, 5000, 4, 0)
  expect(chunks[0]!.stepCount).toBe(FIRST_CHUNK_STEPS)
  expect(Math.max(...chunks.map(({ stepCount }) => stepCount))).toBe(1024)
  const crowded = randomRun(7, 500, 900, 0).chunks
  expect(Math.max(...crowded.map(({ slot }) => slot.length))).toBeLessThan(4096 + 900)
})

it('goes on from a state as if it had never stopped', () => {
  const { states } = randomRun(5, 10, 5, 0)
  const state = Int32Array.from(states[10]!)
  const recorder = new Recorder(layout)
  recorder.restart(state, 10)
  expect(recorder.take()).toBe(null)
  recorder.beginStep(3, 1)
  recorder.set(25, 4)
  const chunk = recorder.take()!
  expect(chunk.firstStep).toBe(10)
  expect(Array.from(chunk.keyframe)).toEqual(states[10])
  expect([...chunk.slot, ...chunk.before, ...chunk.after]).toEqual([25, 0, 4])
  expect(state[0]).toBe(states[10]![0])
})

it('refuses chunks that do not follow each other', () => {
  const { chunks } = randomRun(6, 500, 3, 0)
  const cursor = new TraceCursor(layout)
  expect(() => cursor.append(chunks[1]!)).toThrow('expected 0')
})

it('ends a run at its end, at a limit and when it is cancelled', () => {
  const run = (limits: { steps: number; changes: number }, isCancelled?: () => boolean) => {
    const recorder = new Recorder(layout)
    let left = 200
    const machine: Machine = {
      step() {
        if (left-- === 0) return 'finished'
        recorder.beginStep(0, 0)
        recorder.set(0, left)
        return 'running'
      },
    }
    let steps = 0
    const note = (chunk: TraceChunk) => (steps += chunk.stepCount)
    return [recordRun(machine, recorder, note, limits, isCancelled), steps]
  }
  const wide = { steps: 1000, changes: 1000 }
  expect(run(wide)).toEqual([{ kind: 'finished' }, 200])
  expect(run({ ...wide, steps: 150 })).toEqual([{ kind: 'limit', what: 'steps', limit: 150 }, 150])
  expect(run({ ...wide, changes: 9 })).toEqual([{ kind: 'limit', what: 'changes', limit: 9 }, 9])
  let asked = 0
  expect(run(wide, () => ++asked > 30)).toEqual([{ kind: 'cancelled' }, 30])
})

it('keeps the keyframes of a large state lighter than its changes', () => {
  const slots = 80_000
  const recorder = new Recorder({ ...layout, slotCount: slots })
  const states: number[] = []
  const chunks: TraceChunk[] = []
  for (let step = 0; step < 25_000; step++) {
    recorder.beginStep(step, 0)
    recorder.set(step % slots, step + 1)
    recorder.set(slots - 1, step)
    recorder.emit({ code: 1, args: ['step'] }, { step })
    states.push(recorder.state[step % 100]!)
    if (recorder.isFull()) chunks.push(recorder.take()!)
  }
  chunks.push(recorder.take()!)
  expect(chunks.map(({ stepCount }) => stepCount)).toEqual([64, 10_000, 10_000, 4936])
  const cursor = new TraceCursor({ ...layout, slotCount: slots })
  for (const chunk of chunks) cursor.append(chunk)
  for (const step of [1, 64, 65, 9999, 10_064, 17_000, 24_999, 3]) {
    cursor.seek(step)
    expect(cursor.state[(step - 1) % 100]).toBe(states[step - 1])
    expect(cursor.state[slots - 1]).toBe(step - 1)
    expect(cursor.eventsOf(step - 1)).toEqual([{ code: 1, args: [step - 1] }])
  }
})
