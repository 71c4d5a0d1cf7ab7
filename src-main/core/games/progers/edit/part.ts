import { linesOfWords, rectAround, type PartText } from '../../../game/part-text'
import { err, ok } from '../../../kernel/result'
import {
  behindWall,
  cellOfSpot,
  colOf,
  hillSpots,
  rowOf,
  SAMPLE_TYPES,
  SIDE,
  spotName,
  type Hill,
  type Sample,
  type Wall,
} from '../model'

/** Hills, walls and samples with their places. */
export interface Parts {
  readonly hills: readonly Hill[]
  readonly walls: readonly Wall[]
  readonly samples: readonly Sample[]
}

/** A copied part of a board. */
export interface Clip extends Parts {
  /** Upper left corner of the place it was copied from. */
  readonly row: number
  readonly col: number
}

/** The lines of hills, walls and samples as in a configuration, without empty ones. */
export const parts: PartText<Clip> = {
  print({ clip: { hills, walls, samples } }) {
    const lines = [
      hills.map(({ from, to }) => spotName(from) + spotName(to)),
      walls.map(({ spot, side }) => spotName(spot) + side),
      samples.map(({ spot, type }) => `${spotName(spot)}${type}`),
    ]
    return lines.map((words) => (words.length === 0 ? '' : `${words.join(' ')}\n`)).join('')
  },
  parse(text) {
    const hills: Hill[] = []
    const walls: Wall[] = []
    const samples: Sample[] = []
    for (const { number, words } of linesOfWords(text)) {
      for (const word of words) {
        const [, hill, spot, mark] = /^(?:(\d{4})|(\d\d)([NE]|\d))$/.exec(word) ?? []
        const type = Number(mark)
        if (hill !== undefined)
          hills.push({ from: Number(hill.slice(0, 2)), to: Number(hill.slice(2)) })
        else if (mark === 'N' || mark === 'E') walls.push({ spot: Number(spot), side: mark })
        else if (type >= 1 && type <= SAMPLE_TYPES) samples.push({ spot: Number(spot), type })
        else return err(number)
        const last = hill === undefined ? null : hills.at(-1)!
        if (last && (rowOf(last.from) > rowOf(last.to) || colOf(last.from) > colOf(last.to))) {
          return err(number)
        }
      }
    }
    const spots = [
      ...hills.flatMap(hillSpots),
      ...walls.flatMap((wall) => [wall.spot, behindWall(wall) ?? wall.spot]),
      ...samples.map(({ spot }) => spot),
    ]
    if (spots.length === 0) return err(1)
    const cells = spots.map(cellOfSpot)
    const rect = rectAround(
      cells.map((cell) => Math.trunc(cell / SIDE)),
      cells.map((cell) => cell % SIDE),
    )
    return ok({ clip: { hills, walls, samples, row: rect.row, col: rect.col }, rect })
  },
}
