import type { Command } from '../ui/command'
import { type LevelScope, onActive } from '../editor/index'

/** Dialogs that write something of the level on show into a file. */
export type ExportName = 'export-picture' | 'export-animation' | 'export-trace'

/** Pictures of the board, animations of a run, and its trace, as files. */
export function exportCommands(
  scope: LevelScope,
  open: (name: ExportName) => void,
): readonly Command[] {
  const command = (id: ExportName, title: string, keys: string[], needsRun: boolean): Command => ({
    id,
    title,
    keys,
    group: 'File',
    inText: true,
    ...onActive(
      scope,
      () => open(id),
      ({ editor: { run } }) =>
        !needsRun || (run.version >= 0 && (run.shown?.cursor?.stepCount ?? 0) > 0),
    ),
  })
  return [
    command('export-picture', 'Export picture…', ['$mod+E'], false),
    command('export-animation', 'Export animation…', [], true),
    command('export-trace', 'Export trace…', [], true),
  ]
}
