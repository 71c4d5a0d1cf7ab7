import { isMatch } from '@core/document/match-lines'
import type { Command } from '../ui/command'
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
export function fileCommands(scope: FileScope): readonly Command[] {
  const { workspace } = scope
  const always = { isEnabled: () => true, inText: true, group: 'File' } as const
  const base = { group: 'File', inText: true } as const
  const moveTab = (level: OpenLevel, by: number): void =>
    workspace.moveTab(level, workspace.levels.indexOf(level) + by)
  return [
    {
      id: 'new',
      title: 'New level',
      keys: ['$mod+N'],
      ...always,
      run: () => scope.dialogs.open('new'),
    },
    {
      id: 'open',
      title: 'Open…',
      keys: ['$mod+O'],
      ...always,
      run: () => void workspace.openByDialog(),
    },
    {
      id: 'save',
      title: 'Save',
      keys: ['$mod+S'],
      ...base,
      ...onDocument(scope, (level) => void workspace.save(level)),
    },
    {
      id: 'save-as',
      title: 'Save as…',
      keys: ['$mod+Shift+S'],
      ...base,
      ...onDocument(scope, (level) => void workspace.saveAs(level)),
    },
    {
      id: 'save-level-only',
      title: 'Save level only',
      keys: [],
      ...base,
      ...onActive(
        scope,
        (level) => void workspace.saveCopy(level, saveLevelOnly),
        ({ editor: { game, lines } }) => isMatch(game, lines.main.document.level),
      ),
    },
    {
      id: 'save-match-as',
      title: 'Save match as…',
      keys: [],
      ...base,
      ...onActive(
        scope,
        (level) => void workspace.saveCopy(level, saveMatchAs),
        ({ editor: { game, level } }) => isMatch(game, level),
      ),
    },
    {
      id: 'backups',
      title: 'Backups…',
      keys: [],
      ...base,
      ...onDocument(scope, () => scope.dialogs.open('backups')),
    },
    {
      id: 'export-match',
      title: 'Export match…',
      keys: [],
      ...base,
      ...onActive(
        scope,
        (level) => void workspace.exportMatch(level),
        (level) => level.match !== null && level.editor.document.isRunnable,
      ),
    },
    {
      id: 'close-tab',
      title: 'Close tab',
      keys: ['$mod+W'],
      ...base,
      ...onDocument(scope, (level) => void workspace.close(level)),
    },
    {
      id: 'reopen-tab',
      title: 'Reopen closed tab',
      keys: ['$mod+Shift+T'],
      ...base,
      isEnabled: () => workspace.closed.length > 0,
      run: () => void workspace.reopenClosed(),
    },
    {
      id: 'tab-left',
      title: 'Move tab left',
      keys: ['Control+Shift+PageUp'],
      isRepeated: true,
      ...base,
      ...onDocument(scope, (level) => moveTab(level, -1)),
    },
    {
      id: 'tab-right',
      title: 'Move tab right',
      keys: ['Control+Shift+PageDown'],
      isRepeated: true,
      ...base,
      ...onDocument(scope, (level) => moveTab(level, 1)),
    },
    {
      id: 'next-tab',
      title: 'Next tab',
      keys: ['Control+Tab', 'Control+PageDown'],
      isRepeated: true,
      ...always,
      run: () => workspace.activateNext(1),
    },
    {
      id: 'previous-tab',
      title: 'Previous tab',
      keys: ['Control+Shift+Tab', 'Control+PageUp'],
      isRepeated: true,
      ...always,
      run: () => workspace.activateNext(-1),
    },
    {
      id: 'generate',
      title: 'Generate a level…',
      keys: ['$mod+G'],
      ...always,
      run: () => scope.dialogs.open('generate'),
    },
  ]
}
