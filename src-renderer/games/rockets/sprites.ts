import { ways } from '@core/kernel/grid'
import arrow from './sprites/arrow.svg?raw'
import cat from './sprites/cat.svg?raw'
import died from './sprites/died.svg?raw'
import door from './sprites/door.svg?raw'
import eaten from './sprites/eaten.svg?raw'
import fell from './sprites/fell.svg?raw'
import mouse from './sprites/mouse.svg?raw'
import pit from './sprites/pit.svg?raw'
import rocket from './sprites/rocket.svg?raw'
import turned from './sprites/turned.svg?raw'
import { inks } from './palette'

/** Names by way, so that painters need not build strings. */
export const mouseNames = ways.map((way) => `mouse-${way}`)
export const catNames = ways.map((way) => `cat-${way}`)
export const doorNames = ways.map((way) => `door-${way}`)
/** Names by colour. */
export const rocketNames = inks.map((_, colour) => `rocket-${colour + 1}`)
/** Names by colour * 4 + way. */
export const arrowNames = inks.flatMap((_, colour) =>
  ways.map((way) => `arrow-${colour + 1}-${way}`),
)

/** All images of the game. The drawings face north; players' numbers are written over them by the painters. */
export const sprites: Readonly<Record<string, string>> = {
  pit,
  died,
  eaten,
  fell,
  turned,
  ...Object.fromEntries(
    ways.flatMap((_, way) => [
      [mouseNames[way]!, turnedTo(mouse, way)],
      [catNames[way]!, turnedTo(cat, way)],
      [doorNames[way]!, turnedTo(door, way)],
    ]),
  ),
  ...Object.fromEntries(
    inks.flatMap((ink, colour) => [
      [rocketNames[colour]!, inkedWith(rocket, ink)],
      ...ways.map((_, way) => [
        arrowNames[colour * 4 + way]!,
        turnedTo(inkedWith(arrow, ink), way),
      ]),
    ]),
  ),
}

function turnedTo(svg: string, way: number): string {
  const start = svg.indexOf('>') + 1
  const end = svg.lastIndexOf('</svg>')
  const inner = svg.slice(start, end)
  return `${svg.slice(0, start)}<g transform="rotate(${way * 90} 32 32)">${inner}</g></svg>`
}

function inkedWith(svg: string, ink: string): string {
  return svg.replaceAll('currentColor', ink)
}
