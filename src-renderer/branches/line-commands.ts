import { MAIN_LINE } from '@core/document/line-tree'
import type { Actions } from '../ui/command'
import type { Comparison } from '../compare/index'
import { type LevelScope, onActive, type WithEditor } from '../editor/index'
import { branchHere, promoteLine } from './line-actions'

interface Comparing extends WithEditor {
  readonly comparison: Comparison
}

/** Branches beside the main line, and runs side by side. */
export function lineCommands(scope: LevelScope<Comparing>) {
  return {
    'branch-here': onActive(
      scope,
      ({ editor }) => branchHere(editor),
      ({ editor: { document } }) => document.isPlayable,
    ),
    'main-line': onActive(
      scope,
      ({ editor: { lines } }) => lines.show(MAIN_LINE),
      ({ editor: { lines } }) => !lines.isMain,
    ),
    'promote-line': onActive(
      scope,
      ({ editor }) => promoteLine(editor, editor.lines.active.id),
      ({ editor: { lines } }) => !lines.isMain,
    ),
    'compare-readings': onActive(
      scope,
      ({ comparison }) => comparison.openReadings(),
      ({ editor: { document, game } }) => document.isPlayable && game.engine.readings.length > 0,
    ),
    'first-difference': onActive(scope, goToDifference),
    'end-comparing': onActive(
      scope,
      ({ comparison }) => comparison.close(),
      ({ comparison }) => comparison.isOpen,
    ),
  } satisfies Actions
}

/** First difference, or a word why there is none to go to. */
function goToDifference({ editor, comparison }: Comparing): void {
  if (comparison.found) {
    editor.notice = null
    comparison.goToDifference()
  } else if (!comparison.isOpen) {
    editor.refuse('Nothing is compared yet: Ctrl+Shift+R compares with a misreading.')
  } else if (comparison.isSearched) editor.refuse('Both sides are the same to the end.')
  else editor.refuse('No difference has been found yet.')
}
