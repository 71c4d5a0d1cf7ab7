import type { Action, Actions } from '../ui/command'
import { type LevelScope, onActive } from '../editor/index'

/** Dialogs that write something of the level on show into a file. */
export type ExportName = 'export-picture' | 'export-animation' | 'export-trace'

/** Pictures of the board, animations of a run, and its trace, as files. */
export function exportCommands(scope: LevelScope, open: (name: ExportName) => void) {
  const ofRun = (id: ExportName): Action =>
    onActive(
      scope,
      () => open(id),
      ({ editor: { run } }) => run.version >= 0 && (run.shown?.cursor?.stepCount ?? 0) > 0,
    )
  return {
    'export-picture': onActive(scope, () => open('export-picture')),
    'export-animation': ofRun('export-animation'),
    'export-trace': ofRun('export-trace'),
  } satisfies Actions
}
