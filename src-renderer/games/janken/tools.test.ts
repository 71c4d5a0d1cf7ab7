import { describe, expect, it } from 'vitest'
import { boardSize, cellName, cellNamed, colOf, rowOf } from '@core/games/janken/board'
import { janken } from '@core/games/testing'
import { blankLevel, blankSet, type DataSet, type Edit, type Level } from '@core/games/janken/model'
import { hexGeometry } from '../../canvas/geometry'
import type { BoardPoint, Tool, ToolContext } from '../../tools/tool'
import { eraserTool } from './eraser-tool'
import { CHANGE, moveTool, orderMove } from './move-tool'
import { terrainTool } from './terrain-tool'
import { changeUnit, unitTool } from './unit-tool'

type Hand = Omit<Tool<Level, Edit>, 'icon'>

/** Two boards: a guardian of side 1 at E3, a swordsman of side 2 at E7, the move E3 to E4. */
const set: DataSet = { ...blankSet(), moves: [{ from: cellNamed('E3'), to: cellNamed('E4') }] }
const level: Level = { sets: [set, set] }

function point(name: string): BoardPoint {
  const cell = cellNamed(name)
  const [row, col] = [rowOf(cell), colOf(cell)]
  return { row, col, ...hexGeometry.centreOf(boardSize, row, col) }
}

function contextOf(now: Level, variant = -1, turn = 1): ToolContext<Level> {
  return { level: now, turn, page: 1, variant }
}

/** Uses a tool on the second page as a hand does: press, move, release; returns that page and the turn chosen after it. */
function drag(tool: Hand, names: readonly string[], variant = -1, start = level, turn = 1) {
  let now = start
  const take = (made: readonly Edit[] = []): void => {
    for (const edit of made) now = janken.edits.apply(now, edit).level
  }
  const points = names.map(point)
  const stroke = tool.begin(contextOf(now, variant, turn), points[0]!)
  for (const at of points.slice(1)) take(stroke?.move(contextOf(now, variant, turn), at))
  const before = contextOf(now, variant, turn)
  take(stroke?.end(before, points.at(-1)!))
  expect(now.sets[0]).toBe(start.sets[0])
  return {
    set: now.sets[1]!,
    next: tool.follow?.(contextOf(now, variant, turn), { kind: 'edited', edits: [], before })?.turn,
  }
}

function unitsOf({ set }: ReturnType<typeof drag>): string[] {
  return set.units.map(({ side, type, cell }) => `${side}${type} ${cellName(cell)}`)
}

describe('the terrain tool', () => {
  it('paints every cell that a fast hand crosses', () => {
    const { set } = drag(terrainTool, ['A5', 'A9'], 2)
    expect(set.terrain.slice(4, 9)).toBe('HHHHH')
  })

  it('says where the ground is so already', () => {
    const hint = (variant: number, name: string) =>
      terrainTool.preview(contextOf(level, variant), point(name))?.hint
    expect(hint(0, 'C6')).toBe('C6 is field already')
    expect(hint(1, 'C6')).toBe('Make C6 woods')
  })

  it('leaves land under units, and says why', () => {
    const preview = terrainTool.preview(contextOf(level, 4), point('E3'))
    expect(preview?.refusal).toBe(
      'The guardian of side 1 starts at E3 and cannot stand under water (IN).',
    )
    const { set } = drag(terrainTool, ['E1', 'E4'], 4)
    expect(set.terrain.slice(36, 40)).toBe('UUFU')
  })
})

