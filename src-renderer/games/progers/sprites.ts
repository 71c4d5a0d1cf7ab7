import { ways } from '@core/kernel/grid'
import { spritesOf } from '../../canvas/shown-looks'
import { robotInks, typeInks } from './palette'
import { svgUrl } from '../../canvas/svg-url'

/** Names by type, from 1; index 0 is not used. */
export const sampleNames = ['', ...typeInks.map((_, index) => `sample-${index + 1}`)]
/** Names by player * 4 + way. */
export const robotNames = [0, 1].flatMap((player) => ways.map((way) => `robot-${player}-${way}`))

/** Outlines on a ground of 64 by 64, one a type: disc, square, triangle, diamond, pentagon, hexagon, star, cross. */
const shapes: readonly string[] = [
  '<circle cx="32" cy="32" r="25"/>',
  '<rect x="9" y="9" width="46" height="46" rx="4"/>',
  '<path d="M32 4 61 57H3Z"/>',
  '<path d="M32 2 62 32 32 62 2 32Z"/>',
  `<path d="${polygon(5, 29)}"/>`,
  `<path d="${polygon(6, 28)}"/>`,
  `<path d="${star(31, 17)}"/>`,
  '<path d="M21 4h22v17h17v22H43v17H21V43H4V21h17Z"/>',
]

/** Where the number stands in a shape, and how large. */
const numberAt: readonly (readonly [y: number, size: number])[] = [
  [43, 32],
  [43, 32],
  [52, 28],
  [43, 30],
  [45, 30],
  [43, 32],
  [43, 26],
  [42, 29],
]

/** Where a robot's number stands, by way. */
const hullMiddle: readonly (readonly [x: number, y: number])[] = [
  [32, 48],
  [25, 41],
  [32, 35],
  [39, 41],
]

/** All images of the game. */
export const sprites: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    typeInks.map((ink, index) => [sampleNames[index + 1]!, sampleSprite(index, ink)]),
  ),
  ...Object.fromEntries(robotNames.map((name, at) => [name, robotSprite(at >> 2, at & 3)])),
}

/** Address of a sprite for an image of the pane. */
export function spriteUrl(name: string): string {
  return svgUrl(spritesOf({ sprites })[name] ?? '')
}

function sampleSprite(index: number, ink: string): string {
  const [y, size] = numberAt[index]!
  return svg(
    `<g fill="${ink}" stroke="#fff" stroke-width="2" stroke-linejoin="round">${shapes[index]!}</g>` +
      `<text x="32" y="${y}" text-anchor="middle" font-family="sans-serif" font-weight="700" ` +
      `font-size="${size}" fill="#fff">${index + 1}</text>`,
  )
}

/** A rover seen from above: tracks, hull, and a lit wedge where it is going. */
function robotSprite(player: number, way: number): string {
  // Upright in every way, in the middle of the hull.
  const [x, y] = hullMiddle[way]!
  return svg(
    `<g transform="rotate(${way * 90} 32 32)">` +
      '<rect x="5" y="14" width="11" height="42" rx="4" fill="#30363d" stroke="#fff" stroke-width="1.5"/>' +
      '<rect x="48" y="14" width="11" height="42" rx="4" fill="#30363d" stroke="#fff" stroke-width="1.5"/>' +
      `<path d="M32 3 49 22V53a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V22Z" fill="${robotInks[player]!}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>` +
      '<path d="M32 8 43 21H21Z" fill="#fff"/></g>' +
      `<text x="${x}" y="${y}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="28" fill="#fff">${player}</text>`,
  )
}

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inner}</svg>`
}

function polygon(corners: number, radius: number): string {
  return closed(Array.from({ length: corners }, (_, i) => point((i * 360) / corners, radius)))
}

function star(outer: number, inner: number): string {
  return closed(Array.from({ length: 12 }, (_, i) => point(i * 30, i % 2 === 0 ? outer : inner)))
}

/** A point at an angle from the top, clockwise in degrees. */
function point(angle: number, radius: number): string {
  const turn = (angle * Math.PI) / 180
  return `${(32 + radius * Math.sin(turn)).toFixed(1)} ${(33 - radius * Math.cos(turn)).toFixed(1)}`
}

function closed(points: readonly string[]): string {
  return `M${points.join('L')}Z`
}
