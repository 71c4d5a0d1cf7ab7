import type { LevelEditor } from './level-editor.svelte'
import { focusDrawn } from '../ui/row-keys'

/** Shows the history, with the focus on the current place. */
export function showHistory(editor: LevelEditor): void {
  editor.panes.show('history')
  focusDrawn(document.body, '[data-history] [aria-current]')
}
