import { type CommandId, commandList, commandTitle } from '@core/protocol/commands'
import { bridge } from '../../bridge'
import {
  type BoardControls,
  copyCells,
  copyOf,
  cutCells,
  eraseSelection,
  mirror,
  pageCommands,
  rotate,
  toolCommands,
  toolChoices,
  useToolKey,
  handCommands,
  selectCommands,
  stampCommands,
  stripCommands,
  symmetryCommands,
} from '../../board/index'
import { type Action, type Actions, bindingsOf, type Command } from '../../ui/command'
import { documentInUse, focused, isSecondInUse } from '../../ui/windows'
import { type LevelEditor, onActive, onDocument, showHistory } from '../../editor/index'
import type { CommandScope } from './command-scope'
import { dockCommands, toggleInSecond, presentation } from '../../dock/index'
import { exportCommands, fileCommands, paste } from '../../workspace/index'
import { debugCommands, arrowCommands, runCommands, stopCommands } from '../../run/index'
import { miniMap, names, rulers, trails } from '../../canvas/board-extras'
import { rewriteTests, setCommands } from '../../set/index'
import { judgeCommands, lineCommands, whyCommands } from '../../explain/index'
import { columns, lineWrapping } from '../../text/index'
import { helpCommands } from './help-commands'
import { isTyping } from './keys'
import { focusPane, isBoardFocused, isBoardMeant } from './panes'
import { frontSet, onChosenTests, onSetOr } from './on-set'
import { Selection } from '../../tools/selection'
import { words } from '../../ui/words'

/** All commands of the window with their actions; the tools are those of the level shown. */
export function makeCommands(scope: CommandScope): readonly Command[] {
  const actions: Record<CommandId, Action> = {
    ...fileCommands(scope),
    ...exportCommands(scope, (name) => scope.dialogs.open(name)),
    ...editCommands(scope),
    ...setCommands({ set: () => frontSet(scope) }),
    ...viewCommands(scope),
    ...runCommands(scope),
    ...arrowCommands(scope),
    ...debugCommands(scope),
    ...stopCommands(scope),
    ...lineCommands(scope),
    ...whyCommands(scope),
    ...judgeCommands(scope, () => scope.dialogs.open('explain')),
    ...pageCommands(scope),
    ...toolCommands(scope),
    palette: { run: () => scope.dialogs.open('palette') },
    'palette-levels': { run: () => scope.dialogs.open('palette-levels') },
    'palette-places': onActive(scope, () => scope.dialogs.open('palette-places')),
    ...handCommands(scope),
    ...selectCommands(scope),
    ...stampCommands(scope, copyOf),
    ...symmetryCommands(scope),
    ...stripCommands(scope),
    ...helpCommands(scope),
    tour: { run: () => scope.dialogs.open('tour') },
    shortcuts: { run: () => scope.dialogs.open('shortcuts') },
    settings: { run: () => scope.dialogs.open('settings') },
    keys: { run: () => scope.dialogs.open('keys') },
    about: { run: () => scope.dialogs.open('about') },
  }
  const whyOff = (): null => null
  const listed = commandList.map((entry) => ({
    whyOff,
    ...entry,
    title: commandTitle(words.commands, entry.id),
    ...actions[entry.id],
    get keys() {
      return bindingsOf(entry.id)
    },
  }))
  return [...toolChoices(scope), ...listed]
}

/** Undo or redo in the set in front, or else in the level; `untouched`: why there is nothing to do. */
function stepCommand(
  scope: CommandScope,
  id: 'undo' | 'redo',
  untouched: { readonly set: string; readonly level: string },
): Action {
  const label = `${id}Label` as const
  return onSetOr(
    scope,
    {
      whyOff: (set) => (set[label] === null ? untouched.set : null),
      run: (set) => {
        // A field has a history of its own.
        if (isTyping(focused())) documentInUse().execCommand(id)
        else void set.writing[id]()
      },
    },
    onDocument(
      scope,
      ({ editor }) => editor[id](),
      ({ editor }) => (editor[label] === null ? untouched.level : null),
    ),
  )
}

