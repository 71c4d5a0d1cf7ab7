import type { Command } from '../ui/command'
import { onActive, type CommandScope, type ExportName } from '../commands/command-scope'

/** Pictures of the board, animations of a run, and its trace, as files. */
export function exportCommands(scope: CommandScope): readonly Command[] {
  const command = (id: ExportName, title: string, keys: string[], needsRun: boolean): Command => ({
    id,
    title,
    keys,
    group: 'File',
    inText: true,
    ...onActive(
      scope,
      () => scope.dialogs.open(id),
      ({ run, runVersion }) => !needsRun || (runVersion >= 0 && (run?.cursor?.stepCount ?? 0) > 0),
    ),
  })
  return [
    command('export-picture', 'Export picture…', ['$mod+E'], false),
    command('export-animation', 'Export animation…', [], true),
    command('export-trace', 'Export trace…', [], true),
  ]
}
