import type { ReadingId } from '@core/trace/machine'
import type { Action, Actions } from '../../ui/command'
import { bridge } from '../../bridge'
import { HAS_ERRORS, type LevelScope, onActive, type WithEditor } from '../../editor/index'
import { exportPage } from './page-file'
import { words } from '../../ui/words'

/** Dialogs that export the level shown to a file. */
export type ExportName = 'export-picture' | 'export-animation' | 'export-trace'

/** A level with the name of its file, and the misreading that it is compared with. */
type Named = WithEditor & {
  readonly name: string
  readonly comparison: { readonly readingId: ReadingId | null }
}

/** The commands that export pictures of the board, animations of a run, its trace, and the whole level as a page. */
export function exportCommands(scope: LevelScope<Named>, open: (name: ExportName) => void) {
  const ofRun = (id: ExportName): Action =>
    onActive(
      scope,
      () => open(id),
      ({ editor: { run } }) =>
        run.version >= 0 && (run.shown?.cursor?.stepCount ?? 0) > 0 ? null : words.exports.noSteps,
    )
  return {
    'export-picture': onActive(scope, () => open('export-picture')),
    'export-animation': ofRun('export-animation'),
    'export-trace': ofRun('export-trace'),
    'export-page': onActive(
      scope,
      ({ editor, comparison, name }) => void exportPage(bridge, editor, name, comparison.readingId),
      ({ editor }) => (editor.lines.main.document.isRunnable ? null : HAS_ERRORS),
    ),
  } satisfies Actions
}
