import { describe, expect, it } from 'vitest'
import { rockets } from '@core/games/testing'
import type { Edit, Level } from '@core/games/rockets/model'
import type { BoardPoint, Tool } from '../../tools/tool'
import { arrowTool } from './arrow-tool'
import { doorTool } from './door-tool'
import { doorPlaceAt, nearestDoorPlace } from './doors'
import { eraserTool } from './eraser-tool'
import { rocketTool } from './rocket-tool'

type Hand = Omit<Tool<Level, Edit>, 'icon'>

const level: Level = {
  width: 6,
  height: 5,
  rockets: [
    { x: 1, y: 2 },
    { x: 4, y: 2 },
  ],
  doors: [{ at: 2, wall: 'N' }],
  turns: [
    { x: 2, y: 1, way: 'E' },
    { x: 3, y: 3, way: 'W' },
  ],
}

function point(x: number, y: number): BoardPoint {
  return { x, y, row: Math.floor(y), col: Math.floor(x) }
}

/** Uses a tool as a hand does: press, move, release; returns the level after it and the edits made. */
function drag(
  tool: Hand,
  start: Level,
  turn: number,
  path: readonly (readonly [number, number])[],
  variant = -1,
): { level: Level; edits: Edit[] } {
  const points = path.map(([x, y]) => point(x, y))
  const edits: Edit[] = []
  let now = start
  const take = (made: readonly Edit[]): void => {
    for (const edit of made) {
      edits.push(edit)
      now = rockets.edits.apply(now, edit).level
    }
  }
  const stroke = tool.begin({ level: now, turn, page: 0, variant }, points[0]!)
  for (const at of points.slice(1))
    take(stroke?.move({ level: now, turn, page: 0, variant }, at) ?? [])
  take(stroke?.end({ level: now, turn, page: 0, variant }, points.at(-1)!) ?? [])
  return { level: now, edits }
}

describe('the arrow tool', () => {
  it('changes the arrow of the chosen turn', () => {
    const { edits } = drag(arrowTool, level, 1, [
      [2.5, 3.5],
      [2.5, 5],
    ])
    expect(edits).toEqual([
      { kind: 'set', list: 'turns', index: 1, item: { x: 2, y: 3, way: 'S' } },
    ])
  })

  it('appends a turn when one past the last is chosen, in the way of its setting', () => {
    const { edits } = drag(arrowTool, level, 2, [[0.5, 1.5]], 3)
    expect(edits).toEqual([
      { kind: 'insert', list: 'turns', index: 2, item: { x: 0, y: 1, way: 'W' } },
    ])
  })

  it('refuses pits, rockets and standing arrows with the rule', () => {
    const refusals = [
      [0, 0],
      [1, 2],
      [2, 1],
      [3, 1],
    ].map(
      ([x, y]) =>
        arrowTool.preview({ level, turn: 2, page: 0, variant: 0 }, point(x! + 0.5, y! + 0.5))
          ?.refusal,
    )
    expect(refusals.map((refusal) => refusal && /\((R\d+)\)/.exec(refusal)?.[1])).toEqual([
      'R6',
      'R6',
      'R6',
      null,
    ])
    expect(
      drag(arrowTool, level, 2, [
        [1.5, 2.5],
        [3, 2.5],
      ]).edits,
    ).toEqual([])
  })

  it('refuses the square of the own oldest arrow by R5', () => {
    const turns = [1, 2, 3, 1, 2, 3].map((x, index) => ({
      x,
      y: index < 3 ? 1 : 3,
      way: 'E' as const,
    }))
    const full: Level = { ...level, turns }
    const preview = arrowTool.preview(
      { level: full, turn: 6, page: 0, variant: 0 },
      point(1.5, 1.5),
    )
    expect(preview?.refusal).toMatch(/\(R5\)/)
    expect(preview?.hint).toBe('Place arrow N for player 1, turn 7')
  })

  it('does nothing when the turn has that arrow already', () => {
    expect(drag(arrowTool, level, 0, [[2.5, 1.5]], 1).edits).toEqual([])
  })
})

describe('the door tool', () => {
  it('finds the place in the nearest wall, never a corner', () => {
    const found = [
      [3.2, -0.7],
      [6.4, 2.5],
      [0.2, 4.9],
      [-0.5, 0.1],
      [5.9, -0.1],
    ].map(([x, y]) => nearestDoorPlace(level, x!, y!))
    expect(found).toEqual([
      { at: 3, wall: 'N' },
      { at: 2, wall: 'E' },
      { at: 1, wall: 'S' },
      { at: 1, wall: 'W' },
      { at: 4, wall: 'N' },
    ])
  })

  it('means no wall in the middle of the board or far outside', () => {
    expect([doorPlaceAt(level, 3, 2.5), doorPlaceAt(level, 3, -2)]).toEqual([null, null])
  })

  it('drags a door along its wall and round a corner', () => {
    const along = drag(doorTool, level, 0, [
      [2.5, -0.5],
      [3.5, -0.4],
      [4.6, -0.5],
    ])
    expect(along.level.doors).toEqual([{ at: 4, wall: 'N' }])
    const round = drag(doorTool, level, 0, [
      [2.5, -0.5],
      [5.5, -0.5],
      [6.5, 0.6],
      [6.5, 2.2],
    ])
    expect(round.level.doors).toEqual([{ at: 2, wall: 'E' }])
  })

  it('adds a door by a click and moves it by the rest of the drag', () => {
    expect(drag(doorTool, level, 0, [[6.5, 2.5]]).level.doors[1]).toEqual({ at: 2, wall: 'E' })
    const { level: after } = drag(doorTool, level, 0, [
      [6.5, 2.5],
      [6.4, 2.7],
      [3.1, 5.4],
    ])
    expect(after.doors).toEqual([
      { at: 2, wall: 'N' },
      { at: 3, wall: 'S' },
    ])
  })
})

describe('the rocket tool', () => {
  it('moves the chosen player by a click and adds the next one', () => {
    expect(drag(rocketTool, level, 0, [[2.5, 4.5]], 1).level.rockets[1]).toEqual({ x: 2, y: 4 })
    expect(drag(rocketTool, level, 0, [[2.5, 4.5]], 2).level.rockets[2]).toEqual({ x: 2, y: 4 })
  })

  it('drags a rocket, over others and pits without landing there', () => {
    const path = [
      [1.5, 2.5],
      [2.5, 2.5],
      [4.5, 2.5],
      [5.5, 2.5],
      [5.5, 0.5],
    ] as const
    expect(drag(rocketTool, level, 0, path).level.rockets[0]).toEqual({ x: 5, y: 2 })
  })
})

describe('the eraser', () => {
  it('takes rockets but not the last, arrows with their turn, and doors', () => {
    const path = [
      [1.5, 2.5],
      [2.5, 1.5],
      [2.5, -0.5],
      [4.5, 2.5],
    ] as const
    const { level: after } = drag(eraserTool, level, 1, path)
    expect(after).toEqual({
      ...level,
      rockets: [{ x: 4, y: 2 }],
      doors: [],
      turns: [{ x: 3, y: 3, way: 'W' }],
    })
  })

  it('says which turn goes', () => {
    const preview = eraserTool.preview({ level, turn: 1, page: 0, variant: -1 }, point(2.5, 1.5))
    expect(preview?.hint).toBe('Remove turn 1 of player 1; later turns move up')
  })
})
