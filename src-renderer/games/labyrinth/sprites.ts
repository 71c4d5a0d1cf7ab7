import { ways } from '@core/kernel/grid'
import { NUMBERS } from '@core/games/labyrinth/cells'
import { chainOf, walkInks } from './palette'

// What the board shows is drawn by its painters, since it depends on numbers and neighbours; these are the pictures of
// the tools' settings.

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'

export const sprites: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ways.map((way, index) => [`bog-${way}`, bog(index)])),
  ...Object.fromEntries(
    Array.from({ length: NUMBERS }, (_, chain) => [
      `chain-${chain}`,
      chip(chainOf(chain), String(chain), 32),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, walk) => [
      `walk-${walk + 1}`,
      chip(walkInks.light[walk % walkInks.light.length]!, String(walk + 1), 32),
    ]),
  ),
  'walk-new': chip('#79818c', '+', 32),
}

function bog(way: number): string {
  const teeth = '<path d="M2 2H62V12L56 20 50 12 44 20 38 12 32 20 26 12 20 20 14 12 8 20 2 12Z"/>'
  return `${open}<g transform="rotate(${way * 90} 32 32)"><rect x="3" y="3" width="58" height="58" fill="#c9bb80"/><g fill="#6b4300">${teeth}</g></g></svg>`
}

function chip(ink: string, label: string, radius: number): string {
  const text = `<text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" fill="#fff" text-anchor="middle">${label}</text>`
  return `${open}<circle cx="32" cy="32" r="${radius - 3}" fill="${ink}"/>${text}</svg>`
}
