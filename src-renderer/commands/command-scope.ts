import type { BoardControls } from '../board/controls'
import type { LevelScope } from '../editor/command-scope'
import type { ExportName } from '../export/export-commands'
import type { OpenLevel } from '../level/open-level.svelte'
import type { Settings } from '../workspace/settings.svelte'
import type { Workspace } from '../workspace/workspace.svelte'

/** What the commands of the window work on. */
export interface CommandScope extends LevelScope<OpenLevel> {
  readonly workspace: Workspace
  readonly settings: Settings
  /** The board on show; null on the start page. */
  readonly board: () => BoardControls | null
  readonly dialogs: { open(name: DialogName): void }
}

export type DialogName = 'new' | 'shortcuts' | 'generate' | 'backups' | 'about' | ExportName
