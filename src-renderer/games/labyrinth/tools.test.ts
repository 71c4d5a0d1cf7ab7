import { describe, expect, it } from 'vitest'
import { labyrinth } from '@core/games/testing'
import type { Level } from '@core/games/labyrinth/model'
import { caveTool } from './cave-tool'
import { eraserTool } from './eraser-tool'
import { bogTool, wallTool } from './ground-tools'
import { riverTool } from './river-tool'
import { levelOf, mapOf, point, stroke } from './testing'
import { walkTool } from './walk-tool'

const empty = levelOf(['o o o o', 'o o o o', 'o o o o'], '1 1 ')
const errorsOf = (level: Level): string[] =>
  labyrinth
    .validate(level)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)

describe('the brushes', () => {
  it('paint every cell under a fast stroke, in one edit at its end', () => {
    const { level, edits } = stroke(wallTool, empty, [point(0, 0), point(0, 3), point(2, 3)])
    expect(mapOf(level)).toEqual(['w w w w', 'o o o w', 'o o o w'])
    expect(edits).toHaveLength(1)
  })

  it('show the level as it will be while the stroke lasts', () => {
    const held = wallTool.begin({ level: empty, turn: 0, page: 0, variant: -1 }, point(1, 0))!
    held.move({ level: empty, turn: 0, page: 0, variant: -1 }, point(1, 2))
    const preview = held.preview!({ level: empty, turn: 0, page: 0, variant: -1 }, point(1, 2))
    expect(mapOf(preview!.draft!)).toEqual(['o o o o', 'w w w o', 'o o o o'])
  })

  it('close up a chain that loses a cave', () => {
    const level = levelOf(['y10 y11 y12', 'o o o'], '1 0 ')
    expect(mapOf(stroke(wallTool, level, [point(0, 1)]).level)[0]).toBe('y10 w y11')
  })
})

describe('the bog tool', () => {
  it('takes the side from the drag, else from its setting', () => {
    const dragged = stroke(bogTool, empty, [point(1, 1), point(1, 1, 0.95)])
    expect(mapOf(dragged.level)[1]).toBe('o b> o o')
    expect(mapOf(stroke(bogTool, empty, [point(1, 1)], 3).level)[1]).toBe('o b< o o')
  })

  it('turns a bog that has the side of its setting already', () => {
    const level = levelOf(['b^ o', 'o o'], '1 0 ')
    expect(mapOf(stroke(bogTool, level, [point(0, 0)], 0).level)[0]).toBe('b> o')
    expect(bogTool.pick!({ level, turn: 0, page: 0, variant: 0 }, point(0, 0))).toBe(0)
  })
})

describe('the river tool', () => {
  it('draws arrows and estuary and takes a free number', () => {
    const first = stroke(riverTool, empty, [point(0, 0), point(0, 2), point(1, 2)])
    expect(mapOf(first.level)).toEqual(['r1> r1> r1v o', 'o o e1 o', 'o o o o'])
    const second = stroke(riverTool, first.level, [point(2, 0), point(2, 1)])
    expect(mapOf(second.level)[2]).toBe('r2> e2 o o')
    expect(errorsOf(second.level)).toEqual([])
  })

  it('lengthens a river from its estuary and redraws a bend', () => {
    const level = levelOf(['r1> r1> e1 o', 'o o o o', 'o o o o'], '2 0 ')
    const longer = stroke(riverTool, level, [point(0, 2), point(0, 3), point(1, 3)]).level
    expect(mapOf(longer)).toEqual(['r1> r1> r1> r1v', 'o o o e1', 'o o o o'])
    const bend = stroke(riverTool, longer, [point(0, 0), point(1, 0), point(1, 2), point(0, 2)])
    expect(mapOf(bend.level)).toEqual(['r1v o r1> r1v', 'r1> r1> r1^ e1', 'o o o o'])
    expect(errorsOf(bend.level)).toEqual([])
  })

  it('refuses to run over another river and says which rule', () => {
    const level = levelOf(['o r1v o', 'o e1 o'], '0 0 ')
    expect(stroke(riverTool, level, [point(0, 0), point(0, 2)]).edits).toEqual([])
    const held = riverTool.begin({ level, turn: 0, page: 0, variant: -1 }, point(0, 0))!
    held.move({ level, turn: 0, page: 0, variant: -1 }, point(0, 2))
    expect(held.preview!({ level, turn: 0, page: 0, variant: -1 }, point(0, 2))?.refusal).toMatch(
      /\(M5\)/,
    )
  })
})

describe('the cave tool', () => {
  it('numbers caves as they are clicked', () => {
    let level = empty
    for (const at of [point(0, 3), point(2, 0), point(1, 2)])
      level = stroke(caveTool, level, [at], 1).level
    expect(mapOf(level)).toEqual(['o o o y20', 'o o y22 o', 'y21 o o o'])
  })

  it('makes a cave the last one when it is clicked again, so clicks in order number a chain', () => {
    let level = levelOf(['y10 y11 y12', 'o o o'], '1 0 ')
    for (const col of [2, 0, 1]) level = stroke(caveTool, level, [point(0, col)], 0).level
    expect(mapOf(level)[0]).toBe('y11 y12 y10')
  })

  it('carries a cave elsewhere, number and all', () => {
    const level = levelOf(['y10 y11 o', 'o o o'], '1 0 ')
    expect(mapOf(stroke(caveTool, level, [point(0, 0), point(1, 2)]).level)).toEqual([
      'o y11 o',
      'o o y10',
    ])
  })
})

