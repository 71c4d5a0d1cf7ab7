import type { MenuItemState } from '@core/protocol/ipc'
import type { MenuItem, ThemeChoice } from './shell'

export interface MenuFacts {
  readonly isMac: boolean
  readonly theme: ThemeChoice
  /** Absolute paths, the newest first. */
  readonly recent: readonly string[]
  /** What the page said last, by command id. */
  readonly states: ReadonlyMap<string, MenuItemState>
}

export interface MenuActions {
  readonly command: (id: string) => void
  /** Opens a file of the recent list. */
  readonly openPath: (path: string) => void
  readonly clearRecent: () => void
  readonly openLog: () => void
  /** Shows what the app is made of, with licences. */
  readonly openLicences: () => void
}

/**
 * The native menu. Every item has the id of its command. Keys are only shown and not taken: the page handles them
 * itself, since it alone knows whether they are meant for a text field. (macOS takes those that the page leaves over.)
 */
export function menuTemplate(facts: MenuFacts, actions: MenuActions): MenuItem[] {
  const command = (id: string, label: string, accelerator?: string): MenuItem => {
    const state = facts.states.get(id)
    return {
      id,
      label: state?.label ?? label,
      enabled: state?.isEnabled ?? alwaysUsable.has(id),
      registerAccelerator: false,
      click: () => actions.command(id),
      ...(accelerator === undefined ? {} : { accelerator }),
    }
  }
  const theme = (choice: ThemeChoice, label: string): MenuItem => ({
    ...command(`theme-${choice}`, label),
    type: 'radio',
    checked: facts.theme === choice,
  })
  const submenu = (id: string, label: string, items: MenuItem[]): MenuItem => ({
    id,
    label,
    submenu: items,
  })

  const file = submenu('file', '&File', [
    command('new', 'New…', 'CmdOrCtrl+N'),
    command('generate', 'Generate a level…', 'CmdOrCtrl+G'),
    command('open', 'Open…', 'CmdOrCtrl+O'),
    { ...submenu('open-recent', 'Open recent', recentItems(facts, actions)) },
    separator,
    command('save', 'Save', 'CmdOrCtrl+S'),
    command('save-as', 'Save as…', 'CmdOrCtrl+Shift+S'),
    command('save-level-only', 'Save level only'),
    command('save-match-as', 'Save match as…'),
    command('backups', 'Backups…'),
    command('export-picture', 'Export picture…', 'CmdOrCtrl+E'),
    command('export-animation', 'Export animation…'),
    command('export-trace', 'Export trace…'),
    command('export-match', 'Export match…'),
    separator,
    command('close-tab', 'Close tab', 'CmdOrCtrl+W'),
    command('reopen-tab', 'Reopen closed tab', 'CmdOrCtrl+Shift+T'),
    ...(facts.isMac ? [] : [separator, quit]),
  ])
  const edit = submenu('edit', '&Edit', [
    command('undo', 'Undo', 'CmdOrCtrl+Z'),
    command('redo', 'Redo', facts.isMac ? 'Shift+Cmd+Z' : 'Ctrl+Y'),
    separator,
    command('cut', 'Cut', 'CmdOrCtrl+X'),
    command('copy', 'Copy', 'CmdOrCtrl+C'),
    command('paste', 'Paste', 'CmdOrCtrl+V'),
    command('delete', 'Delete', 'Delete'),
    command('select-all', 'Select all', 'CmdOrCtrl+A'),
    separator,
    command('mirror-horizontal', 'Mirror left to right', 'CmdOrCtrl+H'),
    command('mirror-vertical', 'Mirror top to bottom', 'CmdOrCtrl+Shift+H'),
    command('rotate', 'Rotate a quarter turn', 'CmdOrCtrl+R'),
  ])
  const view = submenu('view', '&View', [
    command('start-page', 'Start page', 'Alt+Home'),
    separator,
    command('side-pane', 'Hide side pane', 'CmdOrCtrl+B'),
    command('lower-pane', 'Hide lower pane', 'CmdOrCtrl+J'),
    separator,
    command('zoom-in', 'Zoom in', 'CmdOrCtrl+Plus'),
    command('zoom-out', 'Zoom out', 'CmdOrCtrl+-'),
    command('zoom-fit', 'Fit the board', 'CmdOrCtrl+0'),
    separator,
    command('next-pane', 'Next pane', 'F6'),
    command('previous-pane', 'Previous pane', 'Shift+F6'),
    separator,
    command('wrap-lines', 'Don’t wrap long lines', 'Alt+Z'),
    submenu('theme', 'Theme', [
      theme('system', 'System'),
      theme('light', 'Light'),
      theme('dark', 'Dark'),
    ]),
  ])
  const run = submenu('run', '&Run', [
    command('play', 'Play or pause', 'F5'),
    separator,
    command('step', 'Step a turn', 'F10'),
    command('step-back', 'Step a turn back', 'CmdOrCtrl+Shift+F10'),
    command('phase', 'Step a phase', 'F11'),
    command('phase-back', 'Step a phase back', 'Shift+F11'),
    separator,
    command('next-hit', 'Next breakpoint', 'F8'),
    command('previous-hit', 'Previous breakpoint', 'Shift+F8'),
    command('toggle-breakpoint', 'Toggle breakpoint on the cursor’s cell', 'F9'),
    command('clear-breakpoints', 'Delete all breakpoints'),
    separator,
    command('run-start', 'To the start', 'Home'),
    command('run-end', 'To the end', 'End'),
    separator,
    command('what-if', 'Branch from here', 'L'),
    command('stop-offers', 'Fix an input that cannot be played', 'CmdOrCtrl+.'),
    command('main-line', 'Back to the main line', 'Shift+L'),
    command('promote-line', 'Make this branch the level'),
    separator,
    command('compare-readings', 'Compare with a misreading…', 'CmdOrCtrl+Shift+R'),
    command('first-difference', 'First difference', 'F7'),
    command('end-comparing', 'Stop comparing'),
    separator,
    command('why-cell', 'Explain this cell', 'Y'),
    command('why-refused', 'Why was this refused?', 'Shift+Y'),
  ])
  const help = submenu('help', '&Help', [
    command('shortcuts', 'Keyboard shortcuts', 'Shift+/'),
    { id: 'open-log', label: 'Open log', click: () => actions.openLog() },
    { id: 'open-licences', label: 'Third-party licences', click: () => actions.openLicences() },
    separator,
    command('about', 'About Boardwright'),
  ])
  return [...(facts.isMac ? [macAppMenu] : []), file, edit, view, run, help]
}

