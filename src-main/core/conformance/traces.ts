import type { AnyGame } from '../game/any-game'
import { makeRng } from '../kernel/rng'
import { TraceBook } from '../trace/book'
import { sketchOf } from '../trace/sketch-tally'
import { EngineChunkMaker } from '../trace/chunk-maker'
import { eventAt, TraceCursor } from '../trace/cursor'
import { Recorder } from '../trace/recorder'
import { startState, type TraceChunk } from '../trace/trace'
import {
  generatedLevel,
  demand,
  demandSame,
  readingsOn,
  readableLevel,
  runnableSamples,
  type Check,
  type Subject,
} from './kit'
import type { ReadingId } from '../trace/machine'
import { recordLevel, traceLines } from './record-level'

/** Checks 3, 4 and 5: runs, their words and the way back. */
export const traceChecks: readonly Check[] = [
  {
    name: 'traces each sample as written down',
    run(subject) {
      const { game } = subject
      let told = 0
      for (const { name, level } of runnableSamples(subject)) {
        const trace = subject.samples.find((sample) => sample.name === name)!.trace
        if (trace === null) continue
        told++
        const lines = traceLines(game, level, recordLevel(game, level))
        demandSame(`${name}: trace`, lines, trace.split('\n').slice(0, -1))
      }
      demand(told > 0, 'no sample has a trace')
    },
  },
  {
    name: 'has a rule with a text and a sentence for every event',
    run(subject) {
      const { game } = subject
      const rules = new Set(game.rules.map(({ id }) => id))
      for (const { rule } of game.engine.phases) demand(rules.has(rule), `no text for ${rule}`)
      for (const { id, rule } of game.engine.readings)
        demand(rules.has(rule), `reading ${id}: no text for ${rule}`)
      for (const [number, { name, level }] of runnableSamples(subject).entries()) {
        for (const id of readingsOn(subject, number, 4)) {
          for (const line of traceLines(game, level, recordLevel(game, level, id))) {
            const found = /^\d+ \d+ \S+: .*\S \[(\w+)\]$/.exec(line)
            demand(found !== null && rules.has(found[1]!), `${name}, ${id}: "${line}"`)
            demand(!/undefined|NaN/.test(line), `${name}, ${id}: "${line}"`)
          }
        }
      }
    },
  },
  {
    name: 'names only cells that the board has, on the page of the turn',
    run(subject) {
      for (const { name, level } of runnableSamples(subject)) {
        for (const chunk of recordLevel(subject.game, level).chunks) {
          checkCells(subject.game, name, level, chunk)
        }
      }
    },
  },
  {
    name: 'begins each run with the level’s own start state, which no run changes',
    run(subject) {
      const { game } = subject
      for (const { name, level } of everyRun(subject, 2, 12)) {
        const layout = game.engine.layout(level)
        const start = startState(layout)
        demandSame(`${name}: slots at the start`, start.length, layout.slotCount)
        const { chunks } = recordLevel(game, level)
        if (chunks.length > 0) demandSame(name, Array.from(chunks[0]!.keyframe), Array.from(start))
        const again = readableLevel(game, game.format.print(level))
        for (const other of [level, again]) {
          const found = startState(game.engine.layout(other))
          demandSame(`${name}: start again`, Array.from(found), Array.from(start))
          const list = game.debugging.placed(other, found)
          demandSame(`${name}: placed again`, list, game.debugging.placed(level, start))
        }
      }
    },
  },
  {
    name: 'records the same bytes twice',
    run(subject) {
      for (const { name, level } of everyRun(subject, 2, 20)) {
        const first = recordLevel(subject.game, level).chunks
        demandSame(name, recordLevel(subject.game, level).chunks.map(plain), first.map(plain))
      }
    },
  },
  {
    name: 'steps forward, backward and anywhere to the same states',
    run(subject) {
      for (const { name, level } of everyRun(subject, 2, 12)) {
        checkCursor(subject.game, name, level, subject.tries(40, 200))
      }
    },
  },
  {
    name: 'resumes from any recorded state as if it had never stopped',
    run(subject) {
      const rng = makeRng(5)
      for (const { name, level } of everyRun(subject, 2, 12)) {
        const states = statesOf(subject.game, level)
        const { last, layout } = recordLevel(subject.game, level)
        for (let attempt = 0; attempt < 6; attempt++) {
          const firstStep = rng.below(states.length)
          const state = Int32Array.from(states[firstStep]!)
          const recorder = new Recorder(layout)
          recorder.restart(state, firstStep)
          const machine = subject.game.engine.start(level, recorder)
          while (machine.step() === 'running') if (recorder.isFull()) recorder.take()
          demandSame(`${name} from step ${firstStep}`, trimmed(recorder.state), trimmed(last))
        }
      }
    },
  },
  {
    name: 'makes chunks again that equal those recorded, byte for byte',
    run(subject) {
      const { game } = subject
      for (const [number, { name, level }] of everyRun(subject, 2, 6).entries()) {
        for (const reading of [null, ...readingsOn(subject, number, 6)]) {
          checkBook(game, `${name}, ${reading ?? 'right rules'}`, level, reading)
        }
      }
    },
  },
]

