// All commands of the window, a line each. The keys and their page, and the native menu, are made from this list: a menu
// has the commands of its group in this order. What they do is said by the rooms of the page (`*-commands.ts`).

/** What is known of a command before there is a window. */
export interface CommandEntry<Id extends string = string> {
  readonly id: Id
  /** As the page of keys has it. */
  readonly title: string
  /** Key bindings as tinykeys writes them; the first is shown. */
  readonly keys: readonly string[]
  /** The words of the native menu where they are not the title; null for what is not in it. */
  readonly label?: string | null
  /** True when its keys also work while a text is being typed. */
  readonly inText?: boolean
  /** True when it goes on while its key is held: it steps or moves. All others happen once. */
  readonly isRepeated?: boolean
  /** True when it can be used before the page has said anything. */
  readonly isAlways?: boolean
}

/** A row of a menu: a command, a line, a menu within, or what only main does. */
export type MenuRow =
  | CommandEntry
  | '-'
  | { readonly main: 'open-recent' | 'quit' | 'open-log' | 'open-licences' }
  | { readonly within: string; readonly rows: readonly CommandEntry[] }

type More = Partial<Omit<CommandEntry, 'id' | 'title' | 'keys'>>

function row<const Id extends string>(id: Id, title: string, keys = '', ...more: More[]) {
  const entry = { id, title, keys: keys.split(' ').filter(Boolean) }
  return Object.assign(entry, ...more) as CommandEntry<Id>
}

const text = { inText: true }
const held = { isRepeated: true }
const always = { isAlways: true }
const menu = (label: string): More => ({ label })
/** For commands with keys only. */
const noMenu = { label: null }

