import { expect, it } from 'vitest'
import { generatedLevel } from '../conformance/kit'
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
import { figureSlotsOf, unpackSketches } from './sketch'
import { sketchOf } from './sketch-tally'

const tiny: BookBudget = {
  chunks: 30_000,
  keyframes: { usual: 10_000, most: 100_000, changes: 1e9 },
}

/** What is sent of a run. */
function sent(game: AnyGame, level: unknown): Delivery[] {
  const all: Delivery[] = []
  const { outcome, steps } = sendRun(
    game.engine.layout(level),
    (writer) => game.engine.start(level, writer),
    (one) => all.push(one),
    undefined,
    undefined,
    tiny,
  )
  expect(outcome).toEqual({ kind: 'finished' })
  expect(steps).toBe(recordLevel(game, level).chunks.reduce((sum, one) => sum + one.stepCount, 0))
  return all
}

it.each(games)('$title: a run sent in parts is the run that was recorded', (module) => {
  const game: AnyGame = module
  for (const seed of [1, 2, 3]) {
    const { level } = generatedLevel(game, seed)
    const { layout, chunks, last } = recordLevel(game, level)

    const maker = new EngineChunkMaker(game.engine, level, layout, null)
    const cursor = new TraceCursor(layout, new TraceBook(maker, tiny))
    const figures = new FigureSeries(layout)
    for (const delivery of sent(game, level)) {
      if (delivery.kind === 'chunk') {
        cursor.append(delivery.chunk)
        figures.append(delivery.chunk)
      } else {
        const { sketches, keyframes } = delivery.part
        unpackSketches(sketches).forEach((sketch, at) => {
          expect(sketch).toEqual(sketchOf(chunks[cursor.book.length]!, figureSlotsOf(layout)))
          cursor.book.appendSketch(sketch, keyframes.find((one) => one.at === at)?.state ?? null)
        })
        figures.appendPart(delivery.part.figures)
      }
    }
    expect(cursor.book.length).toBe(chunks.length)
    chunks.forEach((chunk, index) => expect(cursor.book.chunkAt(index)).toEqual(chunk))
    cursor.seek(Infinity)
    const held = (slot: number): number => cursor.state[slot] ?? 0
    expect(last.every((value, slot) => value === held(slot))).toBe(true)
    const whole = new FigureSeries(layout)
    for (const chunk of chunks) whole.append(chunk)
    expect(figures.columns).toEqual(whole.columns)
  }
})

it('sends whole chunks while there is room, then few parts', () => {
  const game: AnyGame = games[0]
  const recipe = { ...game.generator.defaults, turns: 3000 }
  const level = game.generator.generate(recipe, makeRng(1))
  const { chunks } = recordLevel(game, level)
  const deliveries = sent(game, level)
  const parts = deliveries.flatMap((one) => (one.kind === 'part' ? [one.part] : []))
  expect(deliveries[0]!.kind).toBe('chunk')
  expect(deliveries.at(-1)!.kind).toBe('part')
  expect(parts.length).toBeLessThan(4)
  expect(chunks.length).toBeGreaterThan(50)
  expect(parts.flatMap(({ keyframes }) => keyframes).length).toBeLessThan(chunks.length / 2)
})
