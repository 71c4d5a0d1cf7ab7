import { expect, test } from 'vitest'
import { generatedLevel } from '../conformance/kit'
import { recordLevel } from '../conformance/record-level'
import { games } from '../games/testing'
import { figureSlotsOf, type ChunkSketch } from '../trace/sketch'
import { sketchOf } from '../trace/sketch-tally'
import type { FigureTest } from './breakpoint'
import { hitWatcher } from './hit-watcher'
import { StepList } from './step-list'

const game = games[0]
const { level } = generatedLevel(game, 5)
const run = recordLevel(game, level, undefined, { steps: 500, changes: 1_000_000 })
const { figures } = run.layout
const plain = sketchOf(run.chunks[0]!)

/** A sketch in which one figure goes from a value to another, and all others stand at 0. */
function sketchWith(figure: number, low: number, high: number): ChunkSketch {
  const valueOf = (value: number) => Int32Array.from(figures, (_, i) => (i === figure ? value : 0))
  return { ...plain, figureLows: valueOf(low), figureHighs: valueOf(high) }
}

function mayConcern(test: FigureTest, sketch: ChunkSketch): boolean {
  const watch = { kind: 'figure', figure: figures[1]!.name, test } as const
  return hitWatcher(game, level, { watch }, new StepList()).mayConcern(sketch)
}

test.each<[FigureTest, (readonly [number, number])[], (readonly [number, number])[]]>([
  [{ op: 'changes' }, [[1, 2]], [[2, 2]]],
  [
    { op: '>=', value: 5 },
    [
      [4, 5],
      [0, 9],
    ],
    [
      [5, 9],
      [0, 4],
    ],
  ],
  [
    { op: '<=', value: 5 },
    [
      [5, 6],
      [0, 9],
    ],
    [
      [0, 5],
      [6, 9],
    ],
  ],
  [
    { op: '=', value: 5 },
    [
      [5, 6],
      [4, 5],
      [0, 9],
    ],
    [
      [5, 5],
      [6, 9],
      [0, 4],
    ],
  ],
])('chunks in which %j cannot come true are passed over', (test, concerned, others) => {
  for (const [low, high] of concerned) expect(mayConcern(test, sketchWith(1, low, high))).toBe(true)
  for (const [low, high] of others) expect(mayConcern(test, sketchWith(1, low, high))).toBe(false)
  expect(mayConcern(test, sketchWith(0, 0, 9))).toBe(false)
})

test('a chunk whose figures are not known is looked at', () => {
  expect(mayConcern({ op: '>=', value: 1e9 }, plain)).toBe(true)
})

test('a sketch tells how low and how high each figure stands in its chunk', () => {
  const slots = figureSlotsOf(run.layout)
  for (const chunk of run.chunks) {
    const held = slots.map((slot) => {
      const values = [chunk.keyframe[slot] ?? 0]
      chunk.slot.forEach((changed, row) => {
        if (changed === slot) values.push(chunk.after[row]!)
      })
      return values
    })
    const { figureLows, figureHighs } = sketchOf(chunk, slots)
    expect([...figureLows]).toEqual(held.map((values) => Math.min(...values)))
    expect([...figureHighs]).toEqual(held.map((values) => Math.max(...values)))
  }
})
