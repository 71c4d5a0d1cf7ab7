import { ways } from '@core/kernel/grid'
import { plainSprite } from '../../canvas/plain-sprites'
import { words } from '../../ui/words'
import { catNames, doorNames, mouseNames, rocketNames } from './sprites'
import { inks } from './palette'

const { letters } = words.rockets.own

/** Disc and square for the animals, with noses; arrows and marks are plain as they are. */
export const plainSprites: Readonly<Record<string, string>> = {
  ...byWay(mouseNames, (way) =>
    plainSprite({
      ...{ shape: 'disc', fill: '#c3cbd5', line: '#2b3138' },
      ...{ letter: letters.mouse, ink: '#14181d', way },
    }),
  ),
  ...byWay(catNames, (way) =>
    plainSprite({
      ...{ shape: 'square', fill: '#ef8a1d', line: '#3d1f00' },
      ...{ letter: letters.cat, ink: '#14181d', way },
    }),
  ),
  ...byWay(doorNames, () => plainSprite({ shape: 'square', fill: '#8a5a2b', line: '#3d2510' })),
  // The painters write the player’s number on it, as they write that of a door.
  ...Object.fromEntries(
    inks.map((fill, colour) => [
      rocketNames[colour]!,
      plainSprite({ shape: 'hexagon', fill, line: '#fff' }),
    ]),
  ),
  pit: plainSprite({ shape: 'disc', fill: '#14171b', line: '#7d8794', letter: letters.pit }),
}

function byWay(names: readonly string[], draw: (way: number) => string): Record<string, string> {
  return Object.fromEntries(ways.map((_, way) => [names[way]!, draw(way)]))
}
