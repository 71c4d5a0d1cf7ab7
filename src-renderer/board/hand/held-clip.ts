import Stamp from '@lucide/svelte/icons/stamp'
import type { LevelEditor } from '../../editor/index'
import type { Clip } from '../../tools/clip'
import type { RegionPlan } from '../../tools/region'
import type { Selection } from '../../tools/selection'
import { applied } from '../../tools/applied'
import type { AnyTool, BoardPlace, Preview, ToolContext } from '../../tools/tool'
import { MOST_DRAFTED } from './planned-edits'
import { turnedClip, type ClipTurning } from './turned-clip'
import { words } from '../../ui/words'

/**
 * Takes a copied part in hand by its first cell: it follows the pointer and the board cursor, a click or Enter places
 * it, Escape cancels. A stamp stays in hand; a pasted part becomes the selection.
 */
export function takeInHand(
  editor: LevelEditor,
  clip: Clip,
  stamp: number | null,
  at: BoardPlace,
): void {
  const { board } = editor
  board.held = { clip, stamp, tool: toolOf(editor, clip, stamp) }
  board.chooseTool('stamp')
  board.selection = null
  board.cursorCell = board.cellAt(at.row, at.col)
  const { row, col } = at
  board.hover = { row, col, ...board.view.geometry.centreOf(board.size, row, col) }
  board.preview = placePreview(editor, clip, board.toolContext(), at)
  editor.say(stamp === null ? words.hand.pasteInHand : words.hand.stampInHand({ stamp }))
}

/** Turns the part in hand; returns false when there is none. */
export function turnInHand(editor: LevelEditor, turning: ClipTurning): boolean {
  const { board } = editor
  const { held } = board
  if (board.toolId !== 'stamp' || !held) return false
  const turned = turnedClip(editor, held.clip, turning)
  if (typeof turned === 'string') editor.refuse(turned)
  else {
    board.held = { ...held, clip: turned, tool: toolOf(editor, turned, held.stamp) }
    const at = board.hover ?? board.cursorAt
    board.preview = at && placePreview(editor, turned, board.toolContext(), at)
  }
  return true
}

function toolOf(editor: LevelEditor, clip: Clip, stamp: number | null): AnyTool {
  const { board } = editor
  return {
    id: 'stamp',
    label: stamp === null ? words.hand.paste : words.hand.stamp({ stamp }),
    key: '',
    icon: Stamp,
    variants: () => [],
    preview: (context: ToolContext<unknown>, at: BoardPlace) =>
      placePreview(editor, clip, context, at),
    begin: () => ({
      move: () => [],
      end: (context: ToolContext<unknown>, at: BoardPlace) => {
        const plan = planOf(editor, clip, context, at)
        return plan.ok ? plan.edits : []
      },
      preview: (context: ToolContext<unknown>, at: BoardPlace) =>
        placePreview(editor, clip, context, at),
    }),
    done: (at: BoardPlace) => {
      if (stamp !== null) return
      board.chooseTool('select')
      board.selection = cellsAt(clip, at)
    },
  }
}

function planOf(
  { board }: LevelEditor,
  clip: Clip,
  { level, turn, page }: ToolContext<unknown>,
  at: BoardPlace,
): RegionPlan<unknown> {
  const { row, col } = cellsAt(clip, at).rect
  return board.view.regions.paste(level, clip.content, row, col, turn, page)
}

function placePreview(
  editor: LevelEditor,
  clip: Clip,
  context: ToolContext<unknown>,
  at: BoardPlace,
): Preview<unknown, unknown> | null {
  const region = cellsAt(clip, at)
  const plan = planOf(editor, clip, context, at)
  if (!plan.ok) return { ghost: null, refusal: plan.reason, hint: '', region }
  const draft = applied(editor.game.edits, context.level, plan.edits)
  const hint = plan.note ? words.hand.placeHereNote({ note: plan.note }) : words.hand.placeHere
  const shown = region.count <= MOST_DRAFTED ? { draft, isWhole: true } : {}
  return { ghost: null, refusal: null, hint, region, ...shown }
}

/**
 * The cells of a part, moved so that its first cell is at a place; the upper left corner of its rectangle may be none
 * of them.
 */
function cellsAt({ cells }: Clip, { row, col }: BoardPlace): Selection {
  const first = cells.first()
  return cells.movedBy(row - first.row, col - first.col)
}
