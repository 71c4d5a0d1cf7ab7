import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { recordLevel } from '../conformance/record-level'
import { makeRng } from '../kernel/rng'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { TraceBook, type BookBudget } from './book'
import { EngineChunkMaker } from './chunk-maker'
import { TraceCursor } from './cursor'
import { FigureSeries } from './figure-series'
import type { Delivery } from './run-part'
import { sendRun } from './send-run'
import { bytesOf, figureSlotsOf, unpackSketches } from './sketch'
import { sketchOf } from './sketch-tally'

/** What makes levels with runs of several chunks. */
const longRecipes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  rockets: { turns: 700 },
  labyrinth: { walks: 30, moves: 300 },
  janken: { sets: 50, moves: 100 },
  ghosts: { limit: 400, turns: 200 },
}

function longLevel({ id, generator }: AnyGame, seed: number): unknown {
  return generator.generate({ ...generator.defaults, ...longRecipes[id] }, makeRng(seed))
}

function budgetOf(bytes: number): BookBudget {
  return { chunks: bytes, keyframes: { usual: 10_000, most: 100_000, changes: 1e9 } }
}

/** What is sent of a run to its end. */
function sentOf(game: AnyGame, level: unknown, budget: BookBudget): Delivery[] {
  const sent: Delivery[] = []
  const { outcome, steps } = sendRun(
    game.engine.layout(level),
    (writer) => game.engine.start(level, writer),
    (one) => sent.push(one),
    undefined,
    undefined,
    budget,
  )
  expect(outcome).toEqual({ kind: 'finished' })
  expect(steps).toBe(recordLevel(game, level).chunks.reduce((sum, one) => sum + one.stepCount, 0))
  return sent
}

it.each(games)('$title: a run sent in parts is the run that was recorded', (module) => {
  const game: AnyGame = module
  const level = longLevel(game, 1)
  const { layout, chunks, last } = recordLevel(game, level)
  const whole = new FigureSeries(layout)
  for (const chunk of chunks) whole.append(chunk)
  // The first chunk has no room and is whole nonetheless; the second is whole and some of those after it.
  for (const bytes of [1, 100_000]) {
    const budget = budgetOf(bytes)
    const maker = new EngineChunkMaker(game.engine, level, layout, null)
    const cursor = new TraceCursor(layout, new TraceBook(maker, budget))
    const figures = new FigureSeries(layout)
    let sketched = 0
    for (const delivery of sentOf(game, level, budget)) {
      if (delivery.kind === 'chunk') {
        cursor.append(delivery.chunk)
        figures.append(delivery.chunk)
      } else {
        const { sketches, keyframes } = delivery.part
        unpackSketches(sketches).forEach((sketch, at) => {
          expect(sketch).toEqual(sketchOf(chunks[cursor.book.length]!, figureSlotsOf(layout)))
          cursor.book.appendSketch(sketch, keyframes.find((one) => one.at === at)?.state ?? null)
          sketched++
        })
        figures.appendPart(delivery.part.figures)
      }
    }
    expect(cursor.book.length).toBe(chunks.length)
    if (bytes === 1) expect(sketched).toBe(chunks.length - 1)
    expect(chunks.length).toBeGreaterThan(1)
    const isSame = chunks.map((chunk, index) =>
      isDeepStrictEqual(cursor.book.chunkAt(index), chunk),
    )
    expect(isSame).not.toContain(false)
    cursor.seek(Infinity)
    const held = (slot: number): number => cursor.state[slot] ?? 0
    expect(last.every((value, slot) => value === held(slot))).toBe(true)
    expect(figures.columns).toEqual(whole.columns)
  }
})

it('sends whole chunks while there is room, then few parts', () => {
  const game: AnyGame = games[0]
  const level = longLevel(game, 1)
  const { chunks } = recordLevel(game, level)
  const sent = sentOf(game, level, budgetOf(100_000))
  const wholes = sent.flatMap((one) => (one.kind === 'chunk' ? [one.chunk] : []))
  const parts = sent.flatMap((one) => (one.kind === 'part' ? [one.part] : []))
  const bytes = wholes.map(bytesOf).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeLessThanOrEqual(100_000)
  expect(bytes + bytesOf(chunks[wholes.length]!)).toBeGreaterThan(100_000)
  expect(sent.map(({ kind }) => kind)).toEqual([
    ...wholes.map(() => 'chunk'),
    ...parts.map(() => 'part'),
  ])
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.length).toBeLessThan(4)
  expect(chunks.length).toBeGreaterThan(20)
  expect(parts.flatMap(({ keyframes }) => keyframes).length).toBeLessThan(chunks.length / 2)
})
