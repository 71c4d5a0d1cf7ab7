// long because it is the one list of all commands of the window, a line each. Keys, their page and the native menu are
// made from it: a menu has the commands of its group in this order. Their titles are in the catalogue `commands`, by id;
// what they do is said by the rooms of the page (`*-commands.ts`).

import type { CommandsWords } from '../words'

/** Properties of a command that are known before there is a window. */
export interface CommandEntry<Id extends string = string> {
  readonly id: Id
  /** Key bindings in the notation of tinykeys; the first is shown. */
  readonly keys: readonly string[]
  /** False for commands that are not in the native menu. */
  readonly isInMenu?: false
  /** True when its keys also work while a text is being typed. */
  readonly inText?: boolean
  /** True if it repeats while its key is held: stepping or moving. All others run once. */
  readonly isRepeated?: boolean
  /** True for commands that make sense only as a key: moving a cursor, holding a key. No list offers them. */
  readonly isByKey?: true
  /** True if it can be used before the page has sent a menu state. */
  readonly isAlways?: boolean
  /** True if its keys also work while a dialog is open. */
  readonly inDialog?: boolean
}

/** A row of a menu: a command, a separator, a submenu, or a command that only main executes. */
export type MenuRow =
  | CommandEntry
  | '-'
  | { readonly main: 'open-recent' | 'quit' | 'open-log' | 'open-licences' }
  | { readonly within: keyof CommandsWords['within']; readonly rows: readonly CommandEntry[] }

type More = Partial<Omit<CommandEntry, 'id' | 'keys'>>

function row<const Id extends string>(id: Id, keys = '', ...more: More[]) {
  const entry = { id, keys: keys.split(' ').filter(Boolean) }
  return Object.assign(entry, ...more) as CommandEntry<Id>
}

const text = { inText: true }
const held = { isRepeated: true }
const always = { isAlways: true }
const overAll = { inDialog: true }
/** For commands with keys only. */
const noMenu = { isInMenu: false } as const
/** For commands that make sense only as a key. */
const byKey = { isInMenu: false, isByKey: true } as const