describe('the eraser', () => {
  const river = levelOf(['r1> r1> r1> r1> e1', 'o o o o o'], '1 0 ', '1 4 ')

  it('cuts a river so that what is left ends in an estuary', () => {
    const below = stroke(eraserTool, river, [point(0, 3)]).level
    expect(mapOf(below)[0]).toBe('r1> r1> e1 o o')
    const above = stroke(eraserTool, river, [point(0, 1)]).level
    expect(mapOf(above)[0]).toBe('o o r1> r1> e1')
    expect([...errorsOf(below), ...errorsOf(above)]).toEqual([])
  })

  it('takes the whole river when no cell would be left above the estuary', () => {
    const { level } = stroke(eraserTool, levelOf(['r1> r1> e1', 'o o o'], '1 0 '), [point(0, 1)])
    expect(mapOf(level)[0]).toBe('o o o')
  })

  it('closes chains at the end of the stroke, in one edit', () => {
    const level = levelOf(['y10 y11 y12 y13', 'o o o o'], '1 0 ')
    const { level: after, edits } = stroke(eraserTool, level, [point(0, 0), point(0, 1)])
    expect(mapOf(after)[0]).toBe('o o y10 y11')
    expect(edits).toHaveLength(1)
  })

  it('takes a walk that starts on an island', () => {
    expect(stroke(eraserTool, river, [point(1, 4)]).level.walks).toEqual([
      { row: 1, col: 0, moves: '' },
    ])
  })
})

describe('the walk tool', () => {
  const level = levelOf(['o r1> e1', 'o o w', 'o o o'], '1 0 ', '2 2 W')

  it('records a move for a neighbour of where the player is, current and bumps included', () => {
    let now = level
    for (const at of [point(0, 0), point(0, 1), point(-1, 2), point(1, 2)]) {
      now = stroke(walkTool, now, [at], 0).level
    }
    // East into the river, drawn to the estuary, north against the border, south against the wall.
    expect(now.walks[0]!.moves).toBe('NENS')
  })

  it('refuses a cell that is not next to the player', () => {
    const far = walkTool.preview({ level, turn: 0, page: 0, variant: 1 }, point(0, 0))
    expect(far?.refusal).toContain('Walk 2 is at (2,1)')
    expect(stroke(walkTool, level, [point(0, 0)], 1).edits).toEqual([])
  })

  it('sets the start of a walk without moves, adds a walk, and never starts on a wall', () => {
    expect(stroke(walkTool, level, [point(2, 1)], 0).level.walks[0]).toEqual({
      row: 2,
      col: 1,
      moves: '',
    })
    expect(stroke(walkTool, level, [point(2, 0)], 2).level.walks[2]).toEqual({
      row: 2,
      col: 0,
      moves: '',
    })
    expect(stroke(walkTool, level, [point(1, 2)], 2).edits).toEqual([])
  })

  it('drags a start and keeps the moves, unless the player stands beside it', () => {
    const near = levelOf(['o o o', 'o o o'], '0 0 ESW')
    expect(stroke(walkTool, near, [point(0, 0), point(1, 0)], 0).level.walks[0]).toEqual({
      row: 0,
      col: 0,
      moves: 'ESWN',
    })
    const long = levelOf(['o o o o', 'o o o o'], '0 0 EEE')
    expect(stroke(walkTool, long, [point(0, 0), point(1, 0)], 0).level.walks[0]).toEqual({
      row: 1,
      col: 0,
      moves: 'EEE',
    })
  })

  it('takes arrow keys and Delete, but leaves them alone without a walk', () => {
    const context = { level, turn: 0, page: 0, variant: 1 }
    expect(walkTool.takeKey!(context, 'up')).toEqual([
      { kind: 'splice-moves', index: 1, at: 1, removed: 0, moves: 'N' },
    ])
    expect(walkTool.takeKey!(context, 'delete')).toEqual([
      { kind: 'splice-moves', index: 1, at: 0, removed: 1, moves: '' },
    ])
    expect(walkTool.takeKey!({ ...context, variant: 2 }, 'up')).toBe(null)
  })

  const contextAfter = (level: Level) => ({ level, turn: 0, page: 0, variant: 1 })

  it('plays a move just recorded, and stands at the end after one was taken back', () => {
    const added = stroke(walkTool, level, [point(1, 1)], 1)
    expect(
      walkTool.follow!(contextAfter(added.level), {
        kind: 'edited',
        edits: added.edits,
        before: contextAfter(level),
      }),
    ).toEqual({
      turn: 1,
      isPlayed: true,
      cell: 4,
    })
    const edits = walkTool.takeKey!({ level: added.level, turn: 0, page: 0, variant: 1 }, 'delete')!
    const after = labyrinth.edits.apply(added.level, edits[0]!).level
    expect(
      walkTool.follow!(contextAfter(after), {
        kind: 'edited',
        edits,
        before: contextAfter(added.level),
      }),
    ).toEqual({
      turn: 1,
      isPlayed: false,
      cell: 7,
    })
  })
})
