import type { Actions } from '../../ui/command'
import { type LevelScope, onActive, type WithEditor } from '../../editor/index'
import type { Debugging } from './debugging.svelte'
import { toggleCellBreakpoint } from './watch-menu'
import { words } from '../../ui/words'

/** The commands that go between hits of breakpoints and set breakpoints at the board's cursor. */
export function debugCommands(scope: LevelScope<WithEditor & { readonly debug: Debugging }>) {
  return {
    'next-hit': onActive(scope, ({ debug }) => debug.travel.next()),
    'previous-hit': onActive(scope, ({ debug }) => debug.travel.previous()),
    'toggle-breakpoint': onActive(scope, ({ editor, debug }) => {
      if (editor.board.cursorCell === null) editor.refuse(words.debug.noCursor)
      else toggleCellBreakpoint(editor, debug, editor.board.cursorCell)
    }),
    'clear-breakpoints': onActive(
      scope,
      ({ debug }) => debug.breakpoints.clear(),
      ({ debug }) => (debug.breakpoints.list.length > 0 ? null : words.debug.none),
    ),
  } satisfies Actions
}
