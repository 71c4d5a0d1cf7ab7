import { ways } from '../../kernel/grid'

/** Direction of a move by the code of its letter: 0 to 3 for N, E, S, W. */
export const wayOfLetter = new Uint8Array(128)
ways.forEach((letter, way) => (wayOfLetter[letter.charCodeAt(0)] = way))
