import { describe, expect, it } from 'vitest'
import { seeds } from '../conformance/testing/tries'
import { generatedLevel } from '../conformance/kit'
import { recordLevel } from '../conformance/record-level'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { TraceBook } from '../trace/book'
import { TraceCursor } from '../trace/cursor'
import { positionBeside } from './lockstep'
import { playedLevel } from './testing'
import { comparedFigures, differingEvents, type Moment } from './compare'
import { differingSlots } from './differences'
import { differingCells, differingElsewhere } from './differing-places'

const event = (code: number, a = 0) => ({ code, args: [a] })

it('names the events that one step has more often than the other', () => {
  const left = [event(1), event(2), event(1), event(3)]
  const right = [event(3), event(1), event(4)]
  expect(differingEvents(left, right)).toEqual({ left: [event(2), event(1)], right: [event(4)] })
  expect(differingEvents(left, left)).toEqual({ left: [], right: [] })
})

it('sets the figures of both sides beside each other by name', () => {
  const side = (names: readonly string[], values: readonly number[]): Moment => ({
    level: null,
    layout: {
      ranges: [{ name: 'scores', first: 0, count: names.length, stride: 1 }],
      slotCount: names.length,
      figures: names.map((name, slot) => ({ name, slot })),
      turnCount: 1,
    },
    state: Int32Array.from(values),
  })
  expect(comparedFigures(side(['A', 'B'], [3, 4]), side(['B', 'C'], [5, 6]))).toEqual([
    { name: 'A', left: 3, right: null },
    { name: 'B', left: 4, right: 5 },
    { name: 'C', left: null, right: 6 },
  ])
})

const tried = seeds(1, 5)

describe.each(games.map((game) => ({ id: game.id, game })))('two boards of $id', (entry) => {
  const game: AnyGame = entry.game
  const { whereabouts, entitiesOn } = game.debugging

  it.each(tried)(
    'differ in every cell with other entities on it, and only where states do, %i',
    (seed) => {
      const { level } = generatedLevel(game, seed)
      const { rows, cols } = game.size(level)
      const cells = rows * cols * (game.pages?.count(level) ?? 1)
      const right = cursorOf(game, level)
      for (const { id } of game.engine.readings) {
        const wrong = cursorOf(game, level, id)
        for (let at = 0; at < 12; at++) {
          right.seek(Math.floor((right.stepCount * at) / 11))
          wrong.seek(positionBeside(right, right.step, wrong, 0))
          const found = differingCells(whereabouts, momentOf(level, right), momentOf(level, wrong))
          const marked = new Set(found)
          expect(found).toEqual([...marked].filter((cell) => cell >= 0 && cell < cells))
          for (let cell = 0; cell < cells; cell++) {
            const here = entitiesOn(level, right.state, cell)
            const there = entitiesOn(level, wrong.state, cell)
            if (here.join() !== there.join()) expect([id, marked.has(cell)]).toEqual([id, true])
          }
        }
      }
      right.seek(right.stepCount)
      expect(differingCells(whereabouts, momentOf(level, right), momentOf(level, right))).toEqual(
        [],
      )
    },
  )
})

describe.each(games.map((game) => ({ id: game.id, game })))('two runs of $id', (entry) => {
  const game: AnyGame = entry.game
  const { whereabouts } = game.debugging

  it('never differ in something that has no name', () => {
    let differing = 0
    for (const seed of tried) {
      const level = playedLevel(game, makeRng(seed))
      const right = cursorOf(game, level)
      for (const { id } of game.engine.readings) {
        const wrong = cursorOf(game, level, id)
        for (let at = 0; at <= 40; at++) {
          right.seek(Math.floor((right.stepCount * at) / 40))
          wrong.seek(positionBeside(right, right.step, wrong, 0))
          const [here, there] = [momentOf(level, right), momentOf(level, wrong)]
          const slots = differingSlots(here.state, there.state)
          const clock = here.layout.ranges.find(({ name }) => name === 'clock')!
          // How far each side has come, both say themselves.
          const isSame = slots.every((slot) => slot - clock.first < clock.count)
          const cells = differingCells(whereabouts, here, there)
          const others = differingElsewhere(game, here, there)
          const isNamed = cells.length + others.length > 0
          expect([seed, id, right.step, isNamed]).toEqual([seed, id, right.step, !isSame])
          expect(others.filter((name) => /undefined|NaN/.test(name))).toEqual([])
          if (!isSame) differing++
        }
      }
    }
    expect(differing > 0).toBe(game.engine.readings.length > 0)
  })
})

function momentOf(level: unknown, { layout, state }: TraceCursor): Moment {
  return { level, layout, state }
}

function cursorOf(game: AnyGame, level: unknown, reading?: string): TraceCursor {
  const { layout, chunks } = recordLevel(game, level, reading)
  const book = new TraceBook()
  for (const chunk of chunks) book.append(chunk)
  return new TraceCursor(layout, book)
}
