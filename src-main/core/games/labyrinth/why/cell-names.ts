import { ways } from '../../../kernel/grid'
import type { Words } from '../../../words'
import {
  BOG,
  CAVE,
  ESTUARY,
  indexOf,
  ISLAND,
  kindOf,
  numberOf,
  RIVER,
  WALL,
  wayOf,
  type Kind,
} from '../cells'

type LabyrinthWords = Pick<Words, 'labyrinth'>

/** A kind of cell in words; the catalogue has them by letter. */
export function kindName({ labyrinth: { kinds } }: LabyrinthWords, kind: Kind): string {
  const { o, w, b, r, e, y } = kinds
  return [o, w, b, r, e, y][kind]!
}

/** A cell in words: "river 2 flowing south", "cave 1 of chain 3". */
export function cellName({ labyrinth: { contents } }: LabyrinthWords, value: number): string {
  return named(contents, value)
}

/** The same with an article: "an island", "the estuary of river 2". */
export function whatIs({ labyrinth }: LabyrinthWords, value: number): string {
  return named(labyrinth.own.whatIs, value)
}

function named(table: Words['labyrinth']['own']['whatIs'], value: number): string {
  const number = numberOf(value)
  const way = ways[wayOf(value)]!
  switch (kindOf(value)) {
    case ISLAND:
      return table.o
    case WALL:
      return table.w
    case BOG:
      return table.b({ way })
    case RIVER:
      return table.r({ number, way })
    case ESTUARY:
      return table.e({ number })
    case CAVE:
      return table.y({ index: indexOf(value), chain: number })
  }
}
