import type { MenuItemState } from '@core/protocol/requests/window'
import { miniMap, names, rulers, trails } from '../../canvas/board-extras'
import { type DockControls, paneLabels, presentation } from '../../dock/index'
import { columns, lineWrapping } from '../../text/index'
import type { Command } from '../../ui/command'
import type { Workspace } from '../../workspace/index'
import { words } from '../../ui/words'

const told = words.window.labels

/** The state of each command in the native menu; undo and redo name their step. */
export function menuState(
  commands: readonly Command[],
  workspace: Workspace,
  isFullScreen: boolean,
  dock: DockControls | null,
): readonly MenuItemState[] {
  const named = labels(workspace, isFullScreen, dock)
  return commands
    .filter((command) => !command.id.startsWith('tool-'))
    .map((command) => {
      const label = named[command.id]
      const state = { id: command.id, isEnabled: command.whyOff() === null }
      return label === undefined ? state : { ...state, label }
    })
}

/** Titles of commands that currently differ from their usual title, by id. */
export function labels(
  workspace: Workspace,
  isFullScreen: boolean,
  dock: DockControls | null,
): Readonly<Record<string, string>> {
  const { active, front } = workspace
  const stepped = front?.kind === 'set' ? front : active?.editor
  const isRunning = front?.kind === 'set' && front.programs?.isBusy === true
  return {
    undo: stepped?.undoLabel ? told.undoWhat({ what: stepped.undoLabel }) : told.undo,
    ...paneLabels(dock),
    trails: told.trails({ isOn: trails.isOn }),
    names: told.names({ isOn: names.isOn }),
    rulers: told.rulers({ isOn: rulers.isOn }),
    'mini-map': told.miniMap({ isOn: miniMap.isOn }),
    'full-screen': told.fullScreen({ isFullScreen }),
    present: told.present({ isOn: presentation.isOn }),
    columns: told.columns({ isOn: columns.isOn }),
    'wrap-lines': told.wrapLines({ isOn: lineWrapping.isOn }),
    'programs-run': told.runPrograms({ isRunning }),
    redo: stepped?.redoLabel ? told.redoWhat({ what: stepped.redoLabel }) : told.redo,
  }
}
