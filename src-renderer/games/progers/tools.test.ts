import { edits as levelEdits } from '@core/games/progers/edit/edits'
import { blankLevel, type Edit, type Level } from '@core/games/progers/model'
import { describe, expect, test } from 'vitest'
import type { BoardPoint, Tool } from '../../tools/tool'
import { eraserTool } from './eraser-tool'
import { hillTool } from './hill-tool'
import { sampleTool } from './sample-tool'
import { wallTool } from './wall-tool'

type AnyTool = Omit<Tool<Level, Edit>, 'icon'>

/** A point of a cell as the app counts rows, from the north; by default its middle. */
const at = (row: number, col: number, dx = 0.5, dy = 0.5): BoardPoint => ({
  row,
  col,
  x: col + dx,
  y: row + dy,
})

/** The level after a stroke through points, each edit applied as the app does it. */
function stroke(tool: AnyTool, level: Level, points: readonly BoardPoint[], variant = -1): Level {
  let now = level
  const context = () => ({ level: now, turn: 0, page: 0, variant })
  const begun = tool.begin(context(), points[0]!)
  const apply = (edits: readonly Edit[]): void => {
    for (const edit of edits) now = levelEdits.apply(now, edit).level
  }
  for (const point of points) if (begun) apply(begun.move(context(), point))
  if (begun) apply(begun.end(context(), points.at(-1)!))
  return now
}

const empty = blankLevel()
const context = (level: Level, variant = -1) => ({ level, turn: 0, page: 0, variant })

describe('the hill tool', () => {
  test('draws a rectangle whichever corner comes first, named by its lower-left cell', () => {
    const hills = [{ from: 11, to: 33 }]
    expect(stroke(hillTool, empty, [at(8, 1), at(6, 3)]).hills).toEqual(hills)
    expect(stroke(hillTool, empty, [at(6, 3), at(8, 1)]).hills).toEqual(hills)
  })

  test('carries a hill that was pressed on, and stays on the board', () => {
    const level = stroke(hillTool, empty, [at(8, 1), at(6, 3)])
    expect(stroke(hillTool, level, [at(7, 2), at(5, 4)]).hills).toEqual([{ from: 33, to: 55 }])
    expect(stroke(hillTool, level, [at(7, 2), at(20, -5)]).hills).toEqual([{ from: 0, to: 22 }])
  })

  test('refuses shared cells beforehand and draws nothing then', () => {
    const level = stroke(hillTool, empty, [at(8, 1), at(6, 3)])
    const begun = hillTool.begin(context(level), at(9, 0))!
    expect(begun.preview!(context(level), at(7, 2))!.refusal).toBe('Hills may not overlap (IN).')
    expect(stroke(hillTool, level, [at(9, 0), at(7, 2)])).toBe(level)
  })
})

