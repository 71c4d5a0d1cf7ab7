import {
  type BoardControls,
  copySelection,
  eraseSelection,
  mirror,
  pageCommands,
  pasteClip,
  rotate,
  toolCommands,
  useToolKey,
} from '../board/index'
import type { Command } from '../ui/command'
import { onActive, onDocument } from '../editor/index'
import type { CommandScope } from './command-scope'
import { exportCommands } from '../export/index'
import { fileCommands } from '../workspace/index'
import { debugCommands } from '../debug/index'
import { lineWrapping } from '../text/index'
import { lineCommands } from '../branches/index'
import { focusPane } from './panes'
import { runCommands, stopCommands } from '../run/index'
import { whyCommands } from '../why/index'
import { splitState } from '../ui/split-state.svelte'
import { Selection } from '../tools/selection'

/** All commands of the window. */
export function makeCommands(scope: CommandScope): readonly Command[] {
  return [
    ...fileCommands(scope),
    ...exportCommands(scope, (name) => scope.dialogs.open(name)),
    ...editCommands(scope),
    ...viewCommands(scope),
    ...runCommands(scope),
    ...debugCommands(scope),
    ...stopCommands(scope),
    ...lineCommands(scope),
    ...whyCommands(scope),
    ...pageCommands(scope),
    ...toolCommands(scope),
    cancelCommand(scope),
    ...helpCommands(scope),
  ]
}

function editCommands(scope: CommandScope): readonly Command[] {
  const { workspace } = scope
  const base = { group: 'Edit' } as const
  return [
    {
      id: 'undo',
      title: 'Undo',
      keys: ['$mod+Z'],
      isRepeated: true,
      inText: true,
      ...base,
      ...onDocument(
        scope,
        ({ editor }) => editor.undo(),
        ({ editor }) => editor.undoLabel !== null,
      ),
    },
    {
      id: 'redo',
      title: 'Redo',
      keys: ['$mod+Y', '$mod+Shift+Z'],
      isRepeated: true,
      inText: true,
      ...base,
      ...onDocument(
        scope,
        ({ editor }) => editor.redo(),
        ({ editor }) => editor.redoLabel !== null,
      ),
    },
    {
      id: 'cut',
      title: 'Cut',
      keys: ['$mod+X'],
      ...base,
      ...onActive(scope, ({ editor }) => {
        const clip = copySelection(editor)
        if (!clip) return
        workspace.clip = clip
        eraseSelection(editor)
      }),
    },
    {
      id: 'copy',
      title: 'Copy',
      keys: ['$mod+C'],
      ...base,
      ...onActive(scope, ({ editor }) => {
        workspace.clip = copySelection(editor) ?? workspace.clip
      }),
    },
    {
      id: 'paste',
      title: 'Paste',
      keys: ['$mod+V'],
      ...base,
      ...onActive(scope, ({ editor }) => pasteClip(editor, workspace.clip)),
    },
    {
      id: 'delete',
      title: 'Delete selection',
      keys: ['Delete', 'Backspace'],
      onBoard: true,
      ...base,
      ...onActive(scope, ({ editor }) => {
        if (!useToolKey(editor, 'delete')) eraseSelection(editor)
      }),
    },
    {
      id: 'select-all',
      title: 'Select all',
      keys: ['$mod+A'],
      ...base,
      ...onActive(scope, ({ editor }) => {
        editor.board.chooseTool('select')
        editor.board.selection = Selection.rectangle({ row: 0, col: 0, ...editor.board.size })
      }),
    },
    {
      id: 'mirror-horizontal',
      title: 'Mirror left to right',
      keys: ['$mod+H'],
      ...base,
      ...onActive(scope, ({ editor }) => mirror(editor, 'horizontal')),
    },
    {
      id: 'mirror-vertical',
      title: 'Mirror top to bottom',
      keys: ['$mod+Shift+H'],
      ...base,
      ...onActive(scope, ({ editor }) => mirror(editor, 'vertical')),
    },
    {
      id: 'rotate',
      title: 'Rotate a quarter turn',
      keys: ['$mod+R'],
      ...base,
      ...onActive(scope, ({ editor }) => rotate(editor)),
    },
  ]
}

