import { type LevelEditor, type LevelScope, onActive, type StripId } from '../../editor/index'
import type { Action, Actions } from '../../ui/command'
import { words } from '../../ui/words'
import { whyFixed } from './resize-board'

/** Why there is no pattern to search for; null when there is one. */
function whyNoPattern({ board: { selection } }: LevelEditor): string | null {
  return selection && selection.count > 1 ? null : words.hand.pattern.selectFirst
}

/** The commands that open the strips over the board. */
export function stripCommands(scope: LevelScope) {
  const open = (id: StripId, whyOff: (editor: LevelEditor) => string | null): Action =>
    onActive(
      scope,
      ({ editor }) => editor.board.openStrip(id),
      ({ editor }) => whyOff(editor),
    )
  return {
    'replace-cells': open('replace-cells', () => null),
    'replace-pattern': open('replace-pattern', whyNoPattern),
    'resize-board': open('resize-board', whyFixed),
  } satisfies Actions
}
