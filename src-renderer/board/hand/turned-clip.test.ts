import { openDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { describe, expect, test } from 'vitest'
import type { AnyBoardView } from '../../canvas/board-view'
import { LevelEditor, RunClient } from '../../editor/index'
import { loadView } from '../../games/registry'
import { PageBridge } from '../../testing/page-bridge'
import type { Clip } from '../../tools/clip'
import { Selection } from '../../tools/selection'
import { type ClipTurning, turnedClip } from './turned-clip'

/** How often each turning is done to come back to where it began. */
const around: Readonly<Record<ClipTurning, (corners: number) => number>> = {
  horizontal: () => 2,
  vertical: () => 2,
  rotate: (corners) => corners,
}

describe.each((games as readonly AnyGame[]).map((game) => ({ id: game.id, game })))(
  '$id',
  ({ game }) => {
    test.each(['horizontal', 'vertical', 'rotate'] as const)(
      'a copied part turned all around is as it was: %s',
      async (turning) => {
        const view = (await loadView(game.id)) as AnyBoardView
        const { generator, format } = game
        const recipe = { ...generator.defaults, ...(game.id === 'ghosts' && { turns: 0 }) }
        const level: unknown = generator.generate(recipe, makeRng(3))
        const runs = new RunClient(new PageBridge(), () => [])
        const editor = new LevelEditor(
          game,
          view as never,
          openDocument(game, format.print(level)),
          runs,
        )
        const { size } = editor.board
        const isHex = view.geometry.corners.length === 6
        const half = size.rows > 12 ? 5 : 2
        const [row, col] = [Math.floor(size.rows / 2) - half, Math.floor(size.cols / 2) - half]
        const side = 2 * half + 1
        // A regular hexagon on hexagons, so that it has no cell more when turned.
        const cells = Selection.rectangle({ row, col, rows: side, cols: side }).within(
          (r, c) => !isHex || Math.abs(r - row - half + c - col - half) <= half,
        )!
        const content = view.regions.copy(editor.level, cells, 0)
        if (content === null) throw new Error('choose a seed with something in the middle')
        let clip: Clip = { game: game.id, content, cells }
        const times = around[turning](view.geometry.corners.length)
        const seen = new Set<string>()
        for (let time = 0; time < times; time++) {
          const next = turnedClip(editor, clip, turning)
          if (typeof next === 'string') throw new Error(next)
          clip = next
          seen.add(pasted(editor, clip))
        }
        expect(clip.cells.count).toBe(cells.count)
        expect(pasted(editor, clip)).toBe(pasted(editor, { game: game.id, content, cells }))
        expect(seen.size).toBe(times)
      },
    )
  },
)

/** The level with the part in its middle and nothing else, as text. */
function pasted({ game, view, level, board }: LevelEditor, clip: Clip): string {
  const { regions } = view
  const whole = Selection.rectangle({ row: 0, col: 0, ...board.size })
  const apply = (held: unknown, plan: { ok: boolean; edits?: readonly unknown[] }): unknown =>
    (plan.edits ?? []).reduce((now, edit) => game.edits.apply(now, edit).level as unknown, held)
  const empty: unknown = regions.emptied?.(level) ?? apply(level, regions.erase(level, whole, 0))
  const { rows, cols } = clip.cells.rect
  const [row, col] = [
    Math.floor((board.size.rows - rows) / 2),
    Math.floor((board.size.cols - cols) / 2),
  ]
  return game.format.print(apply(empty, regions.paste(empty, clip.content, row, col, 0, 0)))
}
