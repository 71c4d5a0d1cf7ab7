import { bridge } from '../bridge'
import type { LevelEditor } from '../editor/level-editor.svelte'
import type { MenuEntry } from '../ui/menu-entry'
import type { Workspace } from './workspace.svelte'

/** What can be done with a tab; what makes no sense for it is left out. */
export function tabMenu(workspace: Workspace, editor: LevelEditor): readonly MenuEntry[] {
  const { editors, closed } = workspace
  const others = editors.filter((one) => one !== editor)
  const right = editors.slice(editors.indexOf(editor) + 1)
  const path = editor.file?.path
  const entries: (MenuEntry | null)[] = [
    {
      id: 'close',
      title: 'Close',
      keys: 'Ctrl+W',
      run: () => void workspace.close(editor),
    },
    others.length === 0
      ? null
      : { id: 'others', title: 'Close others', run: () => void workspace.close(...others) },
    right.length === 0
      ? null
      : { id: 'right', title: 'Close to the right', run: () => void workspace.close(...right) },
    path === undefined
      ? null
      : {
          id: 'path',
          title: 'Copy path',
          isSeparated: true,
          run: () => void bridge.request('clipboard:write', path),
        },
    closed.length === 0
      ? null
      : {
          id: 'reopen',
          title: 'Reopen closed tab',
          keys: 'Ctrl+Shift+T',
          isSeparated: true,
          run: () => void workspace.reopenClosed(),
        },
  ]
  return entries.filter((entry) => entry !== null)
}
