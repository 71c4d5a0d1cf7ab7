import type { BoardControls } from '../../board/index'
import type { LevelScope } from '../../editor/index'
import type { DockControls } from '../../dock/index'
import type { ExportName, Settings, Workspace } from '../../workspace/index'
import type { OpenLevel } from '../../level/index'
import type { Help } from '../help/help.svelte'

/** The scope of the window's commands. */
export interface CommandScope extends LevelScope<OpenLevel> {
  readonly workspace: Workspace
  readonly settings: Settings
  /** The board shown; null on the start page. */
  readonly board: () => BoardControls | null
  /** The panes of the document shown; null if there are none. */
  readonly dock: () => DockControls | null
  readonly dialogs: { open(name: DialogName): void }
  readonly help: Help
}

export type DialogName =
  | 'new'
  | 'palette'
  | 'palette-levels'
  | 'palette-places'
  | 'tour'
  | 'shortcuts'
  | 'keys'
  | 'settings'
  | 'generate'
  | 'import'
  | 'backups'
  | 'about'
  | 'explain'
  | ExportName
