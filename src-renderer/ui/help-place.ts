import type { CommandGroup, CommandId } from '@core/protocol/commands'

/** The pages of the manual that do not belong to a game. */
export const helpPages = [
  'my-answer',
  'my-set',
  'my-bot',
  'glossary',
  'start',
  'board',
  'text',
  'stepping',
  'why',
  'branches',
  'breakpoints',
  'bots',
  'sets',
  'programs',
  'find',
  'packages',
  'statement',
  'pictures',
  'panes',
  'settings',
  'command-line',
] as const

type PageId = (typeof helpPages)[number] | `game-${string}`

/** A page of the manual, optionally with the anchor of a heading, which is made of the heading's English words. */
export type HelpPlace = PageId | `${PageId}#${string}`

/** The pages for the panes of a document, except the game’s pane. */
const ofPanes: Readonly<Record<string, HelpPlace>> = {
  ...{ match: 'bots', exchange: 'bots', text: 'text', problems: 'text#problems' },
  ...{ rules: 'why#misreadings', why: 'why', debug: 'breakpoints', history: 'board#undo' },
  pieces: 'board#copy-paste-and-stamps',
  ...{ events: 'stepping#events', answer: 'stepping#answer', scores: 'stepping#scores' },
}

/** The page for a pane of a game's document. */
export function helpOfPane(paneId: string, gameId: string): HelpPlace {
  return ofPanes[paneId] ?? `game-${gameId}`
}

/** The page for a tool: that of its game, or for tools of every board that of the board. */
export function helpOfTool(gameId: string, toolId: string): HelpPlace {
  return ['select', 'hand', 'picker'].includes(toolId) ? 'board#tools' : `game-${gameId}#tools`
}

/** The pages for the commands of each menu. */
const ofMenus: Readonly<Record<CommandGroup, HelpPlace>> = {
  File: 'start#files',
  Edit: 'board#select-and-change',
  View: 'panes',
  Run: 'stepping',
  Set: 'sets',
  Tools: 'board#tools',
  Help: 'start',
}

/** Commands with a more specific page than their menu's. */
const ofCommands: Partial<Record<CommandId, HelpPlace>> = {
  ...{ generate: 'find#generate', backups: 'start#nothing-is-lost', settings: 'settings' },
  tour: 'start#the-tour',
  ...{ cut: 'board#copy-paste-and-stamps', copy: 'board#copy-paste-and-stamps' },
  paste: 'board#copy-paste-and-stamps',
  ...{ 'replace-cells': 'board#find-and-replace', 'replace-pattern': 'board#find-and-replace' },
  'resize-board': 'board#size-of-the-board',
  ...{ 'next-symmetry': 'board#tools', 'previous-symmetry': 'board#tools' },
  'check-symmetry': 'board#tools',
  ...{ 'zoom-in': 'board', 'zoom-out': 'board', 'zoom-fit': 'board' },
  ...{
    names: 'board',
    rulers: 'board',
    trails: 'board',
    'mini-map': 'board',
    'wrap-lines': 'text',
    columns: 'text',
    'start-page': 'start',
  },
  ...{ 'theme-system': 'settings#look', 'theme-light': 'settings#look' },
  ...{ 'theme-dark': 'settings#look', 'interface-larger': 'settings#look' },
  ...{ 'interface-smaller': 'settings#look', 'interface-usual': 'settings#look' },
  ...{ present: 'panes#presentation', 'present-second': 'panes#presentation' },
  'pane-second': 'panes#second-window',
  ...{ 'export-picture': 'pictures', 'export-animation': 'pictures', 'export-trace': 'pictures' },
  ...{ 'export-page': 'pictures#page', 'export-answer': 'stepping#answer' },
  ...{ 'open-folder': 'sets', 'save-match-as': 'bots', 'export-match': 'bots' },
  ...{ undo: 'board#undo', redo: 'board#undo', history: 'board#undo' },
  'shrink-level': 'find#shrink',
  ...{ palette: 'settings#keys', 'palette-levels': 'settings#keys' },
  ...{ 'palette-places': 'settings#keys', shortcuts: 'settings#keys', keys: 'settings#keys' },
  ...{ 'next-hit': 'breakpoints', 'previous-hit': 'breakpoints' },
  ...{ 'toggle-breakpoint': 'breakpoints', 'clear-breakpoints': 'breakpoints' },
  ...{ 'branch-here': 'branches', 'main-line': 'branches', 'promote-line': 'branches' },
  'stop-offers': 'stepping#stops',
  ...{ 'compare-readings': 'why#compare', 'first-difference': 'why#compare' },
  'end-comparing': 'why#compare',
  ...{ 'why-cell': 'why', 'why-cell-beside': 'why', 'why-refused': 'why' },
  ...{ 'explain-output': 'programs#explain-an-output', stress: 'programs#stress' },
  ...{
    'set-generate': 'find#generate',
    'find-level': 'find',
    'package-set': 'packages',
    'import-package': 'packages#import',
  },
  'certify-set': 'packages#certificates',
  ...{ 'programs-add': 'programs', 'programs-run': 'programs' },
  ...{ 'programs-again': 'programs', 'programs-remove': 'programs' },
  'programs-limits': 'programs#limits',
}

/** The page for a command, by its id and its menu. */
export function helpOfCommand(id: string, group: CommandGroup): HelpPlace {
  const [, game] = /^tool-([a-z]+)-/.exec(id) ?? []
  if (game !== undefined) return `game-${game}#tools`
  if (/^(?:keep-)?stamp-/.test(id)) return 'board#copy-paste-and-stamps'
  if (id.startsWith('shape-')) return 'board#tools'
  return (ofCommands as Readonly<Record<string, HelpPlace>>)[id] ?? ofMenus[group]
}

/** All places that commands and panes lead to, for the test that checks that they exist. */
export const placesByName: readonly HelpPlace[] = [
  ...Object.values(ofPanes),
  ...Object.values(ofMenus),
  ...Object.values(ofCommands),
]
