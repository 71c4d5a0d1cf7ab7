// long because one hand leads the tools of all five games
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { cellNamed } from '@core/games/ghosts/cells'
import type { Level as Town } from '@core/games/ghosts/model'
import type { Level as Sets } from '@core/games/janken/model'
import type { Level as Mars } from '@core/games/progers/model'
import type { Level as Rockets } from '@core/games/rockets/model'
import { ghosts, janken, labyrinth, progers, rockets } from '@core/games/testing'
import type { AnyBoardView } from '../../canvas/board-view'
import { symmetriesOf, type SymmetryId } from '../../canvas/symmetry'
import ghostView from '../../games/ghosts/index'
import jankenView from '../../games/janken/index'
import labyrinthView from '../../games/labyrinth/index'
import progersView from '../../games/progers/index'
import rocketView from '../../games/rockets/index'
import { groundOfLevel } from '../../testing/grounds'
import type { BoardPoint, Preview } from '../../tools/tool'
import { asymmetricCells, symmetriesFound } from './asymmetry'
import { mirroredStroke, withImagePreviews, type MirroredTool } from './mirrored-stroke'

interface Subject {
  readonly game: AnyGame
  readonly view: AnyBoardView
}

const all = {
  rockets: { game: rockets, view: rocketView },
  labyrinth: { game: labyrinth, view: labyrinthView },
  janken: { game: janken, view: jankenView },
  progers: { game: progers, view: progersView },
  ghosts: { game: ghosts, view: ghostView },
} as unknown as Record<'rockets' | 'labyrinth' | 'janken' | 'progers' | 'ghosts', Subject>

/** A point within a cell, by default its middle. */
const point = (row: number, col: number, x = 0.5, y = 0.5): BoardPoint => ({
  row,
  col,
  x: col + x,
  y: row + y,
})

/** The middle of a cell of any board. */
function middle({ game, view }: Subject, level: unknown, row: number, col: number): BoardPoint {
  return { row, col, ...view.geometry.centreOf(game.size(level), row, col) }
}

interface Drawn<Level> {
  readonly level: Level
  readonly edits: readonly unknown[]
  readonly leftOut: string | null
  readonly preview: Preview<unknown, unknown> | null
}

interface Setting {
  readonly variant?: number
  readonly turn?: number
}

function mirrored({ game, view }: Subject, level: unknown, toolId: string, id: SymmetryId) {
  const ground = groundOfLevel(game, view, level)
  const { images } = symmetriesOf(view.geometry, ground.size).find((one) => one.id === id)!
  const tool = view.tools.find((one) => one.id === toolId)!
  return { ground, images, edits: game.edits, tool } satisfies MirroredTool
}

/** Uses a tool in a symmetry as a hand does: press, move, release. */
function draw<Level>(
  subject: Subject,
  start: Level,
  toolId: string,
  id: SymmetryId,
  path: readonly BoardPoint[],
  setting: Setting = {},
): Drawn<Level> {
  let level: unknown = start
  const edits: unknown[] = []
  const context = () => ({ level, turn: 0, page: 0, variant: -1, isAtEnd: true, ...setting })
  const take = (made: readonly unknown[]): void => {
    for (const edit of made) level = subject.game.edits.apply(level, edit).level
    edits.push(...made)
  }
  const stroke = mirroredStroke(mirrored(subject, start, toolId, id), context(), path[0]!)
  if (!stroke) return { level: start, edits, leftOut: null, preview: null }
  for (const at of path.slice(1)) take(stroke.move(context(), at))
  const preview = stroke.preview!(context(), path.at(-1)!)
  take(stroke.end(context(), path.at(-1)!))
  return { level: level as Level, edits, leftOut: stroke.leftOut!(), preview }
}

/** What a click would do, as the pointer shows it. */
function hovered(
  subject: Subject,
  level: unknown,
  toolId: string,
  id: SymmetryId,
  at: BoardPoint,
  setting: Setting = {},
) {
  const context = { level, turn: 0, page: 0, variant: -1, ...setting }
  return withImagePreviews(mirrored(subject, level, toolId, id), context, at)!
}

