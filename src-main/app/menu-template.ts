import {
  type CommandEntry,
  commandMenus,
  type CommandGroup,
  menuLabel,
  type MenuRow,
} from '@core/protocol/commands'
import type { MenuItemState } from '@core/protocol/requests/window'
import { commandWords, mainWords } from '../main-words'
import type { MenuItem, ThemeChoice } from './shell'

export interface MenuFacts {
  readonly isMac: boolean
  readonly theme: ThemeChoice
  /** Absolute paths, the newest first. */
  readonly recent: readonly string[]
  /** The same for folders that were open as sets. */
  readonly recentSets: readonly string[]
  /** The current keys of a command, the one to be shown first. */
  readonly keysOf: (id: string, own: readonly string[]) => readonly string[]
  /** The latest states from the page, by command id. */
  readonly states: ReadonlyMap<string, MenuItemState>
}

export interface MenuActions {
  readonly command: (id: string) => void
  /** Opens a file or folder of the recent lists. */
  readonly openPath: (path: string) => void
  readonly clearRecent: () => void
  readonly openLog: () => void
  /** Shows the third-party components with their licences. */
  readonly openLicences: () => void
}

/**
 * The native menu, built from the list of commands; every item has the id of its command. Keys are only shown, not
 * registered: the page handles them itself, since only the page knows whether they are meant for a text field. (macOS
 * handles those that the page does not use.)
 */
export function menuTemplate(facts: MenuFacts, actions: MenuActions): MenuItem[] {
  const { menu: words } = mainWords()
  const titles = commandWords()
  const ofMain = {
    'open-recent': [submenu('open-recent', words.openRecent, recentItems(facts, actions))],
    'open-log': [{ id: 'open-log', label: words.openLog, click: () => actions.openLog() }],
    'open-licences': [
      { id: 'open-licences', label: words.openLicences, click: () => actions.openLicences() },
    ],
    quit: facts.isMac ? [] : [separator, quit()],
  }
  const itemsOf = (row: MenuRow): MenuItem[] => {
    if (row === '-') return [separator]
    if ('main' in row) return ofMain[row.main]
    if ('rows' in row)
      return [submenu(row.within, titles.within[row.within], row.rows.flatMap(itemsOf))]
    return row.isInMenu === false ? [] : [commandItem(row, facts, actions)]
  }
  const menus = Object.entries(commandMenus).map(([group, rows]) =>
    submenu(
      group.toLowerCase(),
      `&${titles.menus[group as CommandGroup]}`,
      (rows as readonly MenuRow[]).flatMap(itemsOf),
    ),
  )
  return [
    ...(facts.isMac ? [macAppMenu] : []),
    ...menus.filter(({ submenu: items }) => items && items.length > 0),
  ]
}

function commandItem(command: CommandEntry, facts: MenuFacts, actions: MenuActions): MenuItem {
  const { id, isAlways } = command
  // A native menu does not support chords.
  const keys = facts.keysOf(id, command.keys).filter((key) => !key.includes(' '))
  const state = facts.states.get(id)
  const theme = themeOf(id)
  // On a Mac, the second one is the usual key for redo.
  const shown = id === 'redo' && facts.isMac ? (keys[1] ?? keys[0]) : keys[0]
  return {
    id,
    label: state?.label ?? menuLabel(commandWords(), id),
    enabled: state?.isEnabled ?? isAlways ?? false,
    registerAccelerator: false,
    click: () => actions.command(id),
    ...(shown === undefined ? {} : { accelerator: acceleratorOf(shown) }),
    ...(theme === null ? {} : { type: 'radio', checked: facts.theme === theme }),
  }
}

/** A key binding in Electron's notation. */
function acceleratorOf(binding: string): string {
  const words = {
    ...{ $mod: 'CmdOrCtrl', Equal: 'Plus', Minus: '-', Period: '.', Comma: ',', Slash: '/' },
    ...{ ArrowUp: 'Up', ArrowDown: 'Down', ArrowLeft: 'Left', ArrowRight: 'Right', '?': '/' },
  }
  const known = new Map(Object.entries(words))
  return binding
    .replace(/\+\+$|^\+$/, (plus) => (plus === '+' ? 'Plus' : '+Plus'))
    .split('+')
    .map((key) => known.get(key) ?? /^(?:Key|Digit)(.)$/.exec(key)?.[1] ?? key)
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join('+')
}

function submenu(id: string, label: string, items: MenuItem[]): MenuItem {
  return { id, label, submenu: items }
}

const separator: MenuItem = { type: 'separator' }
const quit = (): MenuItem => ({
  id: 'quit',
  label: mainWords().menu.quit,
  role: 'quit',
  accelerator: 'CmdOrCtrl+Q',
})
const macAppMenu: MenuItem = { id: 'app', role: 'appMenu' }

function recentItems(facts: MenuFacts, actions: MenuActions): MenuItem[] {
  const itemsOf = (paths: readonly string[], id: string): MenuItem[] =>
    paths.map((path, index) => ({
      id: `${id}-${index}`,
      // In a menu, a single & marks the letter to underline.
      label: path.replaceAll('&', '&&'),
      click: () => actions.openPath(path),
    }))
  const lists = [itemsOf(facts.recent, 'recent'), itemsOf(facts.recentSets, 'recent-set')]
  const clear: MenuItem = {
    id: 'clear-recent',
    label: mainWords().menu.clearList,
    enabled: lists.some((list) => list.length > 0),
    click: () => actions.clearRecent(),
  }
  return [...lists.flatMap((list) => (list.length > 0 ? [...list, separator] : [])), clear]
}

/** The theme that a command chooses; null for other commands. */
export function themeOf(id: string): ThemeChoice | null {
  const choice = id.startsWith('theme-') ? id.slice('theme-'.length) : ''
  return choice === 'system' || choice === 'light' || choice === 'dark' ? choice : null
}
