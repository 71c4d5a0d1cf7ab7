import black from './sprites/black.svg?raw'
import ghost from './sprites/ghost.svg?raw'
import gone from './sprites/gone.svg?raw'
import white from './sprites/white.svg?raw'

/** Names of the hunters' shapes by player. */
export const hunterNames = ['white', 'black'] as const
/** Names of the ghosts with their numbers, for the tool rail. */
export const numberedGhosts = Array.from({ length: 6 }, (_, index) => `ghost-${index + 1}`)

/** All images of the game. Numbers and letters are written over them by the painters. */
export const sprites: Readonly<Record<string, string>> = {
  black,
  ghost,
  gone,
  white,
  ...Object.fromEntries(
    numberedGhosts.map((name, index) => [name, ghost.replace('</svg>', `${numeral(index)}</svg>`)]),
  ),
}

function numeral(index: number): string {
  return `<text x="32" y="44" font-family="sans-serif" font-size="34" font-weight="700" text-anchor="middle" fill="#331c00">${index + 1}</text>`
}
