import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordLevel } from '../conformance/record-level'
import { findGame } from '../games/testing'
import { TraceBook } from '../trace/book'
import { TraceCursor } from '../trace/cursor'
import { byWords, differingEvents, type Moment } from './compare'
import { positionBeside } from './lockstep'
import { differingPairs, elsewhereByName, groundPairs, hasOtherSize } from './other-sizes'

const game = findGame('rockets')!
const text = readFileSync('src-main/core/games/rockets/samples/statement/level.txt', 'utf8')
const narrow = runOf(text)
const wide = runOf(text.replace('5 5', '7 5'))

it('tells boards of different sizes', () => {
  expect(hasOtherSize(game, narrow.level, wide.level)).toBe(true)
  expect(hasOtherSize(game, wide.level, wide.level)).toBe(false)
})

it('compares the ground by row and column', () => {
  // The wall in the east has moved: two pits at its corners and the door in its middle.
  expect(groundPairs(game, narrow.level, wide.level)).toEqual([
    { left: 4, right: 4 },
    { left: 14, right: 18 },
    { left: 24, right: 32 },
  ])
  expect(groundPairs(game, wide.level, wide.level)).toEqual([])
})

it('compares who is on a cell by row and column, and never with another cell', () => {
  const { entitiesOn } = game.debugging
  let differing = 0
  for (const [left, right] of moments()) {
    const ground = groundPairs(game, left.level, right.level)
    const marked = new Set([...ground, ...differingPairs(game, left, right)].map((one) => one.left))
    for (let cell = 0; cell < 25; cell++) {
      const other = Math.trunc(cell / 5) * 7 + (cell % 5)
      const here = entitiesOn(left.level, left.state, cell).length
      const there = entitiesOn(right.level, right.state, other).length
      if (here !== there) expect(marked.has(cell)).toBe(true)
      if (here !== there) differing++
    }
    expect(differingPairs(game, left, left)).toEqual([])
    expect(elsewhereByName(game, left, left)).toEqual([])
  }
  expect(differing).toBeGreaterThan(0)
})

it('finds nothing on the way that both boards have in common', () => {
  // Arrow and animal at the door in the west are the same; the other door is elsewhere.
  const [left, right] = moments()[2]!
  expect(differingPairs(game, left, right).filter(({ left }) => left % 5 < 4)).toEqual([])
})

it('takes events for the same that say the same', () => {
  const keys = byWords(game, narrow.level, wide.level)
  let told = 0
  for (let step = 0; step < narrow.cursor.stepCount; step++) {
    const [here, there] = [narrow.cursor.eventsOf(step), wide.cursor.eventsOf(step)]
    const { left, right } = differingEvents(here, there, keys)
    const words = new Set(left.map((event) => game.describe(narrow.level, event).text))
    for (const event of right) {
      expect(words).not.toContain(game.describe(wide.level, event).text)
    }
    told += left.length
  }
  expect(told).toBeGreaterThan(0)
})

function moments(): [Moment, Moment][] {
  return Array.from({ length: narrow.cursor.stepCount + 1 }, (_, step) => {
    narrow.cursor.seek(step)
    wide.cursor.seek(positionBeside(narrow.cursor, step, wide.cursor, 0))
    return [momentOf(narrow), momentOf(wide)]
  })
}

function momentOf({ level, cursor }: ReturnType<typeof runOf>): Moment {
  return { level, layout: cursor.layout, state: cursor.state.slice() }
}

function runOf(source: string) {
  const parsed = game.format.parse(source)
  if (!parsed.ok) throw new Error('the level cannot be read')
  const { level } = parsed.value
  const { layout, chunks } = recordLevel(game, level)
  const book = new TraceBook()
  for (const chunk of chunks) book.append(chunk)
  return { level, cursor: new TraceCursor(layout, book) }
}