function wrong({ game, view }: Subject, level: unknown, id: SymmetryId) {
  const ground = groundOfLevel(game, view, level)
  const symmetry = symmetriesOf(view.geometry, ground.size).find((one) => one.id === id)!
  return asymmetricCells(ground, view.likeness.forms(level, 0), symmetry)
}

test('lines are drawn at the images as well: a river and its mirror image, houses four times', () => {
  const rivers = draw(all.labyrinth, labyrinth.blank(5, 6), 'river', 'left-right', [
    point(1, 0),
    point(1, 1),
    point(2, 1),
  ])
  expect(rivers.preview!.refusal).toBeNull()
  expect(wrong(all.labyrinth, rivers.level, 'left-right')).toBeNull()
  expect(new Set([...rivers.level.cells]).size).toBeGreaterThan(5)
  const town = { ...ghosts.blank(20, 20), town: [] }
  const houses = draw(all.ghosts, town, 'house', 'quarters', [point(2, 3), point(4, 4)])
  expect(houses.level.town).toHaveLength(4)
  expect(wrong(all.ghosts, houses.level, 'quarters')).toBeNull()
  const ground = groundOfLevel(ghosts, ghostView as AnyBoardView, houses.level)
  const { held } = symmetriesFound(ground, ghostView.likeness.forms(houses.level, 0))
  expect(held.map(({ id }) => id)).toEqual(['centre', 'quarters'])
})

/** Levels that are symmetric left to right and round the centre, and what is clicked on them. */
const clicked: readonly {
  readonly id: keyof typeof all
  readonly level: unknown
  readonly tools: readonly string[]
}[] = [
  {
    id: 'rockets',
    level: { ...rockets.blank(9, 9), doors: [], turns: [] },
    tools: ['rocket', 'door'],
  },
  { id: 'labyrinth', level: labyrinth.blank(7, 8), tools: ['cave'] },
  {
    id: 'janken',
    level: { sets: [{ ...janken.blank(9, 9).sets[0]!, units: [], moves: [] }] },
    tools: ['unit'],
  },
  { id: 'progers', level: progers.blank(10, 10), tools: ['sample', 'wall', 'hill'] },
]

