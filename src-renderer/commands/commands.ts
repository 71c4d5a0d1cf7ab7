import { type CommandId, commandList } from '@core/protocol/commands'
import {
  type BoardControls,
  copySelection,
  eraseSelection,
  mirror,
  pageCommands,
  pasteClip,
  rotate,
  toolCommands,
  toolLetters,
  useToolKey,
} from '../board/index'
import type { Action, Actions, Command } from '../ui/command'
import { onActive, onDocument } from '../editor/index'
import type { CommandScope } from './command-scope'
import { exportCommands } from '../export/index'
import { fileCommands } from '../workspace/index'
import { debugCommands } from '../debug/index'
import { lineWrapping } from '../text/index'
import { lineCommands } from '../branches/index'
import { focusPane } from './panes'
import { arrowKeys, runCommands, stopCommands } from '../run/index'
import { whyCommands } from '../why/index'
import { splitState } from '../ui/split-state.svelte'
import { Selection } from '../tools/selection'

/** All commands of the window, with what they do. */
export function makeCommands(scope: CommandScope): readonly Command[] {
  const actions: Record<CommandId, Action> = {
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
    shortcuts: { run: () => scope.dialogs.open('shortcuts') },
    about: { run: () => scope.dialogs.open('about') },
  }
  const isEnabled = (): boolean => true
  const listed = commandList.map((entry) => ({ isEnabled, ...entry, ...actions[entry.id] }))
  return [...toolLetters(scope), ...listed, ...arrowKeys(scope)]
}

function editCommands(scope: CommandScope) {
  const { workspace } = scope
  return {
    undo: onDocument(
      scope,
      ({ editor }) => editor.undo(),
      ({ editor }) => editor.undoLabel !== null,
    ),
    redo: onDocument(
      scope,
      ({ editor }) => editor.redo(),
      ({ editor }) => editor.redoLabel !== null,
    ),
    cut: onActive(scope, ({ editor }) => {
      const clip = copySelection(editor)
      if (!clip) return
      workspace.clip = clip
      eraseSelection(editor)
    }),
    copy: onActive(scope, ({ editor }) => {
      workspace.clip = copySelection(editor) ?? workspace.clip
    }),
    paste: onActive(scope, ({ editor }) => pasteClip(editor, workspace.clip)),
    delete: onActive(scope, ({ editor }) => {
      if (!useToolKey(editor, 'delete')) eraseSelection(editor)
    }),
    'select-all': onActive(scope, ({ editor }) => {
      editor.board.chooseTool('select')
      editor.board.selection = Selection.rectangle({ row: 0, col: 0, ...editor.board.size })
    }),
    'mirror-horizontal': onActive(scope, ({ editor }) => mirror(editor, 'horizontal')),
    'mirror-vertical': onActive(scope, ({ editor }) => mirror(editor, 'vertical')),
    rotate: onActive(scope, ({ editor }) => rotate(editor)),
    // What was begun last is given up: a question, a search, a stroke, all that stands beside the board.
    cancel: onActive(scope, ({ editor, debug }) => {
      if (editor.board.question) editor.board.question = null
      else if (!debug.travel.stopSearch()) scope.board()?.cancel()
    }),
  } satisfies Actions
}

function viewCommands(scope: CommandScope) {
  const { workspace, settings } = scope
  const onBoard = (run: (board: BoardControls) => void): Action => ({
    isEnabled: () => scope.board() !== null,
    run: () => {
      const board = scope.board()
      if (board) run(board)
    },
  })
  return {
    'start-page': {
      isEnabled: () => workspace.activeId !== null,
      run: () => workspace.showStart(),
    },
    'side-pane': onActive(scope, () => splitState('side').fold()),
    'lower-pane': onActive(scope, () => splitState('lower').fold()),
    'zoom-in': onBoard((board) => board.zoom(1.25)),
    'zoom-out': onBoard((board) => board.zoom(0.8)),
    'zoom-fit': onBoard((board) => board.fit()),
    'next-pane': { run: () => focusPane(1) },
    'previous-pane': { run: () => focusPane(-1) },
    'wrap-lines': { run: () => lineWrapping.toggle() },
    'theme-system': { run: () => settings.choose('system') },
    'theme-light': { run: () => settings.choose('light') },
    'theme-dark': { run: () => settings.choose('dark') },
  } satisfies Actions
}
