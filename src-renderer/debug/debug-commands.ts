import { toggleCellBreakpoint } from '../level/cell-menu'
import type { Command } from '../ui/command'
import { onActive, type CommandScope } from '../commands/command-scope'

/** From one breakpoint's hit to the next, and setting them by the board's cursor. */
export function debugCommands(scope: CommandScope): readonly Command[] {
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
      ...onActive(scope, (editor) => {
        if (editor.cursorCell === null) editor.refuse('The board has no cursor: click a cell.')
        else toggleCellBreakpoint(editor, editor.cursorCell)
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