function editCommands(scope: CommandScope) {
  const { workspace } = scope
  const { setUntouched, nothingToUndo, nothingToRedo } = words.window.whyOff
  // Cancels what was begun last: a question, a search, a stroke, or an element beside the board.
  const giveUp = onActive(scope, ({ editor, debug }) => {
    if (workspace.pasteBoard.giveUp()) return
    if (editor.board.question) editor.board.question = null
    else if (debug.travel.stopSearch()) return
    else if (presentation.isOn) void presentation.turn(false, scope.settings)
    else if (scope.board()?.cancel() === false) workspace.endTour()
  })
  return {
    undo: stepCommand(scope, 'undo', { set: setUntouched, level: nothingToUndo }),
    redo: stepCommand(scope, 'redo', { set: nothingToRedo, level: nothingToRedo }),
    history: onDocument(scope, ({ editor }) => showHistory(editor)),
    cut: onActive(scope, ({ editor }) => cutCells(editor, workspace.pasteBoard)),
    copy: onActive(scope, ({ editor }) => void copyCells(editor, workspace.pasteBoard)),
    paste: { run: () => void paste(workspace, scope.active()) },
    'copy-text': onDocument(scope, ({ editor }) => void copyText(editor)),
    delete: onActive(scope, ({ editor }) => {
      if (!useToolKey(editor, 'delete')) eraseSelection(editor)
    }),
    'select-all': onSetOr(
      scope,
      onChosenTests((set) => set.table.chooseAll()),
      onActive(scope, ({ editor }) => {
        editor.board.chooseTool('select')
        editor.board.selection = Selection.rectangle({ row: 0, col: 0, ...editor.board.size })
      }),
    ),
    'mirror-horizontal': onSetOr(
      scope,
      onChosenTests((set, paths) => rewriteTests(set, paths, 'horizontal')),
      onActive(scope, ({ editor }) => mirror(editor, 'horizontal')),
    ),
    'mirror-vertical': onSetOr(
      scope,
      onChosenTests((set, paths) => rewriteTests(set, paths, 'vertical')),
      onActive(scope, ({ editor }) => mirror(editor, 'vertical')),
    ),
    rotate: onSetOr(
      scope,
      onChosenTests((set, paths) => rewriteTests(set, paths, 'rotate')),
      onActive(scope, ({ editor }) => rotate(editor)),
    ),
    // Ends the full screen of the second window; otherwise cancels what was begun last.
    cancel: {
      whyOff: () => (isSecondInUse() ? null : giveUp.whyOff()),
      run: () => {
        if (!isSecondInUse()) return giveUp.run()
        void bridge.request('window:second-screen', 'leave').then((wasFull) => {
          if (!wasFull && giveUp.whyOff() === null) giveUp.run()
        })
      },
    },
  } satisfies Actions
}

async function copyText(editor: LevelEditor): Promise<void> {
  await bridge.request('clipboard:write', editor.document.text)
  editor.say(words.window.levelCopied)
}

function viewCommands(scope: CommandScope) {
  const { workspace, settings } = scope
  const onBoard = (run: (board: BoardControls) => void): Action => ({
    whyOff: () => (scope.board() === null ? words.window.whyOff.noBoard : null),
    run: () => {
      const board = scope.board()
      if (board) run(board)
    },
  })
  /** Zooms the board if the focus is on it, else the interface. */
  const zoom = (factor: number, by: 1 | -1): Action => ({
    run: () => {
      const board = isBoardMeant() ? scope.board() : null
      if (board) board.zoom(factor)
      else void settings.resizeBy(by)
    },
  })
  return {
    'start-page': {
      whyOff: () => (workspace.activeId === null ? words.window.whyOff.onStartPage : null),
      run: () => workspace.showStart(),
    },
    ...dockCommands(scope),
    'zoom-in': zoom(1.25, 1),
    'zoom-out': zoom(0.8, -1),
    'interface-larger': { run: () => void settings.resizeBy(1) },
    'interface-smaller': { run: () => void settings.resizeBy(-1) },
    'interface-usual': { run: () => void settings.resizeBy(0) },
    'pan-held': {
      whyOff: () => (scope.board() && isBoardFocused() ? null : words.window.whyOff.noBoard),
      run: () => scope.board()?.setSpaceHeld(true),
    },
    'zoom-fit': onBoard((board) => board.fit()),
    trails: { run: () => trails.toggle() },
    names: { run: () => names.toggle() },
    rulers: { run: () => rulers.toggle() },
    'mini-map': { run: () => miniMap.toggle() },
    // Of the window in use.
    'full-screen': {
      run: () => {
        if (isSecondInUse()) void bridge.request('window:second-screen', 'turn')
        else void settings.turnScreen()
      },
    },
    present: onActive(scope, ({ editor: { board } }) => {
      // A presentation is for viewing only, and a tool may fade objects, so the selection tool is chosen.
      if (!presentation.isOn && !board.playback.isStepping) board.chooseTool('select')
      void presentation.turn(!presentation.isOn, settings)
    }),
    'present-second': onActive(scope, () => toggleInSecond('show')),
    'next-pane': { run: () => focusPane(1) },
    'previous-pane': { run: () => focusPane(-1) },
    columns: { run: () => columns.toggle() },
    'wrap-lines': { run: () => lineWrapping.toggle() },
    'theme-system': { run: () => settings.choose('theme', 'system') },
    'theme-light': { run: () => settings.choose('theme', 'light') },
    'theme-dark': { run: () => settings.choose('theme', 'dark') },
  } satisfies Actions
}
