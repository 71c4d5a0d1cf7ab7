import type { Command } from '../../ui/command'
import type { Workspace } from '../../workspace/index'

/** What the palette lists and goes to. */
export interface PaletteScope {
  readonly workspace: Workspace
  readonly commands: readonly Command[]
  /** What commands are called just now where that is not their title ("Undo: paint wall"), by id. */
  labelOf(id: string): string | undefined
  /** Opens the settings at one of them. */
  openSetting(title: string): void
  /** Runs a command as the menu does. */
  run(id: string): void
}
