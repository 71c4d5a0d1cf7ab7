import type { Command } from '../ui/command'
import { type LevelScope, onActive, type WithEditor } from '../editor/index'
import type { Debugging } from './debugging.svelte'
import { toggleCellBreakpoint } from './watch-menu'

/** From one breakpoint's hit to the next, and setting them by the board's cursor. */
export function debugCommands(
  scope: LevelScope<WithEditor & { readonly debug: Debugging }>,
): readonly Command[] {
  const base = { group: 'Run', inText: true } as const
  return [
    {
      id: 'next-hit',
      title: 'Next breakpoint',
      keys: ['F8'],
      isRepeated: true,
      ...base,
      ...onActive(scope, ({ debug }) => debug.travel.next()),
    },
    {
      id: 'previous-hit',
      title: 'Previous breakpoint',
      keys: ['Shift+F8'],
      isRepeated: true,
      ...base,
      ...onActive(scope, ({ debug }) => debug.travel.previous()),
    },
    {
      id: 'toggle-breakpoint',
      title: 'Toggle breakpoint on the cursor’s cell',
      keys: ['F9'],
      ...base,
      ...onActive(scope, ({ editor, debug }) => {
        if (editor.board.cursorCell === null)
          editor.refuse('The board has no cursor: click a cell.')
        else toggleCellBreakpoint(editor, debug, editor.board.cursorCell)
      }),
    },
    {
      id: 'clear-breakpoints',
      title: 'Delete all breakpoints',
      keys: [],
      ...base,
      ...onActive(
        scope,
        ({ debug }) => debug.breakpoints.clear(),
        ({ debug }) => debug.breakpoints.list.length > 0,
      ),
    },
  ]
}