/** Escape gives up what was begun last: a question, a search, a stroke, all that stands beside the board. */
function cancelCommand(scope: CommandScope): Command {
  return {
    id: 'cancel',
    title: 'Cancel stroke, clear selection or stop stepping',
    keys: ['Escape'],
    group: 'Tools',
    onBoard: true,
    ...onActive(scope, ({ editor, debug }) => {
      if (editor.board.question) editor.board.question = null
      else if (!debug.travel.stopSearch()) scope.board()?.cancel()
    }),
  }
}

function viewCommands(scope: CommandScope): readonly Command[] {
  const { settings } = scope
  const base = { group: 'View', inText: true } as const
  const onBoard = (run: (board: BoardControls) => void): Pick<Command, 'isEnabled' | 'run'> => ({
    isEnabled: () => scope.board() !== null,
    run: () => {
      const board = scope.board()
      if (board) run(board)
    },
  })
  const pane = (split: string, id: string, title: string, keys: string): Command => ({
    id,
    title: `${title}: show or hide`,
    keys: [keys],
    ...base,
    ...onActive(scope, () => splitState(split).fold()),
  })
  const theme = (choice: 'system' | 'light' | 'dark', title: string): Command => ({
    id: `theme-${choice}`,
    title,
    keys: [],
    ...base,
    isEnabled: () => true,
    run: () => settings.choose(choice),
  })
  return [
    {
      id: 'start-page',
      title: 'Start page',
      keys: ['Alt+Home'],
      ...base,
      isEnabled: () => scope.workspace.active !== null,
      run: () => scope.workspace.showStart(),
    },
    pane('side', 'side-pane', 'Side pane', '$mod+B'),
    pane('lower', 'lower-pane', 'Lower pane', '$mod+J'),
    {
      id: 'zoom-fit',
      title: 'Fit the board',
      keys: ['$mod+0'],
      ...base,
      ...onBoard((board) => board.fit()),
    },
    {
      id: 'zoom-in',
      title: 'Zoom in',
      keys: ['$mod+Equal', '$mod++'],
      isRepeated: true,
      ...base,
      ...onBoard((board) => board.zoom(1.25)),
    },
    {
      id: 'zoom-out',
      title: 'Zoom out',
      keys: ['$mod+Minus'],
      isRepeated: true,
      ...base,
      ...onBoard((board) => board.zoom(0.8)),
    },
    {
      id: 'next-pane',
      title: 'Next pane',
      keys: ['F6'],
      isRepeated: true,
      ...base,
      isEnabled: () => true,
      run: () => focusPane(1),
    },
    {
      id: 'previous-pane',
      title: 'Previous pane',
      keys: ['Shift+F6'],
      isRepeated: true,
      ...base,
      isEnabled: () => true,
      run: () => focusPane(-1),
    },
    {
      id: 'wrap-lines',
      title: 'Wrap long lines of the text',
      keys: ['Alt+KeyZ'],
      ...base,
      isEnabled: () => true,
      run: () => lineWrapping.toggle(),
    },
    theme('system', 'System theme'),
    theme('light', 'Light theme'),
    theme('dark', 'Dark theme'),
  ]
}

function helpCommands(scope: CommandScope): readonly Command[] {
  const base = { group: 'Help', isEnabled: () => true } as const
  return [
    {
      id: 'shortcuts',
      title: 'Keyboard shortcuts',
      keys: ['Shift+?', '?'],
      ...base,
      run: () => scope.dialogs.open('shortcuts'),
    },
    {
      id: 'about',
      title: 'About Boardwright',
      keys: [],
      ...base,
      run: () => scope.dialogs.open('about'),
    },
  ]
}
