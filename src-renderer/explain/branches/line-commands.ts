import { MAIN_LINE } from '@core/document/line-tree'
import { type Actions, keysOf } from '../../ui/command'
import type { Comparison } from '../compare/comparison.svelte'
import { HAS_ERRORS, type LevelScope, onActive, type WithEditor } from '../../editor/index'
import { branchHere, promoteLine } from './line-actions'
import { words } from '../../ui/words'

interface Comparing extends WithEditor {
  readonly comparison: Comparison
}

/** Commands for branches and for runs side by side. */
export function lineCommands(scope: LevelScope<Comparing>) {
  return {
    'branch-here': onActive(
      scope,
      ({ editor }) => branchHere(editor),
      ({ editor: { document } }) => (document.isPlayable ? null : HAS_ERRORS),
    ),
    'main-line': onActive(
      scope,
      ({ editor: { lines } }) => lines.show(MAIN_LINE),
      ({ editor: { lines } }) => (lines.isMain ? words.branches.mainIsShown : null),
    ),
    'promote-line': onActive(
      scope,
      ({ editor }) => promoteLine(editor, editor.lines.active.id),
      ({ editor: { lines } }) => (lines.isMain ? words.branches.mainIsShown : null),
    ),
    'compare-readings': onActive(
      scope,
      ({ comparison }) => comparison.openReadings(),
      ({ editor: { document, game } }) => {
        if (!document.isPlayable) return HAS_ERRORS
        return game.engine.readings.length > 0 ? null : words.branches.noMisreadings
      },
    ),
    'first-difference': onActive(scope, goToDifference),
    'end-comparing': onActive(
      scope,
      ({ comparison }) => comparison.close(),
      ({ comparison }) => (comparison.isOpen ? null : words.branches.nothingCompared),
    ),
  } satisfies Actions
}

function nothingCompared(): string {
  const keys = keysOf('compare-readings')
  const { nothingComparedKeys, nothingComparedYet } = words.branches
  return keys ? nothingComparedKeys({ keys }) : nothingComparedYet
}

/** Goes to the first difference, or reports why there is none. */
function goToDifference({ editor, comparison }: Comparing): void {
  if (comparison.found) {
    editor.notice = null
    comparison.goToDifference()
  } else if (!comparison.isOpen) {
    editor.refuse(nothingCompared())
  } else if (comparison.isSearched) editor.refuse(words.branches.sameToEnd)
  else editor.refuse(words.branches.noDifferenceYet)
}
