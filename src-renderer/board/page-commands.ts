import type { Action, Actions } from '../ui/command'
import { type LevelEditor, type LevelScope, onActive } from '../editor/index'
import { words } from '../ui/words'

/** Adds a page after the one shown. */
export function addPage(editor: LevelEditor): void {
  const to = editor.board.page + 1
  change(editor, editor.view.pages?.insert(editor.level, to), to)
}

/** Adds a copy of a page after it. */
export function copyPage(editor: LevelEditor, page = editor.board.page): void {
  change(editor, editor.view.pages?.copy(editor.level, page, page + 1), page + 1)
}

/** Deletes the page shown; then the next one, else the previous one, is shown. */
export function removePage(editor: LevelEditor): void {
  const { page, pageCount } = editor.board
  if (pageCount === 1) return editor.refuse(words.board.pages.onlyOne)
  change(editor, editor.view.pages?.remove(editor.level, page), Math.min(page, pageCount - 2))
}

/** Moves a page to a new position, and shows it. */
export function movePage(editor: LevelEditor, from: number, to: number): void {
  if (from === to || to < 0 || to >= editor.board.pageCount) return
  change(editor, editor.view.pages?.move(editor.level, from, to), to)
}

/** Page keys of documents that have pages. */
export function pageCommands(scope: LevelScope) {
  const turn = (by: number): Action =>
    onActive(
      scope,
      ({ editor }) => editor.board.showPage(editor.board.page + by),
      ({ editor }) => (editor.game.pages ? null : words.board.pages.none),
    )
  return { 'previous-page': turn(-1), 'next-page': turn(1) } satisfies Actions
}

function change(editor: LevelEditor, edit: unknown, page: number): void {
  if (edit === undefined) return
  const { document } = editor
  editor.apply([edit])
  if (editor.document !== document) editor.board.showPage(page, true)
}
