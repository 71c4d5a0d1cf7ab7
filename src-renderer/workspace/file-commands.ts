import { isMatch } from '@core/document/match-lines'
import type { Action, Actions } from '../ui/command'
import { type LevelScope, onActive, onDocument } from '../editor/index'
import type { OpenLevel } from '../level/index'
import type { Workspace } from './workspace.svelte'
import { saveLevelOnly, saveMatchAs } from './save-document'

/** What commands on files and tabs work on. */
interface FileScope extends LevelScope<OpenLevel> {
  readonly workspace: Workspace
  readonly dialogs: { open(name: 'new' | 'generate' | 'backups'): void }
}

/** Files, tabs and generated levels. */
export function fileCommands(scope: FileScope) {
  const { workspace, dialogs } = scope
  const moveTab = (by: number): Action =>
    onDocument(scope, (level) => workspace.moveTab(level, workspace.levels.indexOf(level) + by))
  return {
    new: { run: () => dialogs.open('new') },
    generate: { run: () => dialogs.open('generate') },
    open: { run: () => void workspace.openByDialog() },
    'open-folder': { run: () => void workspace.openFolder() },
    save: onDocument(scope, (level) => void workspace.save(level)),
    'save-as': onDocument(scope, (level) => void workspace.saveAs(level)),
    'save-level-only': onActive(
      scope,
      (level) => void workspace.saveCopy(level, saveLevelOnly),
      ({ editor: { game, lines } }) => isMatch(game, lines.main.document.level),
    ),
    'save-match-as': onActive(
      scope,
      (level) => void workspace.saveCopy(level, saveMatchAs),
      ({ editor: { game, level } }) => isMatch(game, level),
    ),
    backups: onDocument(scope, () => dialogs.open('backups')),
    'export-match': onActive(
      scope,
      (level) => void workspace.exportMatch(level),
      (level) => level.match !== null && level.editor.document.isRunnable,
    ),
    'close-tab': {
      isEnabled: () => workspace.front !== null,
      run: () => {
        if (workspace.front) void workspace.close(workspace.front)
      },
    },
    'reopen-tab': {
      isEnabled: () => workspace.closed.length > 0,
      run: () => void workspace.reopenClosed(),
    },
    'tab-left': moveTab(-1),
    'tab-right': moveTab(1),
    'next-tab': { run: () => workspace.activateNext(1) },
    'previous-tab': { run: () => workspace.activateNext(-1) },
  } satisfies Actions
}
