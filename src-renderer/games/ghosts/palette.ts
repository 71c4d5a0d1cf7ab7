/** Roofs seen from above: the sides to the north, east, south and west, then the eaves. */
export interface RoofInks {
  readonly sides: readonly [string, string, string, string]
  readonly eaves: string
  readonly text: string
}

const lightRoof: RoofInks = {
  sides: ['#d9b48c', '#c79a6b', '#b28254', '#cda577'],
  eaves: '#6e4a29',
  text: '#3d2813',
}

const darkRoof: RoofInks = {
  sides: ['#7d5d40', '#6b4e34', '#59402a', '#745539'],
  eaves: '#c69c6d',
  text: '#f3e3cf',
}

export function roofInks(isDark: boolean): RoofInks {
  return isDark ? darkRoof : lightRoof
}

/** Body and outline of the hunters of White and Black; the same in both themes. */
export const teamInks = [
  { body: '#ffffff', line: '#14181d', text: '#14181d' },
  { body: '#14181d', line: '#ffffff', text: '#ffffff' },
] as const

/** Ghosts: the orange of the statement's figures, dark where it is written on. */
export const ghostInk = { body: '#f5a23c', line: '#5a3200', text: '#331c00' } as const

/** Ways of ghosts, 3:1 on street and roof of either theme. */
export function wayInk(isDark: boolean): string {
  return isDark ? '#ffb65c' : '#a33f00'
}
