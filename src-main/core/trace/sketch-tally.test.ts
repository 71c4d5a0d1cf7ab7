import { expect, it } from 'vitest'
import { generatedLevel } from '../conformance/kit'
import { recordLevel } from '../conformance/record-level'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { figureSlotsOf } from './sketch'
import { kindBit, sketchOf, SketchTally } from './sketch-tally'

it.each(games)('$title: a sketch counts what is in its chunk', (module) => {
  const game: AnyGame = module
  const { layout, chunks } = recordLevel(game, generatedLevel(game, 4).level)
  const slots = figureSlotsOf(layout)
  for (const chunk of chunks) {
    const codes = [...chunk.eventCode]
    const steps = [...Array(chunk.stepCount).keys()]
    const held = slots.map((slot) => [
      chunk.keyframe[slot] ?? 0,
      ...[...chunk.after].filter((_, i) => chunk.slot[i] === slot),
    ])
    expect(sketchOf(chunk, slots)).toEqual({
      firstStep: chunk.firstStep,
      stepCount: chunk.stepCount,
      changeCount: chunk.slot.length,
      firstTurn: chunk.turn[0],
      lastTurn: chunk.turn.at(-1),
      eventCounts: Uint32Array.from(
        { length: Math.max(-1, ...codes) + 1 },
        (_, code) => codes.filter((one) => one === code).length,
      ),
      stepKinds: Uint32Array.from(steps, (step) =>
        codes
          .slice(chunk.eventStart[step], chunk.eventStart[step + 1])
          .reduce((bits, code) => bits | kindBit(code), 0),
      ),
      figureLows: Int32Array.from(held, (values) => Math.min(...values)),
      figureHighs: Int32Array.from(held, (values) => Math.max(...values)),
    })
  }
})

it('has no kinds of single steps where there are more than bits, and room for any number of steps', () => {
  const tally = new SketchTally(new Int32Array(1), [], 7)
  for (let step = 0; step < 3000; step++) tally.beginStep(step)
  tally.event(31)
  const few = tally.take()
  expect(few).toMatchObject({ firstStep: 7, stepCount: 3000, firstTurn: 0, lastTurn: 2999 })
  expect([...few.stepKinds]).toEqual([...Array<number>(2999).fill(0), kindBit(31) >>> 0])
  tally.beginStep(3000)
  tally.event(100)
  const many = tally.take()
  expect(many).toMatchObject({ firstStep: 3007, stepKinds: new Uint32Array(0) })
  expect(many.eventCounts).toHaveLength(101)
  tally.beginStep(3001)
  expect(tally.take().eventCounts).toHaveLength(0)
})
