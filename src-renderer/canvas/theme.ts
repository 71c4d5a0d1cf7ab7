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
  /** Cells that differ from the board that this one is compared with. */
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

/** The current theme of the page. */
export function readBoardTheme(element: Element): BoardTheme {
  const style = getComputedStyle(element)
  const isDark = document.documentElement.dataset['theme'] === 'dark'
  const read = (name: string): string => style.getPropertyValue(name).trim()
  if (!forcedColours().matches) return boardTheme(read, isDark)
  const probe = element.appendChild(document.createElement('span'))
  probe.style.setProperty('forced-color-adjust', 'none')
  const theme = boardTheme((name) => colourOf(probe, read(name)), isDark)
  probe.remove()
  return theme
}

/** The query for colours forced by the system, to read or to listen to. */
export function forcedColours(): MediaQueryList {
  return matchMedia('(forced-colors: active)')
}

/** System colours have names, which a canvas would resolve by the light theme. */
function colourOf(probe: HTMLElement, value: string): string {
  if (!/^[a-z]+$/i.test(value)) return value
  probe.style.color = value
  const parts = getComputedStyle(probe).color.match(/\d+/g) ?? []
  return `#${parts
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
}

/** A theme by its tokens; `read` returns the value of a CSS variable. */
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
