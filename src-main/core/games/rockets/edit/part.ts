import { linesOfWords, rectAround, type PartText } from '../../../game/part-text'
import type { Way } from '../../../kernel/grid'
import { err, ok } from '../../../kernel/result'
import type { Clip } from './clip'
import type { Door, Rocket, Turn } from '../model'

/**
 * The lines of rockets, doors and turns as in a level, with their places on the original board. The number of words
 * shows the kind of a line.
 */
export const parts: PartText<Clip> = {
  print({ clip, rect: { row, col } }) {
    const lines = [
      ...clip.rockets.map(({ x, y }) => `${x + col} ${y + row}`),
      ...clip.doors.map(({ at, wall }) => `${at + (isAlongX(wall) ? col : row)} ${wall}`),
      ...clip.turns.map(({ x, y, way }) => `${x + col} ${y + row} ${way}`),
    ]
    return lines.map((line) => `${line}\n`).join('')
  },
  parse(text) {
    const rockets: Rocket[] = []
    const doors: Door[] = []
    const turns: Turn[] = []
    for (const { number, words } of linesOfWords(text)) {
      const match = /^(\d{1,4})(?: (\d{1,4}))?(?: ([NESW]))?$/.exec(words.join(' '))
      const [, first, second, letter] = match ?? []
      const way = letter as Way | undefined
      if (first === undefined || (second === undefined && !way)) return err(number)
      if (second === undefined) doors.push({ at: Number(first), wall: way! })
      else if (way) turns.push({ x: Number(first), y: Number(second), way })
      else rockets.push({ x: Number(first), y: Number(second) })
    }
    if (rockets.length + doors.length + turns.length === 0) return err(1)
    // The text does not show where a south or an east wall is.
    const squares = [...rockets, ...turns]
    const rect = rectAround(
      [
        ...squares.map(({ y }) => y),
        ...doors.flatMap(({ at, wall }) => (wall === 'N' ? 0 : wall === 'S' ? [] : at)),
      ],
      [
        ...squares.map(({ x }) => x),
        ...doors.flatMap(({ at, wall }) => (wall === 'W' ? 0 : wall === 'E' ? [] : at)),
      ],
    )
    const { row, col, rows, cols } = rect
    const moved = <At extends Rocket>(at: At): At => ({ ...at, x: at.x - col, y: at.y - row })
    const clip: Clip = {
      rows,
      cols,
      rockets: rockets.map(moved),
      doors: doors.map(({ at, wall }) => ({ wall, at: at - (isAlongX(wall) ? col : row) })),
      turns: turns.map(moved),
    }
    return ok({ clip, rect })
  },
}

function isAlongX(wall: Way): boolean {
  return wall === 'N' || wall === 'S'
}
