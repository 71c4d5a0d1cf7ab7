import type { MenuItemState } from '@core/protocol/ipc'
import { splitState } from '../ui/split-state.svelte'
import { lineWrapping } from '../text/index'
import type { Command } from '../ui/command'
import type { Workspace } from '../workspace/index'

/** What the native menu shows of each command; undo and redo name what they would do. */
export function menuState(
  commands: readonly Command[],
  workspace: Workspace,
): readonly MenuItemState[] {
  const { active } = workspace
  const named: Record<string, string> = {
    undo: active?.editor.undoLabel ? `Undo: ${active.editor.undoLabel}` : 'Undo',
    'side-pane': `${splitState('side').isFolded ? 'Show' : 'Hide'} side pane`,
    'lower-pane': `${splitState('lower').isFolded ? 'Show' : 'Hide'} lower pane`,
    'wrap-lines': lineWrapping.isOn ? 'Don’t wrap long lines' : 'Wrap long lines',
    redo: active?.editor.redoLabel ? `Redo: ${active.editor.redoLabel}` : 'Redo',
  }
  return commands
    .filter((command) => !command.id.startsWith('tool-'))
    .map((command) => {
      const label = named[command.id]
      const state = { id: command.id, isEnabled: command.isEnabled() }
      return label === undefined ? state : { ...state, label }
    })
}
