import { bridge } from '../bridge'
import { OpenSet } from '../set/index'
import type { MenuEntry } from '../ui/menu-entry'
import type { Opened } from './tab-facts'
import type { Workspace } from './workspace.svelte'

/** What can be done with a tab; what makes no sense for it is left out. */
export function tabMenu(workspace: Workspace, tab: Opened): readonly MenuEntry[] {
  const { tabs, closed } = workspace
  const others = tabs.filter((one) => one !== tab)
  const right = tabs.slice(tabs.indexOf(tab) + 1)
  const path = tab instanceof OpenSet ? tab.path : tab.file?.path
  const entries: (MenuEntry | null)[] = [
    {
      id: 'close',
      title: 'Close',
      keys: 'Ctrl+W',
      run: () => void workspace.close(tab),
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