/** The menus; `Tools` also contains commands without a menu. */
export const commandMenus = {
  File: [
    row('new', '$mod+N', text, always),
    row('generate', '$mod+G', text, always),
    row('paste-level', '$mod+Shift+V', always),
    row('open', '$mod+O', text, always),
    row('open-folder', '$mod+Shift+O', text, always),
    row('import-package', '', always),
    { main: 'open-recent' },
    '-',
    row('save', '$mod+S', text),
    row('save-as', '$mod+Shift+S', text),
    row('save-level-only'),
    row('save-match-as'),
    row('backups'),
    row('export-picture', '$mod+E', text),
    row('export-animation'),
    row('export-trace'),
    row('export-answer'),
    row('export-page'),
    row('export-match'),
    '-',
    row('settings', '$mod+Comma', text, always),
    '-',
    row('close-tab', '$mod+W', text),
    row('reopen-tab', '$mod+Shift+T', text),
    row('tab-left', 'Control+Shift+PageUp', text, held, noMenu),
    row('tab-right', 'Control+Shift+PageDown', text, held, noMenu),
    row('next-tab', 'Control+Tab Control+PageDown', text, held, noMenu),
    row('previous-tab', 'Control+Shift+Tab Control+PageUp', text, held, noMenu),
    { main: 'quit' },
  ],
  Edit: [
    row('undo', '$mod+Z', text, held),
    row('redo', '$mod+Y $mod+Shift+Z', text, held),
    row('history', 'Alt+U'),
    '-',
    row('cut', '$mod+X'),
    row('copy', '$mod+C'),
    row('paste', '$mod+V'),
    {
      within: 'stamps',
      rows: [
        row('stamp-1', '1'),
        row('stamp-2', '2'),
        row('stamp-3', '3'),
        row('stamp-4', '4'),
        row('stamp-5', '5'),
        row('stamp-6', '6'),
        row('stamp-7', '7'),
        row('stamp-8', '8'),
        row('stamp-9', '9'),
        row('keep-stamp-1', '$mod+1'),
        row('keep-stamp-2', '$mod+2'),
        row('keep-stamp-3', '$mod+3'),
        row('keep-stamp-4', '$mod+4'),
        row('keep-stamp-5', '$mod+5'),
        row('keep-stamp-6', '$mod+6'),
        row('keep-stamp-7', '$mod+7'),
        row('keep-stamp-8', '$mod+8'),
        row('keep-stamp-9', '$mod+9'),
      ],
    },
    row('copy-text', '$mod+Shift+C'),
    row('copy-answer'),
    row('delete', 'Delete Backspace'),
    row('select-all', '$mod+A'),
    {
      within: 'selection',
      rows: [
        row('select-like', '$mod+Shift+L'),
        row('select-grow', 'Alt+Equal'),
        row('select-shrink', 'Alt+Minus'),
        row('select-invert', '$mod+I'),
        row('paint-selection', 'Shift+Enter'),
      ],
    },
    {
      within: 'symmetry',
      rows: [
        row('next-symmetry', 'x'),
        row('previous-symmetry', 'Shift+X'),
        row('check-symmetry', 'z'),
      ],
    },
    row('replace-cells', '$mod+F'),
    row('replace-pattern', '$mod+Alt+F'),
    row('resize-board', 'Alt+B'),
    '-',
    row('mirror-horizontal', '$mod+H'),
    row('mirror-vertical', '$mod+Shift+H'),
    row('rotate', '$mod+R'),
    {
      within: 'shapes',
      rows: [
        row('shape-line', 'n'),
        row('shape-rectangle', 'p'),
        row('shape-frame', 'q'),
        row('shape-ellipse', 'Shift+P'),
        row('shape-fill', 'f'),
      ],
    },
    '-',
    row('shrink-level', '$mod+Shift+K', text),
  ],
  View: [
    row('palette', '$mod+Shift+P $mod+K', text, always),
    row('palette-levels', '$mod+P', text, always),
    row('palette-places', '$mod+Shift+G', text),
    '-',
    row('start-page', 'Alt+Home', text),
    '-',
    {
      within: 'panes',
      rows: [
        row('side-pane', '$mod+B', text),
        row('pane-level'),
        row('pane-match'),
        row('pane-exchange'),
        row('pane-text'),
        row('pane-rules'),
        row('pane-debug'),
        row('pane-history'),
        row('pane-pieces'),
        row('pane-problems'),
        row('pane-events'),
        row('pane-why'),
        row('pane-answer'),
        row('pane-scores'),
      ],
    },
    {
      within: 'arrange-panes',
      rows: [
        row('panes-draw'),
        row('panes-debug'),
        row('panes-judge'),
        row('panes-small'),
        row('panes-reset'),
      ],
    },
    {
      within: 'pane-in-use',
      rows: [
        row('pane-left', 'Alt+Shift+ArrowLeft', text),
        row('pane-right', 'Alt+Shift+ArrowRight', text),
        row('pane-up', 'Alt+Shift+ArrowUp', text),
        row('pane-down', 'Alt+Shift+ArrowDown', text),
        row('pane-split-right', 'Alt+Shift+Period', text),
        row('pane-split-down', 'Alt+Shift+Comma', text),
        row('pane-float', 'Alt+Shift+Enter', text),
        row('pane-second', 'Alt+Shift+Backspace', text),
        row('pane-larger', 'Alt+Shift+Equal', text, held),
        row('pane-smaller', 'Alt+Shift+Minus', text, held),
        row('pane-fold', '$mod+J', text),
        row('pane-close', '$mod+Shift+W', text),
      ],
    },
    '-',
    row('zoom-in', '$mod+Equal $mod++', text, held, always),
    row('zoom-out', '$mod+Minus', text, held, always),
    row('zoom-fit', '$mod+0', text),
    row('interface-larger', '', always),
    row('interface-smaller', '', always),
    row('interface-usual', '', always),
    '-',
    row('trails', 'Alt+T', always),
    row('names', 'Alt+N', always),
    row('rulers', 'Alt+L', always),
    row('mini-map', 'Alt+M', always),
    row('full-screen', 'F11', text, always),
    row('present', 'Shift+F5', text),
    row('present-second', '$mod+Shift+F5', text),
    '-',
    row('next-pane', 'F6', text, held, always),
    row('previous-pane', 'Shift+F6', text, held, always),
    '-',
    row('wrap-lines', 'Alt+KeyZ', text),
    row('columns', 'Alt+Shift+KeyZ', text),
    {
      within: 'theme',
      rows: [
        row('theme-system', '', text, always),
        row('theme-light', '', text, always),
        row('theme-dark', '', text, always),
      ],
    },
    row('previous-page', 'PageUp', held, noMenu),
    row('next-page', 'PageDown', held, noMenu),
  ],
  Run: [
    row('play', 'F5', text),
    '-',
    row('step', 'F10', text, held),
    row('step-back', '$mod+Shift+F10', text, held),
    row('phase', 'F12', text, held),
    row('phase-back', 'Shift+F12', text, held),
    '-',
    row('next-hit', 'F8', text, held),
    row('previous-hit', 'Shift+F8', text, held),
    row('toggle-breakpoint', 'F9', text),
    row('clear-breakpoints'),
    '-',
    row('run-start', 'Home'),
    row('run-end', 'End'),
    '-',
    row('branch-here', 'l'),
    row('stop-offers', '$mod+Period', text),
    row('main-line', 'Shift+L'),
    row('promote-line'),
    '-',
    row('compare-readings', '$mod+Shift+R', text),
    row('first-difference', 'F7', text),
    row('end-comparing'),
    '-',
    row('why-cell', 'y'),
    row('why-cell-beside', 'Alt+y', noMenu),
    row('why-refused', 'Shift+Y'),
    '-',
    row('explain-output', '$mod+Shift+E', text),
    row('stress', '$mod+Shift+X', text),
  ],
  Set: [
    row('set-new'),
    row('set-generate'),
    row('find-level', '$mod+Shift+F', text),
    '-',
    row('set-rename', 'F2'),
    row('set-duplicate', '$mod+D'),
    row('set-group'),
    row('set-up', 'Alt+ArrowUp'),
    row('set-down', 'Alt+ArrowDown'),
    row('set-number'),
    '-',
    row('set-again'),
    row('set-canonical'),
    row('set-answers'),
    row('set-compare'),
    row('set-invalid'),
    row('package-set'),
    row('certify-set'),
    '-',
    row('programs-add'),
    row('programs-run', '$mod+Enter', text),
    row('programs-again'),
    row('programs-limits'),
    row('programs-remove'),
    '-',
    row('set-bin', 'Delete'),
  ],
  Tools: [
    row('next-variant', 'r', noMenu),
    row('previous-variant', 'Shift+R', noMenu),
    row('apply', 'Enter', noMenu),
    row('cancel', 'Escape', noMenu),
    row('arrow-left', 'ArrowLeft', held, byKey),
    row('arrow-right', 'ArrowRight', held, byKey),
    row('arrow-up', 'ArrowUp', held, byKey),
    row('arrow-down', 'ArrowDown', held, byKey),
    row('extend-left', 'Shift+ArrowLeft', held, byKey),
    row('extend-right', 'Shift+ArrowRight', held, byKey),
    row('extend-up', 'Shift+ArrowUp', held, byKey),
    row('extend-down', 'Shift+ArrowDown', held, byKey),
    row('nudge-left', 'Alt+ArrowLeft', held, byKey),
    row('nudge-right', 'Alt+ArrowRight', held, byKey),
    row('nudge-up', 'Alt+ArrowUp', held, byKey),
    row('nudge-down', 'Alt+ArrowDown', held, byKey),
    row('pan-held', 'Space', byKey),
  ],
  Help: [
    row('manual', '', always),
    row('context-help', 'F1', text, always, overAll),
    row('tour', '', always),
    '-',
    row('shortcuts', 'Shift+? ?', always),
    row('keys', '', always),
    { main: 'open-log' },
    { main: 'open-licences' },
    '-',
    row('about', '', always),
  ],
} as const satisfies Readonly<Record<string, readonly MenuRow[]>>

/** The menu that a command belongs to. */
export type CommandGroup = keyof typeof commandMenus

type Row = (typeof commandMenus)[CommandGroup][number]
type IdOf<R> =
  R extends CommandEntry<infer Id> ? Id : R extends { rows: readonly (infer I)[] } ? IdOf<I> : never

/** The id of any command in the list. */
export type CommandId = IdOf<Row>

/** The title of a command in a language. */
export function commandTitle(words: CommandsWords, id: CommandId): string {
  return words.titles[id]
}

/** The label of a command in the native menu: its title, unless there is a shorter text for menus. */
export function menuLabel(words: CommandsWords, id: string): string {
  const own: Readonly<Record<string, string>> = words.labels
  const titles: Readonly<Record<string, string>> = words.titles
  return own[id] ?? titles[id] ?? id
}

/** The commands of the list without separators, each with its group. */
export const commandList = Object.entries(commandMenus).flatMap(([group, rows]) =>
  (rows as readonly MenuRow[])
    .flatMap((each) => (typeof each === 'object' && 'rows' in each ? each.rows : each))
    .filter((each) => typeof each === 'object' && 'keys' in each)
    .map((each) => ({ ...(each as CommandEntry<CommandId>), group: group as CommandGroup })),
)
