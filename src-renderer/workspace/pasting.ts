import type { Result } from '@core/kernel/result'
import { pasteClip } from '../board/index'
import { clipOfText } from '../hand/index'
import { nearestOf, type OpenLevel } from '../level/index'
import type { Workspace } from './workspace.svelte'
import { words } from '../ui/words'

/**
 * Pastes what was copied last: cells, or the text of cells from the clipboard, go onto the board of `level`, the text of a
 * level from the clipboard into a new tab.
 * `level`: the one in front; null on the start page and on a set.
 */
export async function paste(workspace: Workspace, level: OpenLevel | null): Promise<void> {
  if (!level?.editor.document.hasLevel) return pasteLevel(workspace)
  const found = await workspace.pasteBoard.newerLevel()
  if (found.ok && found.value !== null) return take(workspace, found)
  const { editor } = level
  const others = await workspace.pasteBoard.othersPart(editor.game.id)
  const brought = others.ok && others.value !== null ? clipOfText(editor, others.value) : null
  const { cells } = workspace.pasteBoard
  if (brought ?? cells ?? others.ok) pasteClip(editor, brought ?? cells)
  else if (!others.ok) editor.refuse(others.error)
}

/** Opens the level on the clipboard in a new tab, or says why there is none. */
export async function pasteLevel(workspace: Workspace): Promise<void> {
  await take(workspace, await workspace.pasteBoard.level())
}

async function take(workspace: Workspace, found: Result<string | null, string>): Promise<void> {
  const text = found.ok ? found.value : null
  if (text === null)
    return refuse(workspace, found.ok ? words.workspace.noTextToPaste : found.error)
  const { game } = nearestOf(text, '')
  await workspace.open.fresh(game.id, text)
  workspace.active?.editor.say(words.workspace.pasted({ game: game.title }))
}

/** Beside a level in its own line, as for all that the board refuses. */
function refuse(workspace: Workspace, why: string): void {
  if (workspace.active) workspace.active.editor.refuse(why)
  else workspace.tell(why)
}
