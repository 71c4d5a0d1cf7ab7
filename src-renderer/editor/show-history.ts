import type { LevelEditor } from './level-editor.svelte'
import { focusDrawn } from '../ui/row-keys'

/** Brings the history to sight, with the focus on the place where the document is. */
export function showHistory(editor: LevelEditor): void {
  editor.panes.show('history')
  focusDrawn(document.body, '[data-history] [aria-current]')
}
