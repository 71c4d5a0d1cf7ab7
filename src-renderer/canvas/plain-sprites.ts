/** A piece as a plain shape with a letter, for users who want no pictures. */
export interface PlainPiece {
  readonly shape: 'disc' | 'square' | 'hexagon'
  readonly fill: string
  readonly line: string
  /** The letter in it, upright; absent if painters draw over it. */
  readonly letter?: string
  /** Colour of the letter. */
  readonly ink?: string
  /** The direction it faces: 0 north, 1 east, 2 south, 3 west; absent: none. */
  readonly way?: number
}

const shapes: Readonly<Record<PlainPiece['shape'], string>> = {
  disc: '<circle cx="32" cy="32" r="21"/>',
  square: '<rect x="12" y="12" width="40" height="40" rx="3"/>',
  hexagon: '<path d="M32 6 55 19V45L32 58 9 45V19Z"/>',
}

/** Draws a piece as a sprite. */
export function plainSprite({ shape, fill, line, letter, ink, way }: PlainPiece): string {
  const nose =
    way === undefined ? '' : `<path d="M32 1 45 15H19Z" transform="rotate(${way * 90} 32 32)"/>`
  const text =
    letter === undefined
      ? ''
      : `<text x="32" y="43" font-family="sans-serif" font-size="30" font-weight="700" text-anchor="middle" fill="${ink ?? '#fff'}">${letter}</text>`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<g fill="${fill}" stroke="${line}" stroke-width="3" stroke-linejoin="round">${nose}${shapes[shape]}</g>${text}</svg>`
  )
}
