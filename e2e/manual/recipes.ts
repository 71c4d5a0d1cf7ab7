/** How a picture of the manual is taken: what is opened, what is done, what of the window is shown. */
export interface Recipe {
  /**
   * A game, whose sample of the statement is opened, or with `/` another of its samples; `set`: a folder of tests;
   * `judged`: one on whose tests programs have run; `start`: the start page.
   */
  readonly open: string
  /**
   * Commands (`#compare-readings`), panes by what tells of them (`!why`), views of a set (`@coverage`), elements to wait for
   * (`?li`), and keys.
   */
  readonly does: readonly string[]
  /** The part of the window; absent: all of it. */
  readonly of?: string
  readonly size?: readonly [width: number, height: number]
}

const dialog = '[role=dialog]'

/** Keys that bring the cursor, which is not there yet, to a cell of squares. */
function toCell(row: number, col: number): string[] {
  return ['ArrowRight', ...repeated('ArrowRight', col), ...repeated('ArrowDown', row)]
}

const repeated = (key: string, count: number): string[] => Array<string>(count).fill(key)

/** The pictures of the manual by their names. Nothing in them depends on a language. */
export const recipes: Readonly<Record<string, Recipe>> = {
  window: { open: 'rockets', does: [] },
  board: { open: 'labyrinth', does: [], of: 'main' },
  problems: { open: 'broken', does: ['!text#problems'] },
  stepping: { open: 'rockets', does: ['F10', 'F10', 'F12', 'F12', 'F12'] },
  // Where cats eat mice in turn 12.
  why: {
    open: 'rockets/eaten-in-passing',
    does: [
      ...toCell(4, 1),
      '#panes-debug',
      ...repeated('F10', 11),
      ...repeated('F12', 5),
      '#why-cell',
    ],
    size: [1280, 900],
  },
  compare: { open: 'rockets', does: ['#compare-readings'] },
  branches: { open: 'rockets', does: ['F10', 'F10', 'F10', '#branch-here'] },
  breakpoints: { open: 'rockets', does: ['ArrowRight', 'F9', '!breakpoints'] },
  match: { open: 'progers', does: ['End', '!bots'] },
  set: { open: 'set', does: [] },
  coverage: { open: 'set', does: ['@coverage'] },
  programs: { open: 'judged', does: [] },
  find: { open: 'set', does: ['#find-level'], of: dialog },
  package: { open: 'set', does: ['#package-set'], of: dialog },
  panes: { open: 'rockets', does: ['F10'], size: [1920, 1080] },
  settings: { open: 'rockets', does: ['#settings'], of: dialog },
  pictures: { open: 'labyrinth', does: ['#export-picture'], of: dialog },
  'my-answer': {
    open: 'rockets',
    does: [
      '#explain-output',
      '8',
      'Enter',
      '7',
      '?[data-testid=explain-output] [aria-busy=false] p',
    ],
    of: dialog,
  },
  'my-set': { open: 'set', does: ['#set-generate'], of: dialog },
  'my-bot': { open: 'ghosts/whole-transcript', does: ['End', '!bots'] },
  'game-rockets': { open: 'rockets', does: ['End'], of: 'main' },
  'game-labyrinth': { open: 'labyrinth', does: ['F10'], of: 'main' },
  'game-janken': { open: 'janken', does: ['F10'], of: 'main' },
  'game-progers': { open: 'progers', does: ['F10'], of: 'main' },
  'game-ghosts': { open: 'ghosts', does: ['F10'], of: 'main' },
}

const games = ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts'] as const

/** The window in the states in which it is mostly seen, by their names. */
export const states: Readonly<Record<string, Recipe>> = {
  ...Object.fromEntries(games.map((open) => [`${open}-editing`, { open, does: [] }])),
  ...Object.fromEntries(
    games.map((open) => [`${open}-stepping`, { open, does: ['F10', 'F10', 'F12', 'F12'] }]),
  ),
  set: { open: 'set', does: [] },
  start: { open: 'start', does: [] },
}
