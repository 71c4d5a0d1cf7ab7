import { expect, it } from 'vitest'
import { releaseStroke, trailFrom, trailStroke, wayOfDrag } from './strokes'
import type { BoardPoint, ToolContext } from './tool'

const point = (x: number, y: number): BoardPoint => ({
  row: Math.floor(y),
  col: Math.floor(x),
  x,
  y,
})
const contextOf = <Level>(level: Level): ToolContext<Level> => ({
  level,
  turn: 0,
  page: 0,
  variant: -1,
})

it('takes the way of a drag from the middle of the square, and none from a mere click', () => {
  const from = point(2.4, 2.4)
  const found = [
    [4, 2.5],
    [1, 2],
    [2.5, 4],
    [2.6, 0.5],
    [2.5, 2.5],
  ].map(([x, y]) => wayOfDrag(from, point(x!, y!)))
  expect(found).toEqual([1, 3, 2, 0, null])
})

it('follows a fast hand over every square, each once', () => {
  const trail = trailFrom(point(0.2, 0.3))
  expect(trail(point(0.9, 0.9))).toEqual([point(0.2, 0.3)])
  expect(trail(point(3.1, 0.1))).toEqual([point(1.5, 0.5), point(2.5, 0.5), point(3.5, 0.5)])
  expect(trail(point(3.2, 0.2))).toEqual([])
})

it('changes each place of a trail in the level that the one before has left', () => {
  const edits = {
    apply: (level: readonly number[], edit: number) => ({ level: [...level, edit], inverse: edit }),
  }
  const stroke = trailStroke(edits, trailFrom(point(0.5, 0.5)), ({ level }, { col }) =>
    col === 1 ? null : level.length * 10 + col,
  )
  expect(stroke.move(contextOf([]), point(2.5, 0.5))).toEqual([0, 12])
  expect(stroke.end(contextOf([0, 12]), point(3.5, 0.5))).toEqual([23])
})

it.each([
  ['nothing', null, []],
  ['an edit', 'one', ['one']],
  ['edits', ['one', 'two'], ['one', 'two']],
])('changes nothing before the release, which gives %s', (_, made, edits) => {
  const stroke = releaseStroke<null, string>(() => made)
  expect(stroke.move(contextOf(null), point(0, 0))).toEqual([])
  expect(stroke.end(contextOf(null), point(0, 0))).toEqual(edits)
})