describe('the unit tool', () => {
  it('places a unit behind the others of its side', () => {
    expect(unitsOf(drag(unitTool, ['A5'], 1))).toEqual(['1G E3', '1M A5', '2S E7'])
    expect(unitsOf(drag(unitTool, ['A5'], 3))).toEqual(['1G E3', '2S E7', '2G A5'])
  })

  it('drags a unit, never onto another one', () => {
    expect(unitsOf(drag(unitTool, ['E3', 'D3', 'C3']))).toEqual(['1G C3', '2S E7'])
    expect(unitsOf(drag(unitTool, ['E3', 'E6', 'E7']))).toEqual(['1G E6', '2S E7'])
  })

  it('names a change of side in the undo menu', () => {
    const edits = changeUnit(blankSet(), 0, 0, 2, 'M')
    expect(janken.edits.label(edits[0]!)).toBe('change unit')
  })

  it('makes a clicked unit another one, also of the other side', () => {
    expect(unitsOf(drag(unitTool, ['E3'], 2))).toEqual(['1S E3', '2S E7'])
    expect(unitsOf(drag(unitTool, ['E3'], 4))).toEqual(['2S E7', '2M E3'])
  })
})

describe('the move tool', () => {
  it('goes behind the last move when it is taken up, unless one is chosen or to be changed', () => {
    const taken = (turn: number, variant = -1) =>
      moveTool.follow!(contextOf(level, variant, turn), { kind: 'taken' })
    expect(taken(1)).toEqual({ turn: 2, phase: -1 })
    // It is there already.
    expect(taken(2)).toBeNull()
    expect(taken(1, CHANGE)).toBeNull()
    const two = { sets: [set, { ...set, moves: [...set.moves, ...set.moves] }] }
    expect(moveTool.follow!(contextOf(two, -1, 2), { kind: 'taken' })).toBeNull()
  })

  it('orders the first move of a new level, which has none of its own', () => {
    const fresh = blankLevel()
    expect(fresh.sets[0]!.moves).toEqual([])
    expect(janken.validate(fresh).map(({ severity }) => severity)).toEqual(['warning'])
    const move = { from: cellNamed('E3'), to: cellNamed('D4') }
    expect(orderMove({ level: fresh, turn: 0, page: 0, variant: -1 }, move)).toEqual([
      { kind: 'insert', list: 'moves', page: 0, index: 0, item: move },
    ])
  })

  it('adds a move before the chosen one and chooses the one behind it', () => {
    const { set, next } = drag(moveTool, ['E3', 'D4'])
    expect(set.moves.map(({ from, to }) => [cellName(from), cellName(to)])).toEqual([
      ['E3', 'D4'],
      ['E3', 'E4'],
    ])
    expect(next).toBe(2)
  })

  it('adds a move at the end where none is chosen', () => {
    const { set, next } = drag(moveTool, ['E4', 'E5'], 0, level, 2)
    expect(set.moves.map(({ to }) => cellName(to))).toEqual(['E4', 'E5'])
    expect(next).toBe(3)
  })

  it('changes the chosen move and stays with it', () => {
    const { set, next } = drag(moveTool, ['E7', 'E6'], CHANGE)
    expect(set.moves).toEqual([{ from: cellNamed('E7'), to: cellNamed('E6') }])
    expect(next).toBe(1)
  })

  it('tells beforehand what becomes of the move', () => {
    const stroke = moveTool.begin(contextOf(level), point('E3'))
    expect(stroke?.preview?.(contextOf(level), point('E7'))?.hint).toBe(
      'Add move 1: E3 to E7. Unsuccessful: the swordsman of side 2 stands at E7 (J3).',
    )
  })
})

describe('the eraser', () => {
  const painted = janken.edits.apply(level, {
    kind: 'paint',
    page: 1,
    cell: cellNamed('E2'),
    terrain: 'M',
  }).level

  it('takes units away when begun on one, and leaves the ground', () => {
    const erased = drag(eraserTool, ['E3', 'E2'], -1, painted)
    expect(unitsOf(erased)).toEqual(['2S E7'])
    expect(erased.set.terrain[cellNamed('E2')]).toBe('M')
  })

  it('makes cells fields when begun beside units, and leaves those', () => {
    const erased = drag(eraserTool, ['E2', 'E3'], -1, painted)
    expect(unitsOf(erased)).toEqual(['1G E3', '2S E7'])
    expect(erased.set.terrain[cellNamed('E2')]).toBe('F')
  })
})
