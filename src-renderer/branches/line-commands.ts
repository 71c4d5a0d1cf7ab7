import { MAIN_LINE } from '@core/document/line-tree'
import type { Command } from '../ui/command'
import type { Comparison } from '../compare/index'
import { type LevelScope, onActive, type WithEditor } from '../editor/index'
import { branchHere, promoteLine } from './line-actions'

interface Comparing extends WithEditor {
  readonly comparison: Comparison
}

/** What-ifs beside the main line, and runs side by side. */
export function lineCommands(scope: LevelScope<Comparing>): readonly Command[] {
  const base = { group: 'Run' } as const
  return [
    {
      id: 'what-if',
      title: 'Branch from here',
      keys: ['l'],
      onBoard: true,
      ...base,
      ...onActive(
        scope,
        ({ editor }) => branchHere(editor),
        ({ editor: { document } }) => document.isPlayable,
      ),
    },
    {
      id: 'main-line',
      title: 'Back to the main line',
      keys: ['Shift+L'],
      onBoard: true,
      ...base,
      ...onActive(
        scope,
        ({ editor: { lines } }) => lines.show(MAIN_LINE),
        ({ editor: { lines } }) => !lines.isMain,
      ),
    },
    {
      id: 'promote-line',
      title: 'Make this branch the level',
      keys: [],
      ...base,
      ...onActive(
        scope,
        ({ editor }) => promoteLine(editor, editor.lines.active.id),
        ({ editor: { lines } }) => !lines.isMain,
      ),
    },
    {
      id: 'compare-readings',
      title: 'Compare with a misreading…',
      keys: ['$mod+Shift+R'],
      inText: true,
      ...base,
      ...onActive(
        scope,
        ({ comparison }) => comparison.openReadings(),
        ({ editor: { document, game } }) => document.isPlayable && game.engine.readings.length > 0,
      ),
    },
    {
      id: 'first-difference',
      title: 'First difference',
      keys: ['F7'],
      inText: true,
      ...base,
      ...onActive(scope, goToDifference),
    },
    {
      id: 'end-comparing',
      title: 'Stop comparing',
      keys: [],
      ...base,
      ...onActive(
        scope,
        ({ comparison }) => comparison.close(),
        ({ comparison }) => comparison.isOpen,
      ),
    },
  ]
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
