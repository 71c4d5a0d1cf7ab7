import type { Command } from '../../ui/command'
import type { Workspace } from '../../workspace/index'

/** The state and actions that the palette uses. */
export interface PaletteScope {
  readonly workspace: Workspace
  readonly commands: readonly Command[]
  /** The current title of a command if it differs from its usual one ("Undo: paint wall"), by id. */
  labelOf(id: string): string | undefined
  /** Opens the settings at one of them. */
  openSetting(title: string): void
  /** Runs a command as the menu does. */
  run(id: string): void
}
