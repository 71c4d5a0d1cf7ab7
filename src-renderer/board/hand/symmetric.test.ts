import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labyrinth } from '@core/games/testing'
import { janken } from '@core/games/testing'
import type { AnyGame } from '@core/game/any-game'
import type { AnyBoardView } from '../../canvas/board-view'
import { imageOfCell, symmetriesOf } from '../../canvas/symmetry'
import jankenView from '../../games/janken/index'
import labyrinthView from '../../games/labyrinth/index'
import { groundOfLevel } from '../../testing/grounds'
import type { AnyTool, ToolContext } from '../../tools/tool'
import { asymmetricCells } from './asymmetry'
import { cellsOfShape, type SpannedShape } from './shapes'
import { symmetricPainter } from './symmetric'

const apply = (game: AnyGame, level: unknown, edits: readonly unknown[]): unknown =>
  edits.reduce((held, edit) => game.edits.apply(held, edit).level, level)
const toolOf = (view: AnyBoardView, id: string): AnyTool =>
  view.tools.find((tool) => tool.id === id)!
const wrong = (game: AnyGame, view: AnyBoardView, level: unknown, id: string) => {
  const ground = groundOfLevel(game, view, level)
  const symmetry = symmetriesOf(view.geometry, ground.size).find((one) => one.id === id)!
  return asymmetricCells(ground, view.likeness.forms(level, 0), symmetry)
}

const boards = [
  {
    name: 'squares',
    game: labyrinth,
    view: labyrinthView as AnyBoardView,
    level: labyrinth.blank(9, 9),
    tools: ['wall', 'island', 'bog'],
  },
  {
    name: 'hexagons',
    game: janken,
    view: jankenView as AnyBoardView,
    level: { sets: [{ ...janken.blank(9, 9).sets[0]!, units: [], moves: [] }] },
    tools: ['terrain'],
  },
]

describe.each(boards)('on a board of $name', ({ game, view, level, tools }) => {
  const ground = groundOfLevel(game, view, level)
  const { geometry, size } = ground
  const cell = fc.record({ row: fc.nat(8), col: fc.nat(8) })
  const stroke = fc.record({
    tool: fc.constantFrom(...tools),
    variant: fc.nat(3),
    shape: fc.constantFrom<SpannedShape>('line', 'rectangle', 'frame', 'ellipse'),
    from: cell,
    to: cell,
  })

  test('the images of a symmetry permute the cells, and with the board are closed', () => {
    for (const { images } of symmetriesOf(geometry, size)) {
      for (let row = 0; row < size.rows; row++) {
        for (let col = 0; col < size.cols; col++) {
          if (!ground.exists(row, col)) continue
          const orbit = [
            { row, col },
            ...images.map((image) => imageOfCell(geometry, size, image, { row, col })),
          ]
          const names = new Set(orbit.map((at) => `${at.row},${at.col}`))
          for (const at of orbit) {
            expect(ground.exists(at.row, at.col)).toBe(true)
            for (const image of images) {
              const next = imageOfCell(geometry, size, image, at)
              expect(names).toContain(`${next.row},${next.col}`)
            }
          }
        }
      }
    }
  })

  test.each(symmetriesOf(geometry, size))(
    'what is painted with $id passes the check',
    ({ id, images }) => {
      fc.assert(
        fc.property(fc.array(stroke, { minLength: 1, maxLength: 5 }), (strokes) => {
          let painted: unknown = level
          for (const { tool: name, variant, shape, from, to } of strokes) {
            const tool = toolOf(view, name)
            const paint = symmetricPainter(ground, images, game.edits, tool, (context, cells) =>
              tool.paint!(context, cells.list()),
            )
            const context: ToolContext<unknown> = { level: painted, turn: 0, page: 0, variant }
            painted = apply(
              game,
              painted,
              paint(context, cellsOfShape(ground, shape, from, to)).edits,
            )
          }
          // Only a bog on an axis may point off it: that cell is its own image.
          const cells = [...(wrong(game, view, painted, id)?.list() ?? [])]
          for (const at of cells) {
            const isOnAxis = images.some((image) => {
              const next = imageOfCell(geometry, size, image, at)
              return next.row === at.row && next.col === at.col
            })
            expect(isOnAxis && strokes.some(({ tool }) => tool === 'bog')).toBe(true)
          }
        }),
        { numRuns: 40, seed: 1 },
      )
    },
  )

  test('a single other cell is found, with the cell that it should be like', () => {
    fc.assert(
      fc.property(fc.constantFrom(...symmetriesOf(geometry, size)), cell, ({ id, images }, at) => {
        fc.pre(ground.exists(at.row, at.col))
        const tool = toolOf(view, tools[0]!)
        const { edits } = tool.paint!({ level, turn: 0, page: 0, variant: 1 }, [at])
        const found = wrong(game, view, apply(game, level, edits), id)
        const others = images.map((image) => imageOfCell(geometry, size, image, at))
        const isAlone = others.every(({ row, col }) => row === at.row && col === at.col)
        expect(found === null).toBe(isAlone)
        if (!isAlone) expect(found!.has(at.row, at.col)).toBe(true)
      }),
      { seed: 1 },
    )
  })
})