/** The menus, and in `Tools` what has none. */
export const commandMenus = {
  File: [
    row('new', 'New level', '$mod+N', text, always, menu('New…')),
    row('generate', 'Generate a level…', '$mod+G', text, always),
    row('open', 'Open…', '$mod+O', text, always),
    row('open-folder', 'Open folder…', '$mod+Shift+O', text, always),
    { main: 'open-recent' },
    '-',
    row('save', 'Save', '$mod+S', text),
    row('save-as', 'Save as…', '$mod+Shift+S', text),
    row('save-level-only', 'Save level only'),
    row('save-match-as', 'Save match as…'),
    row('backups', 'Backups…'),
    row('export-picture', 'Export picture…', '$mod+E', text),
    row('export-animation', 'Export animation…'),
    row('export-trace', 'Export trace…'),
    row('export-match', 'Export match…'),
    '-',
    row('close-tab', 'Close tab', '$mod+W', text),
    row('reopen-tab', 'Reopen closed tab', '$mod+Shift+T', text),
    row('tab-left', 'Move tab left', 'Control+Shift+PageUp', text, held, noMenu),
    row('tab-right', 'Move tab right', 'Control+Shift+PageDown', text, held, noMenu),
    row('next-tab', 'Next tab', 'Control+Tab Control+PageDown', text, held, noMenu),
    row('previous-tab', 'Previous tab', 'Control+Shift+Tab Control+PageUp', text, held, noMenu),
    { main: 'quit' },
  ],
  Edit: [
    row('undo', 'Undo', '$mod+Z', text, held),
    row('redo', 'Redo', '$mod+Y $mod+Shift+Z', text, held),
    '-',
    row('cut', 'Cut', '$mod+X'),
    row('copy', 'Copy', '$mod+C'),
    row('paste', 'Paste', '$mod+V'),
    row('delete', 'Delete selection', 'Delete Backspace', menu('Delete')),
    row('select-all', 'Select all', '$mod+A'),
    '-',
    row('mirror-horizontal', 'Mirror left to right', '$mod+H'),
    row('mirror-vertical', 'Mirror top to bottom', '$mod+Shift+H'),
    row('rotate', 'Rotate a quarter turn', '$mod+R'),
  ],
  View: [
    row('start-page', 'Start page', 'Alt+Home', text),
    '-',
    row('side-pane', 'Side pane: show or hide', '$mod+B', text, menu('Hide side pane')),
    row('lower-pane', 'Lower pane: show or hide', '$mod+J', text, menu('Hide lower pane')),
    '-',
    row('zoom-in', 'Zoom in', '$mod+Equal $mod++', text, held),
    row('zoom-out', 'Zoom out', '$mod+Minus', text, held),
    row('zoom-fit', 'Fit the board', '$mod+0', text),
    '-',
    row('next-pane', 'Next pane', 'F6', text, held, always),
    row('previous-pane', 'Previous pane', 'Shift+F6', text, held, always),
    '-',
    row(
      'wrap-lines',
      'Wrap long lines of the text',
      'Alt+KeyZ',
      text,
      menu('Don’t wrap long lines'),
    ),
    {
      within: 'Theme',
      rows: [
        row('theme-system', 'System theme', '', text, always, menu('System')),
        row('theme-light', 'Light theme', '', text, always, menu('Light')),
        row('theme-dark', 'Dark theme', '', text, always, menu('Dark')),
      ],
    },
    row('previous-page', 'Previous page of the document', 'PageUp', held, noMenu),
    row('next-page', 'Next page of the document', 'PageDown', held, noMenu),
  ],
  Run: [
    row('play', 'Play or pause', 'F5', text),
    '-',
    row('step', 'Step a turn', 'F10', text, held),
    row('step-back', 'Step a turn back', '$mod+Shift+F10', text, held),
    row('phase', 'Step a phase', 'F11', text, held),
    row('phase-back', 'Step a phase back', 'Shift+F11', text, held),
    '-',
    row('next-hit', 'Next breakpoint', 'F8', text, held),
    row('previous-hit', 'Previous breakpoint', 'Shift+F8', text, held),
    row('toggle-breakpoint', 'Toggle breakpoint on the cursor’s cell', 'F9', text),
    row('clear-breakpoints', 'Delete all breakpoints'),
    '-',
    row('run-start', 'To the start; from there back to editing', 'Home', menu('To the start')),
    row('run-end', 'To the end', 'End'),
    '-',
    row('branch-here', 'Branch from here', 'l'),
    row('stop-offers', 'Fix an input that cannot be played', '$mod+Period', text),
    row('main-line', 'Back to the main line', 'Shift+L'),
    row('promote-line', 'Make this branch the level'),
    '-',
    row('compare-readings', 'Compare with a misreading…', '$mod+Shift+R', text),
    row('first-difference', 'First difference', 'F7', text),
    row('end-comparing', 'Stop comparing'),
    '-',
    row('why-cell', 'Explain this cell', 'y'),
    row('why-cell-beside', 'Explain this cell on the other board', 'Alt+y', noMenu),
    row('why-refused', 'Why was this refused?', 'Shift+Y'),
  ],
  Tools: [
    row('next-variant', 'Next tool setting', 'r', noMenu),
    row('previous-variant', 'Previous tool setting', 'Shift+R', noMenu),
    row('apply', 'Use the tool at the cursor', 'Enter', noMenu),
    row('cancel', 'Cancel stroke, clear selection or stop stepping', 'Escape', noMenu),
  ],
  Help: [
    row('shortcuts', 'Keyboard shortcuts', 'Shift+? ?', always),
    { main: 'open-log' },
    { main: 'open-licences' },
    '-',
    row('about', 'About Boardwright', '', always),
  ],
} as const satisfies Readonly<Record<string, readonly MenuRow[]>>

/** Where a command belongs. */
export type CommandGroup = keyof typeof commandMenus

type Row = (typeof commandMenus)[CommandGroup][number]
type IdOf<R> =
  R extends CommandEntry<infer Id> ? Id : R extends { rows: readonly (infer I)[] } ? IdOf<I> : never

/** The id of any command of the list. */
export type CommandId = IdOf<Row>

/** The commands of the list without the lines between them, each with its group. */
export const commandList = Object.entries(commandMenus).flatMap(([group, rows]) =>
  (rows as readonly MenuRow[])
    .flatMap((each) => (typeof each === 'object' && 'rows' in each ? each.rows : each))
    .filter((each) => typeof each === 'object' && 'keys' in each)
    .map((each) => ({ ...(each as CommandEntry<CommandId>), group: group as CommandGroup })),
)
