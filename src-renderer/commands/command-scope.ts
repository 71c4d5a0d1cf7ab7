import type { BoardControls } from '../board/controls'
import type { Command } from '../ui/command'
import type { LevelEditor } from '../editor/level-editor.svelte'
import type { Settings } from '../workspace/settings.svelte'
import type { Workspace } from '../workspace/workspace.svelte'

/** What the commands work on. */
export interface CommandScope {
  readonly workspace: Workspace
  readonly settings: Settings
  /** The board on show; null on the start page. */
  readonly board: () => BoardControls | null
  readonly dialogs: { open(name: DialogName): void }
}

/** Dialogs that write something of the active document into a file. */
export type ExportName = 'export-picture' | 'export-animation' | 'export-trace'

export type DialogName = 'new' | 'shortcuts' | 'generate' | 'backups' | 'about' | ExportName

/** Wraps an action on the level of the active document; disabled when there is none, or a text that never was a level. */
export function onActive(
  scope: CommandScope,
  run: (editor: LevelEditor) => void,
  isEnabled: (editor: LevelEditor) => boolean = () => true,
): Pick<Command, 'isEnabled' | 'run'> {
  return onDocument(scope, run, (editor) => editor.document.hasLevel && isEnabled(editor))
}

/** Wraps an action on the active document, whatever its text is; disabled when there is none. */
export function onDocument(
  scope: CommandScope,
  run: (editor: LevelEditor) => void,
  isEnabled: (editor: LevelEditor) => boolean = () => true,
): Pick<Command, 'isEnabled' | 'run'> {
  return {
    isEnabled: () => {
      const editor = scope.workspace.active
      return editor !== null && isEnabled(editor)
    },
    run: () => {
      const editor = scope.workspace.active
      if (editor && isEnabled(editor)) run(editor)
    },
  }
}