describe.each(clicked)('on a board of $id', ({ id, level, tools }) => {
  const subject = all[id]
  const { rows, cols } = subject.game.size(level)
  const click = fc.record({
    tool: fc.constantFrom(...tools),
    row: fc.integer({ min: id === 'rockets' ? -1 : 0, max: rows - 1 }),
    col: fc.integer({ min: 0, max: cols - 1 }),
    variant: fc.nat(1),
    x: fc.constantFrom(0.1, 0.5, 0.9),
  })

  test.each(['left-right', 'centre'] as const)('clicks leave it symmetric: %s', (symmetryId) => {
    fc.assert(
      fc.property(fc.array(click, { minLength: 1, maxLength: 8 }), (clicks) => {
        let now = level
        for (const { tool, row, col, variant, x } of clicks) {
          // There the image of a rocket is itself, and the other stays where it is.
          if (tool === 'rocket' && (col === 4 || row < 0)) continue
          const centre = middle(subject, now, row, col)
          const at = { ...centre, x: centre.x - 0.4 + x * 0.8 }
          now = draw(subject, now, tool, symmetryId, [at], { variant }).level
        }
        expect([...(wrong(subject, now, symmetryId)?.list() ?? [])]).toEqual([])
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

describe('rockets', () => {
  const level: Rockets = { ...rockets.blank(9, 9), doors: [], turns: [] }
  const places = ({ rockets: held }: Rockets) => held.map(({ x, y }) => `${x},${y}`)

  test('the image of a rocket is that of another player, who is added where none is left', () => {
    const pair = draw(all.rockets, level, 'rocket', 'left-right', [point(2, 1)], { variant: 0 })
    expect(places(pair.level)).toEqual(['1,2', '7,2'])
    const other = draw(all.rockets, level, 'rocket', 'left-right', [point(2, 1)], { variant: 1 })
    expect(places(other.level)).toEqual(['7,2', '1,2'])
    const four = draw(all.rockets, level, 'rocket', 'both', [point(2, 1)], { variant: 0 })
    expect(places(four.level)).toEqual(['1,2', '7,2', '1,6', '7,6'])
    expect(wrong(all.rockets, four.level, 'both')).toBeNull()
  })

  test('a rocket goes to the image of its own place', () => {
    const start = { ...level, rockets: [6, 4].map((x, y) => ({ x, y: y * 4 + 2 })) }
    const { level: after, leftOut } = draw(
      all.rockets,
      start,
      'rocket',
      'left-right',
      [point(2, 2)],
      { variant: 0 },
    )
    expect(places(after)).toEqual(['2,2', '6,2'])
    expect(leftOut).toBeNull()
  })

  test('what is dragged takes its image along, and adds none', () => {
    const path = [point(4, 2), point(3, 2), point(2, 1)]
    const { level: after } = draw(all.rockets, level, 'rocket', 'left-right', path)
    expect(places(after)).toEqual(['1,2', '7,2'])
    const lone = {
      ...level,
      rockets: [
        { x: 2, y: 4 },
        { x: 5, y: 5 },
      ],
    }
    const alone = draw(all.rockets, lone, 'rocket', 'left-right', path)
    expect(places(alone.level)).toEqual(['1,2', '5,5'])
  })

  test('there are no more players than there may be', () => {
    const many = Array.from({ length: 26 }, (_, index) => ({
      x: index % 9,
      y: 3 + Math.trunc(index / 9),
    }))
    const full: Rockets = { ...level, rockets: many }
    const made = draw(all.rockets, full, 'rocket', 'both', [point(2, 1)], { variant: 24 })
    expect(places(made.level).slice(24)).toEqual(['1,2', '7,2'])
    expect(made.leftOut).toBe('Not at every mirrored place: There may be at most 26 players (R11).')
    const { hint, also } = hovered(all.rockets, full, 'rocket', 'both', point(2, 1), {
      variant: 24,
    })
    expect(also).toHaveLength(1)
    expect(hint).toContain('Not at every mirrored place: There may be at most 26 players')
  })

  test('an arrow is mirrored with its way, one turn after the other', () => {
    const east = { variant: 1, turn: 0 }
    const { level: after, edits } = draw(
      all.rockets,
      level,
      'arrow',
      'left-right',
      [point(2, 1)],
      east,
    )
    expect(after.turns).toEqual([
      { x: 1, y: 2, way: 'E' },
      { x: 7, y: 2, way: 'W' },
    ])
    const { also } = hovered(all.rockets, level, 'arrow', 'left-right', point(2, 1), east)
    expect(also).toMatchObject([{ ghost: { x: 7, y: 2, way: 'W', player: 1 }, refusal: null }])
    const arrow = all.rockets.view.tools.find(({ id }) => id === 'arrow')!
    const before = { level, page: 0, ...east }
    expect(arrow.follow!(before, { kind: 'edited', edits, before })).toMatchObject({ turn: 2 })
    const north = draw(all.rockets, level, 'arrow', 'quarters', [
      point(2, 1),
      point(2, 1, 0.5, -0.5),
    ])
    expect(north.level.turns.map(({ way }) => way)).toEqual(['N', 'E', 'S', 'W'])
    expect(north.preview!.also).toMatchObject([1, 0, 1].map((player) => ({ ghost: { player } })))
  })

  test('an arrow that the rules forbid at an image is left out, with the reason', () => {
    const at = point(4, 3)
    const start = {
      ...level,
      rockets: [
        { x: 1, y: 1 },
        { x: 5, y: 4 },
      ],
    }
    const { level: after, leftOut } = draw(all.rockets, start, 'arrow', 'left-right', [at])
    expect(after.turns).toHaveLength(1)
    expect(leftOut).toMatch(/^Not at every mirrored place: .*rocket.*\(R\d+\)\.$/)
    expect(hovered(all.rockets, start, 'arrow', 'left-right', at).hint).toContain(leftOut!)
    expect(draw(all.rockets, start, 'arrow', 'left-right', [point(4, 5)]).edits).toEqual([])
  })
})

describe('ghosts', () => {
  const houses = [2, 16].flatMap((row) => [2, 16].map((col) => ({ row, col, rows: 2, cols: 2 })))
  const names = ['CC', 'CD', 'DC', 'DD', 'QQ', 'RR']
  const level: Town = {
    ...ghosts.blank(20, 20),
    town: houses,
    turns: [],
    starts: names.map(cellNamed),
  }

  test('the start of a ghost is mirrored for the next one, of six', () => {
    const at = point(2, 16)
    const pair = draw(all.ghosts, level, 'start', 'centre', [at], { variant: 2 })
    expect(pair.level.starts).toEqual(
      level.starts!.with(2, cellNamed('CQ')).with(3, cellNamed('RD')),
    )
    expect(pair.leftOut).toBeNull()
    const rest = draw(all.ghosts, level, 'start', 'quarters', [at], { variant: 4 })
    expect(rest.leftOut).toBe(
      'Not at every mirrored place: There are 6 ghosts, and each starts once.',
    )
  })

  test('where no corner is at the image, only the one is placed', () => {
    const start = { ...level, town: houses.slice(0, 3) }
    const { level: after, leftOut } = draw(
      all.ghosts,
      start,
      'start',
      'top-bottom',
      [point(2, 16)],
      {
        variant: 0,
      },
    )
    expect(after.starts).toEqual(level.starts!.with(0, cellNamed('CQ')))
    expect(leftOut).toBe('Not at every mirrored place: Ghosts appear on corners of houses (T4).')
  })

  test('a house that stands alone is moved alone, and none is built over one', () => {
    const lone = { ...level, town: houses.slice(0, 1), starts: null }
    const moved = draw(all.ghosts, lone, 'house', 'left-right', [
      point(3, 3, 0, 0),
      point(8, 8, 0, 0),
    ])
    expect(moved.level.town).toHaveLength(1)
    expect(moved.level.town).not.toEqual(lone.town)
    const built = draw(all.ghosts, lone, 'house', 'left-right', [point(2, 16), point(3, 17)])
    expect(built.level.town).toHaveLength(2)
    expect(built.leftOut).toBe('Not at every mirrored place: Something is already there.')
  })
})

describe('janken', () => {
  test('units are made like their images, also where sides change', () => {
    const set = janken.blank(9, 9).sets[0]!
    const units = [
      { side: 1, type: 'M', cell: cell(4, 1) },
      { side: 2, type: 'S', cell: cell(4, 7) },
    ] as const
    const level: Sets = { sets: [{ ...set, units, moves: [] }] }
    const at = middle(all.janken, level, 4, 1)
    const { level: after } = draw(all.janken, level, 'unit', 'left-right', [at], { variant: 3 })
    expect(after.sets[0]!.units.toSorted((a, b) => a.cell - b.cell)).toEqual([
      { side: 2, type: 'G', cell: cell(4, 1) },
      { side: 2, type: 'G', cell: cell(4, 7) },
    ])
  })

  function cell(row: number, col: number): number {
    return row * 9 + col
  }
})

describe('progers', () => {
  test('no wall is taken away where one is built', () => {
    const level = progers.blank(10, 10)
    const at = point(5, 2, 0.1)
    const both = draw(all.progers, level, 'wall', 'left-right', [at]).level
    expect(both.walls).toHaveLength(2)
    const half: Mars = { ...both, walls: both.walls.slice(1) }
    const { level: whole, leftOut } = draw(all.progers, half, 'wall', 'left-right', [at])
    expect(new Set(whole.walls)).toEqual(new Set(both.walls))
    expect(leftOut).toBe('Not at every mirrored place: Something is already there.')
    expect(draw(all.progers, both, 'wall', 'left-right', [at]).level.walls).toEqual([])
    // On the axis the wall is its own image.
    expect(
      draw(all.progers, level, 'wall', 'left-right', [point(5, 4, 0.9)]).level.walls,
    ).toHaveLength(1)
  })

  test('a drag places the sample of the image too', () => {
    const path = [point(2, 2), point(3, 3)]
    const { level } = draw(all.progers, progers.blank(10, 10), 'sample', 'left-right', path)
    expect(level.samples).toHaveLength(2)
    expect(wrong(all.progers, level, 'left-right')).toBeNull()
  })
})

describe('labyrinth', () => {
  test('caves at the images are the next of their chain', () => {
    const level = draw(all.labyrinth, labyrinth.blank(6, 6), 'cave', 'quarters', [point(0, 1)], {
      variant: 0,
    }).level
    expect(wrong(all.labyrinth, level, 'quarters')).toBeNull()
    expect(new Set([...level.cells].filter((value) => value !== level.cells[0])).size).toBe(4)
  })
})
