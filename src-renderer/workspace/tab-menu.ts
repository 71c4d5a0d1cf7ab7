import { bridge } from '../bridge'
import { keysOf } from '../ui/command'
import type { MenuEntry } from '../ui/menu-entry'
import { reopenClosed } from './reopen-closed'
import type { Opened } from './tab-facts'
import type { Workspace } from './workspace.svelte'
import { words } from '../ui/words'

const told = words.workspace.menu

/** The menu of a tab; entries that make no sense for it are left out. */
export function tabMenu(workspace: Workspace, tab: Opened): readonly MenuEntry[] {
  const { tabs, closed } = workspace
  const others = tabs.filter((one) => one !== tab)
  const right = tabs.slice(tabs.indexOf(tab) + 1)
  const path = tab.kind === 'set' ? tab.path : tab.file?.path
  const entries: (MenuEntry | null)[] = [
    {
      id: 'close',
      title: words.common.close,
      keys: keysOf('close-tab'),
      run: () => void workspace.close(tab),
    },
    others.length === 0
      ? null
      : { id: 'others', title: told.closeOthers, run: () => void workspace.close(...others) },
    right.length === 0
      ? null
      : { id: 'right', title: told.closeRight, run: () => void workspace.close(...right) },
    path === undefined
      ? null
      : {
          id: 'path',
          title: told.copyPath,
          isSeparated: true,
          run: () => void bridge.request('clipboard:write', path),
        },
    closed.length === 0
      ? null
      : {
          id: 'reopen',
          title: told.reopen,
          keys: keysOf('reopen-tab'),
          isSeparated: true,
          run: () => void reopenClosed(workspace),
        },
  ]
  return entries.filter((entry) => entry !== null)
}
