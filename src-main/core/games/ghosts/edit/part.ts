import { linesOfWords, rectAround, type PartText } from '../../../game/part-text'
import { err, ok } from '../../../kernel/result'
import { houseName, houseNamed, type House } from '../model'

/** Houses of a copy, relative to its upper left corner. */
export interface Clip {
  readonly houses: readonly House[]
}

/** The names of the houses in a line, as a town has them. */
export const parts: PartText<Clip> = {
  print({ clip: { houses }, rect: { row, col } }) {
    const placed = houses.map((house) => ({ ...house, row: house.row + row, col: house.col + col }))
    return `${placed.map(houseName).join(' ')}\n`
  },
  parse(text) {
    const houses: House[] = []
    for (const { number, words } of linesOfWords(text)) {
      for (const word of words) {
        const house = word.length === 4 ? houseNamed(word) : null
        if (!house) return err(number)
        houses.push(house)
      }
    }
    if (houses.length === 0) return err(1)
    const rect = rectAround(
      houses.flatMap(({ row, rows }) => [row, row + rows - 1]),
      houses.flatMap(({ col, cols }) => [col, col + cols - 1]),
    )
    const { row, col } = rect
    const clip = houses.map((house) => ({ ...house, row: house.row - row, col: house.col - col }))
    return ok({ clip: { houses: clip }, rect })
  },
}
