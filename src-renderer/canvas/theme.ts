/** Colours of the board, read from the CSS variables of the theme so that board and panes agree. */
export interface BoardTheme {
  readonly isDark: boolean
  /** Behind the board. */
  readonly ground: string
  readonly cell: string
  readonly cellAlternate: string
  readonly grid: string
  readonly wall: string
  readonly text: string
  readonly textMuted: string
  readonly accent: string
  readonly error: string
  readonly warning: string
  readonly good: string
  /** What is otherwise on the board that this one is compared with. */
  readonly difference: string
  /** Okabe-Ito colours of players, sides and types, by number; repeats after the last. */
  readonly player: readonly string[]
  readonly font: string
}

const names = {
  ground: '--board-ground',
  cell: '--board-cell',
  cellAlternate: '--board-cell-alternate',
  grid: '--board-grid',
  wall: '--board-wall',
  text: '--text',
  textMuted: '--text-muted',
  accent: '--accent',
  error: '--error',
  warning: '--warning',
  good: '--good',
  difference: '--difference',
} as const

export const PLAYER_COLOURS = 7

/** The theme that the page has on now. */
export function readBoardTheme(element: Element): BoardTheme {
  const style = getComputedStyle(element)
  const isDark = document.documentElement.dataset['theme'] === 'dark'
  return boardTheme((name) => style.getPropertyValue(name).trim(), isDark)
}

/** A theme by its tokens; `read` gives the value of a CSS variable. */
export function boardTheme(read: (name: string) => string, isDark: boolean): BoardTheme {
  const colours = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, read(name)]),
  ) as Record<keyof typeof names, string>
  return {
    ...colours,
    isDark,
    player: Array.from({ length: PLAYER_COLOURS }, (_, index) => read(`--player-${index + 1}`)),
    font: read('--font-ui'),
  }
}