/** Room for two or three chunks and about as many keyframes. */
const TINY = { chunks: 200_000, keyframes: { usual: 8, most: 2000, changes: Infinity } }

function checkBook(game: AnyGame, name: string, level: unknown, reading: ReadingId | null): void {
  const { layout, chunks } = recordLevel(game, level, reading ?? undefined)
  const maker = new EngineChunkMaker(game.engine, level, layout, reading)
  const whole = new TraceBook(maker, { ...TINY, chunks: 1 })
  const sketched = new TraceBook(maker, TINY)
  chunks.forEach((chunk, index) => {
    whole.append(chunk)
    if (index === 0) sketched.append(chunk)
    else sketched.appendSketch(sketchOf(chunk), index % 3 === 0 ? chunk.keyframe : null)
  })
  const rng = makeRng(chunks.length)
  for (const book of [whole, sketched]) {
    for (let i = 0; i < Math.min(12, 2 * chunks.length); i++) {
      const index = i < chunks.length ? chunks.length - 1 - i : rng.below(chunks.length)
      demandSameChunk(`${name}: chunk ${index}`, book.chunkAt(index), chunks[index]!)
    }
  }
}

function demandSameChunk(what: string, found: TraceChunk, expected: TraceChunk): void {
  for (const [key, value] of Object.entries(expected) as [keyof TraceChunk, unknown][]) {
    if (typeof value === 'number') demand(found[key] === value, `${what}: ${key}`)
    else demand(hasSame(found[key] as Int32Array, value as Int32Array), `${what}: ${key}`)
  }
}

function hasSame(a: Int32Array, b: Int32Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

function checkCells(game: AnyGame, name: string, level: unknown, chunk: TraceChunk): void {
  const { rows, cols } = game.size(level)
  for (let at = 0; at < chunk.stepCount; at++) {
    const page = game.pages?.pageOfTurn(level, chunk.turn[at]!) ?? 0
    for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
      const { text, cells } = game.describe(level, eventAt(chunk, row))
      for (const cell of cells) {
        const on = cell - page * rows * cols
        const isOn = on >= 0 && on < rows * cols
        const exists = game.exists?.(level, Math.trunc(on / cols), on % cols) ?? true
        demand(isOn && exists, `${name}: "${text}" names cell ${cell}`)
      }
    }
  }
}

type Named = { readonly name: string; readonly level: unknown }

function everyRun(subject: Subject, few: number, all: number): Named[] {
  const { game } = subject
  const seeds = Array.from({ length: subject.tries(few, all) }, (_, index) => index + 1)
  return [...runnableSamples(subject), ...seeds.map((seed) => generatedLevel(game, seed))]
}

/** The states of a run, written down while it is made: before the first step, after each step. */
function statesOf(game: AnyGame, level: unknown): number[][] {
  const recorder = new Recorder(game.engine.layout(level))
  const machine = game.engine.start(level, recorder)
  const states = [trimmed(recorder.state)]
  while (machine.step() === 'running') {
    states.push(trimmed(recorder.state))
    if (recorder.isFull()) recorder.take()
  }
  return states
}

function checkCursor(game: AnyGame, name: string, level: unknown, seeks: number): void {
  const states = statesOf(game, level)
  const { layout, chunks } = recordLevel(game, level)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)
  demandSame(`${name}: steps`, cursor.stepCount, states.length - 1)
  const same = (how: string) =>
    demandSame(`${name}: ${how} to step ${cursor.step}`, trimmed(cursor.state), states[cursor.step])
  same('at the start')
  while (cursor.forward()) same('forward')
  while (cursor.backward()) same('backward')
  const rng = makeRng(states.length)
  for (let seek = 0; seek < seeks; seek++) {
    cursor.seek(rng.below(states.length))
    same('seek')
  }
}

/** A state without the zeroes at its end: arrays that grow may be longer than what is in use. */
function trimmed(state: Int32Array): number[] {
  let length = state.length
  while (length > 0 && state[length - 1] === 0) length--
  return Array.from(state.subarray(0, length))
}

function plain(chunk: object): unknown {
  return Object.entries(chunk).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'number' ? value : Array.from(value as Int32Array),
  ])
}