describe('the wall tool', () => {
  test('builds on the nearest side, named by the southern or western cell', () => {
    expect(stroke(wallTool, empty, [at(5, 4, 0.5, 0.1)]).walls).toEqual([{ spot: 44, side: 'N' }])
    expect(stroke(wallTool, empty, [at(5, 4, 0.5, 0.9)]).walls).toEqual([{ spot: 34, side: 'N' }])
    expect(stroke(wallTool, empty, [at(5, 4, 0.1)]).walls).toEqual([{ spot: 43, side: 'E' }])
  })

  test('takes away a wall that stands, from either side', () => {
    const level = stroke(wallTool, empty, [at(5, 4, 0.9)])
    expect(stroke(wallTool, level, [at(5, 5, 0.1)]).walls).toEqual([])
  })

  test('a drag goes on building and never takes away', () => {
    const once = stroke(wallTool, empty, [at(5, 4, 0.5, 0.1)])
    const level = stroke(wallTool, once, [
      at(5, 3, 0.5, 0.1),
      at(5, 4, 0.5, 0.1),
      at(5, 5, 0.5, 0.1),
    ])
    expect(level.walls.map((wall) => wall.spot).sort()).toEqual([43, 44, 45])
  })

  test('a drag through the middles of a row builds one straight wall, and a turn a corner', () => {
    const names = (points: readonly BoardPoint[]): string[] =>
      stroke(wallTool, empty, points)
        .walls.map(({ spot, side }) => `${spot}${side}`)
        .sort()
    const middles = [1, 2, 3, 4].flatMap((col) => [at(5, col, 0.1, 0.45), at(5, col, 0.9, 0.55)])
    expect(names([at(5, 1, 0.5, 0.2), ...middles])).toEqual(['41N', '42N', '43N', '44N'])
    // A fast hand skips cells.
    expect(names([at(5, 1, 0.5, 0.2), at(5, 4)])).toEqual(['41N', '42N', '43N', '44N'])
    // Along the line north of row 5 to column 3, then down the line east of it.
    const corner = [at(5, 2, 0.5, 0.2), at(5, 3, 0.9, 0.2), at(6, 3, 0.9, 0.2), at(7, 3, 0.9, 0.5)]
    expect(names(corner)).toEqual(['23E', '33E', '42N', '43N', '43E'].sort())
    // And up.
    const upwards = [at(5, 2, 0.5, 0.2), at(5, 2, 0.9, 0.2), at(4, 2, 0.9, 0.2), at(3, 2, 0.9, 0.5)]
    expect(names(upwards)).toEqual(['42N', '52E', '62E'].sort())
  })

  test('says why there is none on the border', () => {
    expect(wallTool.preview(context(empty), at(0, 3, 0.5, 0.1))!.refusal).toBe(
      'No wall stands on the border (IN).',
    )
    expect(stroke(wallTool, empty, [at(0, 3, 0.5, 0.1)])).toBe(empty)
  })
})

describe('the sample tool', () => {
  test('lays the chosen type, without a choice the first that is not complete', () => {
    let level = stroke(sampleTool, empty, [at(9, 1)], 4)
    expect(level.samples).toEqual([{ spot: 1, type: 5 }])
    for (const col of [2, 3, 4, 5]) level = stroke(sampleTool, level, [at(9, col)])
    expect(level.samples.map((sample) => sample.type)).toEqual([5, 1, 1, 1, 2])
  })

  test('gives a sample another type where it lies and carries it elsewhere', () => {
    const level = stroke(sampleTool, empty, [at(9, 1)], 4)
    expect(stroke(sampleTool, level, [at(9, 1)], 0).samples).toEqual([{ spot: 1, type: 1 }])
    expect(stroke(sampleTool, level, [at(9, 1), at(0, 9)], 0).samples).toEqual([
      { spot: 99, type: 5 },
    ])
  })

  test('a sample is not carried onto another', () => {
    const one = stroke(sampleTool, empty, [at(9, 1)], 4)
    const two = stroke(sampleTool, one, [at(9, 2)], 4)
    expect(stroke(sampleTool, two, [at(9, 1), at(9, 2)])).toBe(two)
  })

  test('the picker takes the type that lies there', () => {
    const level = stroke(sampleTool, empty, [at(9, 1)], 4)
    expect([at(9, 1), at(9, 2)].map((point) => sampleTool.pick!(context(level), point))).toEqual([
      4,
      null,
    ])
  })
})

describe('the eraser', () => {
  const hill = stroke(hillTool, empty, [at(8, 1), at(6, 3)])
  const level = stroke(wallTool, stroke(sampleTool, hill, [at(7, 2)], 0), [at(7, 2, 0.5, 0.1)])

  test('takes the wall near the side, then the sample, then the hill', () => {
    const noWall = stroke(eraserTool, level, [at(7, 2, 0.5, 0.1)])
    expect([noWall.walls.length, noWall.samples.length]).toEqual([0, 1])
    const noSample = stroke(eraserTool, noWall, [at(7, 2)])
    expect([noSample.samples.length, noSample.hills.length]).toEqual([0, 1])
    expect(stroke(eraserTool, noSample, [at(7, 2)]).hills).toEqual([])
  })

  test('a drag takes away only what the press did', () => {
    const two = stroke(sampleTool, level, [at(7, 3)], 0)
    const erased = stroke(eraserTool, two, [at(7, 2), at(7, 3), at(7, 2)])
    expect([erased.samples.length, erased.hills.length]).toEqual([0, 1])
  })

  test('finds nothing on bare ground', () => {
    expect(eraserTool.begin(context(level), at(0, 5))).toBeNull()
  })
})
