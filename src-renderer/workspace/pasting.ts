import type { Result } from '@core/kernel/result'
import { pasteClip, clipOfText } from '../board/index'
import { nearestOf, type OpenLevel } from '../level/index'
import type { Workspace } from './workspace.svelte'
import { words } from '../ui/words'

/**
 * Pastes what was copied last: cells, or the text of cells from the clipboard, are put on the board of `level`, the
 * text of a level from the clipboard is opened in a new tab.
 * `level`: the one in front; null on the start page and on a set.
 */
export function paste(workspace: Workspace, level: OpenLevel | null): Promise<void> {
  const way = level?.editor.document.hasLevel ? wayToPaste(workspace, level) : wayToOpen(workspace)
  return workspace.pasteBoard.whenTold(way)
}

/** Opens the level on the clipboard in a new tab, or reports why there is none. */
export function pasteLevel(workspace: Workspace): Promise<void> {
  return workspace.pasteBoard.whenTold(wayToOpen(workspace))
}

async function wayToOpen(workspace: Workspace): Promise<() => Promise<void>> {
  const found = await workspace.pasteBoard.level()
  return () => take(workspace, found)
}

async function wayToPaste(workspace: Workspace, { editor }: OpenLevel): Promise<() => unknown> {
  const { pasteBoard } = workspace
  const found = await pasteBoard.newerLevel()
  if (found.ok && found.value !== null) return () => take(workspace, found)
  const others = await pasteBoard.othersPart(editor.game.id)
  const brought = others.ok && others.value !== null ? clipOfText(editor, others.value) : null
  const { cells } = pasteBoard
  if (brought ?? cells ?? others.ok) return () => pasteClip(editor, brought ?? cells)
  return () => others.ok || editor.refuse(others.error)
}

async function take(workspace: Workspace, found: Result<string | null, string>): Promise<void> {
  const text = found.ok ? found.value : null
  if (text === null)
    return refuse(workspace, found.ok ? words.workspace.noTextToPaste : found.error)
  const { game } = nearestOf(text, '')
  await workspace.open.fresh(game.id, text)
  workspace.active?.editor.say(words.workspace.pasted({ game: game.title }))
}

/** Reports in the status bar if a level is in front, as for everything that the board refuses. */
function refuse(workspace: Workspace, why: string): void {
  if (workspace.active) workspace.active.editor.refuse(why)
  else workspace.tell(why)
}
