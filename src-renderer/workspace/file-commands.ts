import { isMatch } from '@core/document/match-lines'
import type { Action, Actions } from '../ui/command'
import { HAS_ERRORS, type LevelScope, onActive, onDocument } from '../editor/index'
import type { OpenLevel } from '../level/index'
import type { Opened } from './tab-facts'
import type { Workspace } from './workspace.svelte'
import { pasteLevel } from './pasting'
import { reopenClosed } from './reopen-closed'
import { saveLevelOnly, saveMatchAs } from './save-document'
import { words } from '../ui/words'

/** The scope of commands on files and tabs. */
interface FileScope extends LevelScope<OpenLevel> {
  readonly workspace: Workspace
  readonly dialogs: { open(name: 'new' | 'generate' | 'import' | 'backups'): void }
}

const told = words.workspace.whyOff

/** Whether there is one level to shrink: the one in front, or the only chosen test of a set. */
function canShrink(front: Opened | null): boolean {
  if (front?.kind === 'set') return front.table.target.length === 1
  return front?.editor.document.isBroken === false
}

/** Commands for files, tabs and generated levels. */
export function fileCommands(scope: FileScope) {
  const { workspace, dialogs } = scope
  const moveTab = (by: number): Action =>
    onDocument(scope, (level) => workspace.moveTab(level, workspace.levels.indexOf(level) + by))
  return {
    new: { run: () => dialogs.open('new') },
    generate: { run: () => dialogs.open('generate') },
    'paste-level': { run: () => void pasteLevel(workspace) },
    'shrink-level': {
      whyOff: () => (canShrink(workspace.front) ? null : told.shrink),
      run: () => void import('./set-levels').then(({ openShrinking }) => openShrinking(workspace)),
    },
    stress: {
      whyOff: () => (workspace.front ? null : told.nothingInFront),
      run: () => void import('./set-levels').then(({ openStressing }) => openStressing(workspace)),
    },
    open: { run: () => void workspace.open.byDialog() },
    'import-package': { run: () => dialogs.open('import') },
    'open-folder': { run: () => void workspace.openFolder() },
    save: onDocument(scope, (level) => void workspace.save(level)),
    'save-as': onDocument(scope, (level) => void workspace.saveAs(level)),
    'save-level-only': onActive(
      scope,
      (level) => void workspace.saveCopy(level, saveLevelOnly),
      ({ editor: { game, lines } }) =>
        isMatch(game, lines.main.document.level) ? null : told.noMoves,
    ),
    'save-match-as': onActive(
      scope,
      (level) => void workspace.saveCopy(level, saveMatchAs),
      ({ editor: { game, level } }) => (isMatch(game, level) ? null : told.noMoves),
    ),
    backups: onDocument(scope, () => dialogs.open('backups')),
    'export-match': onActive(
      scope,
      (level) => void workspace.exportMatch(level),
      (level) => {
        if (level.match === null) return told.notForPrograms
        return level.editor.document.isRunnable ? null : HAS_ERRORS
      },
    ),
    'close-tab': {
      whyOff: () => (workspace.front === null ? told.noTab : null),
      run: () => {
        if (workspace.front) void workspace.close(workspace.front)
      },
    },
    'reopen-tab': {
      whyOff: () => (workspace.closed.length > 0 ? null : told.noneClosed),
      run: () => void reopenClosed(workspace),
    },
    'tab-left': moveTab(-1),
    'tab-right': moveTab(1),
    'next-tab': { run: () => workspace.activateNext(1) },
    'previous-tab': { run: () => workspace.activateNext(-1) },
  } satisfies Actions
}