/** Those that need no level; all others wait for the page to say that they can be used. */
const alwaysUsable: ReadonlySet<string> = new Set([
  'new',
  'generate',
  'open',
  'next-pane',
  'previous-pane',
  'theme-system',
  'theme-light',
  'theme-dark',
  'shortcuts',
  'about',
])

const separator: MenuItem = { type: 'separator' }
const quit: MenuItem = { id: 'quit', label: 'Quit', role: 'quit', accelerator: 'CmdOrCtrl+Q' }
const macAppMenu: MenuItem = { id: 'app', role: 'appMenu' }

function recentItems(facts: MenuFacts, actions: MenuActions): MenuItem[] {
  const files = facts.recent.map((path, index): MenuItem => ({
    id: `recent-${index}`,
    // The menu takes a single & for the letter to underline.
    label: path.replaceAll('&', '&&'),
    click: () => actions.openPath(path),
  }))
  const clear: MenuItem = {
    id: 'clear-recent',
    label: 'Clear list',
    enabled: files.length > 0,
    click: () => actions.clearRecent(),
  }
  return files.length > 0 ? [...files, separator, clear] : [clear]
}

/** The theme that a command chooses; null for other commands. */
export function themeOf(id: string): ThemeChoice | null {
  const choice = id.startsWith('theme-') ? id.slice('theme-'.length) : ''
  return choice === 'system' || choice === 'light' || choice === 'dark' ? choice : null
}
