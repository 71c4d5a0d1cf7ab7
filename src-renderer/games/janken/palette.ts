import type { Side, Terrain } from '@core/games/janken/model'
import { asShown } from '../../canvas/shown-looks'
import type { BoardTheme } from '../../canvas/theme'

/** Ground and pattern of a terrain; the pattern stands at least 3:1 against its ground. */
export interface TerrainInk {
  readonly ground: string
  readonly pattern: string
}

const light: Readonly<Record<Terrain, TerrainInk>> = {
  F: { ground: '#f3f1d8', pattern: '#7d7a35' },
  W: { ground: '#cfe6cf', pattern: '#2f7040' },
  H: { ground: '#ecd6b4', pattern: '#8f5a1c' },
  M: { ground: '#cfcfd6', pattern: '#585866' },
  U: { ground: '#bfdcf2', pattern: '#2a6da3' },
}

const dark: Readonly<Record<Terrain, TerrainInk>> = {
  F: { ground: '#34352a', pattern: '#a3a05f' },
  W: { ground: '#1d3a27', pattern: '#6bb07d' },
  H: { ground: '#443320', pattern: '#c99a5c' },
  M: { ground: '#43434c', pattern: '#b4b4c2' },
  U: { ground: '#15324c', pattern: '#5fa6dc' },
}

export function terrainInk({ isDark }: BoardTheme, terrain: Terrain): TerrainInk {
  return (isDark ? dark : light)[terrain]
}

/** The same for pictures that cannot read the theme: buttons of the tool rail. */
export const terrainIcons = light

/** Okabe-Ito blue and vermilion, brought to a middling light: 3:1 on both themes' grounds, and both carry white. */
export const sideInks: Readonly<Record<Side, string>> = { 1: '#0a6cab', 2: '#c24f00' }

/** Colour of a side as it is shown. */
export function sideInk(side: Side): string {
  return asShown(sideInks[side])
}
