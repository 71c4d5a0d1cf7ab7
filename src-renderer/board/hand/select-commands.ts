import { type LevelEditor, type LevelScope, onActive, type WithEditor } from '../../editor/index'
import type { Selection } from '../../tools/selection'
import type { BoardPlace } from '../../tools/tool'
import type { Actions } from '../../ui/command'
import { groundOf } from './ground'
import { likeRegion } from './like-cells'
import { painterOf, whyNoShapes } from './painter'
import { cellsOfKinds, grown, inverted, joined, shrunk } from './select-cells'
import { words } from '../../ui/words'

/** Selects the matching cells that are connected to one; in addition to those selected when `isAdding`. */
export function selectLike(editor: LevelEditor, at: BoardPlace, isAdding: boolean): void {
  const { board } = editor
  const ground = groundOf(board)
  const found = likeRegion(ground, at)
  const held = isAdding ? board.selection : null
  board.selection = held && found ? joined(ground, held, found) : (found ?? held)
}

/** Paints cells with the chosen tool as one undo step. */
export function paintCells(editor: LevelEditor, cells: Selection): void {
  const { board } = editor
  const painted = painterOf(board)?.(board.toolContext(), cells)
  if (!painted) return
  const { edits, refusal } = painted
  editor.apply(edits)
  if (edits.length > 0 && refusal === null) return
  editor.refuse(
    edits.length > 0 && refusal !== null
      ? words.hand.replace.leftOut({ reason: refusal })
      : (refusal ?? words.hand.replace.already),
  )
}

/** The commands for selections. */
export function selectCommands(scope: LevelScope) {
  const whyNone = ({ editor }: WithEditor): string | null =>
    editor.board.selection ? null : words.hand.nothingSelected
  const onSelected = (change: (editor: LevelEditor, held: Selection) => Selection | null) =>
    onActive(
      scope,
      ({ editor }) => {
        const held = editor.board.selection
        if (held) editor.board.selection = change(editor, held)
      },
      whyNone,
    )
  return {
    'select-like': onActive(
      scope,
      ({ editor }) => {
        const { board } = editor
        const ground = groundOf(board)
        const places = board.selection?.list() ?? [board.cursorAt!]
        const kinds = new Set([...places].map(({ row, col }) => ground.kindAt(row, col)))
        board.selection = cellsOfKinds(ground, kinds)
        editor.say(words.hand.likeSelected({ count: board.selection?.count ?? 0 }))
      },
      ({ editor: { board } }) =>
        board.selection || board.cursorAt ? null : words.hand.selectOneFirst,
    ),
    'select-grow': onSelected(({ board }, held) => grown(groundOf(board), held)),
    'select-shrink': onSelected(({ board }, held) => shrunk(groundOf(board), held)),
    'select-invert': onActive(scope, ({ editor: { board } }) => {
      board.selection = inverted(groundOf(board), board.selection)
    }),
    'paint-selection': onActive(
      scope,
      ({ editor }) => paintCells(editor, editor.board.selection!),
      (part) => whyNone(part) ?? whyNoShapes(part.editor.board),
    ),
  } satisfies Actions
}
