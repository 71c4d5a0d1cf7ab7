import { describe, expect, it } from 'vitest'
import { cellNamed, cellsNamed, colOf, rowOf } from '@core/games/ghosts/cells'
import { ghosts } from '@core/games/testing'
import { blankLevel, houseName, type Edit, type Level } from '@core/games/ghosts/model'
import type { BoardPoint, Tool } from '../../tools/tool'
import { eraserTool } from './eraser-tool'
import { gripAt } from './houses'
import { houseTool } from './house-tool'
import { makeHunterTool } from './hunter-tool'
import type { Plan, PlanDesk } from './plan'
import { startTool } from './start-tool'

type Hand = Omit<Tool<Level, Edit>, 'icon'>

const level = blankLevel()

function makeDesk(): PlanDesk {
  const plans = new Map<Level, Plan>()
  return {
    planOf: (of) => plans.get(of) ?? null,
    setPlan: (of, plan) => (plan ? plans.set(of, plan) : plans.delete(of)),
  }
}

/** A point within a cell, by default its middle. */
function at(name: string, x = 0.5, y = 0.5): BoardPoint {
  const cell = cellNamed(name)
  return { row: rowOf(cell), col: colOf(cell), x: colOf(cell) + x, y: rowOf(cell) + y }
}

/** Uses a tool as a hand does: press, move, release; returns the level after it. */
function drag(tool: Hand, start: Level, from: BoardPoint, to: BoardPoint, variant = -1): Level {
  const context = { level: start, turn: 0, page: 0, variant, isAtEnd: true }
  const stroke = tool.begin(context, from)
  const edits = [...(stroke?.move(context, to) ?? []), ...(stroke?.end(context, to) ?? [])]
  return edits.reduce((now, edit) => ghosts.edits.apply(now, edit).level, start)
}

function towns({ town }: Level): string[] {
  return town.map(houseName)
}

describe('the house tool', () => {
  it('builds a house over the dragged rectangle, in whichever direction', () => {
    const built = drag(houseTool, level, at('ER'), at('CQ'))
    expect(towns(built)).toEqual([...towns(level), 'CQER'])
  })

  it('refuses houses over others and over starts of hunters, with the rule', () => {
    const context = { level, turn: 0, page: 0, variant: -1 }
    const refusalAt = (from: string, to: string) =>
      houseTool.begin(context, at(from))?.preview?.(context, at(to))?.refusal
    expect(refusalAt('BC', 'CC')).toMatch(/^House 16 overlaps house 3 at CC.*\(G3\)\.$/)
    expect(refusalAt('AJ', 'AK')).toMatch(/White starts.*\(G8\)\.$/)
    expect(drag(houseTool, level, at('BC'), at('CC'))).toBe(level)
  })

  it('moves a house by its middle and resizes it by a wall or a corner', () => {
    // LMMN is two cells each way: its corner cells are walls outside and its middle inside.
    expect(towns(drag(houseTool, level, at('LM', 0.8, 0.8), at('MM')))[8]).toBe('MMNN')
    expect(towns(drag(houseTool, level, at('LM', 0.8, 0.1), at('KM')))[8]).toBe('KMMN')
    expect(towns(drag(houseTool, level, at('MN', 0.9, 0.9), at('NO')))[8]).toBe('LMNO')
    expect(towns(drag(houseTool, level, at('MN', 0.9, 0.9), at('NN')))[8]).toBe('LMNN')
  })

  it('takes the starts of ghosts along with the corners they stand on', () => {
    const starts = ['LM', 'MN', 'AG', 'AN', 'CC', 'DG'].map(cellNamed)
    const moved = drag(houseTool, { ...level, starts }, at('LM', 0.8, 0.8), at('MM'))
    expect(moved.starts).toEqual(['MM', 'NN', 'AG', 'AN', 'CC', 'DG'].map(cellNamed))
  })

  it('says which houses would be without an exit', () => {
    const alone: Level = { ...level, town: [level.town[0]!] }
    const hint = houseTool.preview({ level: alone, turn: 0, page: 0, variant: -1 }, at('PP'))?.hint
    expect(hint).toBe('Build house PPPP, 1 × 1; no exit from house 1, 2 (G2)')
  })

  it('grips nothing on the street', () => {
    expect(gripAt(level, 9.5, 9.5)).toBeNull()
  })
})

describe('the tool for the ghosts’ starts', () => {
  it('puts the chosen ghost on a corner and gives the others corners of their own', () => {
    const { starts } = drag(startTool, level, at('MG'), at('MG'), 3)
    expect(starts?.[3]).toBe(cellNamed('MG'))
    expect(ghosts.validate({ ...level, starts: starts! })).toEqual([])
  })

  it('drags a start to another corner, and nowhere else', () => {
    const placed = drag(startTool, level, at('MG'), at('MG'), 0)
    expect(drag(startTool, placed, at('MG'), at('GC'), 4).starts?.[0]).toBe(cellNamed('GC'))
    expect(drag(startTool, placed, at('MG'), at('JJ'), 4)).toBe(placed)
    const context = { level, turn: 0, page: 0, variant: 0 }
    expect(startTool.preview(context, at('JJ'))?.refusal).toMatch(/\(T4\)/)
  })
})

describe('the tool that plans a turn', () => {
  it('sends hunters of both teams to neighbour cells and edits nothing', () => {
    const desk = makeDesk()
    const tool = makeHunterTool(desk)
    expect(drag(tool, level, at('AK'), at('AL'))).toBe(level)
    drag(tool, level, at('SK'), at('RK'))
    const plan = desk.planOf(level)!
    expect(plan[0][1]).toBe(cellNamed('AL'))
    expect(plan[1][2]).toBe(cellNamed('RK'))
  })

  it('measures from where the hunter stood, not from where the plan puts it', () => {
    const desk = makeDesk()
    const tool = makeHunterTool(desk)
    drag(tool, level, at('BJ'), at('CI'))
    drag(tool, level, at('CI'), at('DI'))
    expect(desk.planOf(level)![0][2]).toBe(cellNamed('CI'))
    drag(tool, level, at('CI'), at('BJ'))
    expect(desk.planOf(level)![0][2]).toBe(cellNamed('BJ'))
  })

  it('refuses houses, far cells, and any moment but the end', () => {
    const tool = makeHunterTool(makeDesk())
    const context = { level, turn: 0, page: 0, variant: -1, isAtEnd: true }
    const stroke = tool.begin(context, at('BJ'))!
    expect(stroke.preview?.(context, at('BI'))?.refusal).toMatch(/houses \(T2\)/)
    expect(stroke.preview?.(context, at('DJ'))?.refusal).toMatch(/neighbouring cell.*\(T2\)/)
    const early = { ...context, isAtEnd: false }
    expect(tool.begin(early, at('BJ'))).toBeNull()
    expect(tool.preview(early, at('JJ'))?.refusal).toMatch(/end first \(T1\)/)
  })
})

describe('the eraser', () => {
  it('takes the house pressed on; with the last one go the ghosts’ starts', () => {
    expect(towns(drag(eraserTool, level, at('LM'), at('LM')))).not.toContain('LMMN')
    const alone: Level = { ...level, town: [level.town[0]!] }
    const begun: Level = { ...alone, starts: cellsNamed('AG AG AG AG AG AG') }
    expect(drag(eraserTool, begun, at('AG'), at('AG'))).toMatchObject({ town: [], starts: null })
  })
})
