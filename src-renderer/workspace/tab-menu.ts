import { bridge } from '../bridge'
import type { OpenLevel } from '../level/index'
import type { MenuEntry } from '../ui/menu-entry'
import type { Workspace } from './workspace.svelte'

/** What can be done with a tab; what makes no sense for it is left out. */
export function tabMenu(workspace: Workspace, level: OpenLevel): readonly MenuEntry[] {
  const { levels, closed } = workspace
  const others = levels.filter((one) => one !== level)
  const right = levels.slice(levels.indexOf(level) + 1)
  const path = level.file?.path
  const entries: (MenuEntry | null)[] = [
    {
      id: 'close',
      title: 'Close',
      keys: 'Ctrl+W',
      run: () => void workspace.close(level),
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
