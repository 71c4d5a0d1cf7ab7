import { plainSprite } from '../../canvas/plain-sprites'
import { ghostInk } from './palette'
import { numberedGhosts } from './sprites'

/** Hexagons for ghosts; hunters are a disc and a square as they are. */
export const plainSprites: Readonly<Record<string, string>> = {
  ghost: plainGhost(),
  ...Object.fromEntries(numberedGhosts.map((name, index) => [name, plainGhost(String(index + 1))])),
}

function plainGhost(letter?: string): string {
  return plainSprite({
    ...{ shape: 'hexagon', fill: ghostInk.body, line: ghostInk.line, ink: ghostInk.text },
    ...(letter === undefined ? {} : { letter }),
  })
}
