import {
  terrains,
  unitTypes,
  type Side,
  type Terrain,
  type UnitType,
} from '@core/games/janken/model'
import { sideInks, terrainIcons } from './palette'
import moveAdd from './sprites/move-add.svg?raw'
import moveChange from './sprites/move-change.svg?raw'
import { patterns } from './terrain-patterns'

const HEX = '32,2 58,17 58,47 32,62 6,47 6,17'

/** Pictures of the tools' settings; the board itself is painted as strokes and fills. */
export const sprites: Readonly<Record<string, string>> = {
  'move-add': moveAdd,
  'move-change': moveChange,
  ...Object.fromEntries(terrains.map((terrain) => [`terrain-${terrain}`, terrainPicture(terrain)])),
  ...Object.fromEntries(
    ([1, 2] as const).flatMap((side) =>
      unitTypes.map((type) => [`unit-${side}-${type}`, unitPicture(side, type)]),
    ),
  ),
}

function terrainPicture(terrain: Terrain): string {
  const { ground, pattern } = terrainIcons[terrain]
  const strokes = patterns[terrain].map((stroke) => {
    const points = stroke.map(([x, y]) => `${(32 + x * 60).toFixed(1)},${(32 + y * 60).toFixed(1)}`)
    return `<polyline points="${points.join(' ')}"/>`
  })
  return picture(
    `<polygon points="${HEX}" fill="${ground}" stroke="${pattern}" stroke-width="3"/>` +
      `<g fill="none" stroke="${pattern}" stroke-width="2.5">${strokes.join('')}</g>` +
      letter(terrain, pattern, 26),
  )
}

/** Side 1 is round, side 2 square on its corner, as on the board. */
export function unitPicture(side: Side, type: UnitType): string {
  const ink = sideInks[side]
  const shape =
    side === 1
      ? `<circle cx="32" cy="32" r="26" fill="${ink}"/>`
      : `<path d="M32 2 62 32 32 62 2 32z" fill="${ink}"/>`
  return picture(shape + letter(type, '#fff', 30))
}

function letter(text: string, ink: string, size: number): string {
  return (
    `<text x="32" y="33" fill="${ink}" font-family="sans-serif" font-size="${size}" font-weight="700"` +
    ` text-anchor="middle" dominant-baseline="central">${text}</text>`
  )
}

function picture(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inner}</svg>`
}
