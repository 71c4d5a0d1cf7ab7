import type { AnswerOrigins } from '../../../game/answer-origins'
import { placeOfTurn, type Level } from '../model'
import { RESULT_BITS, RESULTS_A_SLOT, slotsOf } from './layout'

/** One line for each data set, written at its beginning, followed by one for each of its moves. */
export const origins: AnswerOrigins<Level> = {
  piece: 'line',
  isTurnwide: true,
  heldAt(level, index) {
    const slots = slotsOf(level)
    const { page, move, turn } = lineAt(level, index)
    if (move >= 0) {
      const shift = (turn % RESULTS_A_SLOT) * RESULT_BITS
      const slot = slots.results + Math.trunc(turn / RESULTS_A_SLOT)
      return [{ slot, shift, mask: (1 << RESULT_BITS) - 1, least: 1 }]
    }
    // A data set without moves never appears on the board.
    return level.sets[page]!.moves.length === 0 ? [] : [{ slot: slots.page, least: page }]
  },
  piecesIn(level, slot) {
    const slots = slotsOf(level)
    if (slot === slots.page) return headLines(level)
    const first = (slot - slots.results) * RESULTS_A_SLOT
    return first < 0
      ? []
      : Array.from({ length: RESULTS_A_SLOT }, (_, at) => {
          const turn = first + at
          return turn + 1 + placeOfTurn(level, turn).page
        })
  },
}

/** The subject of a line of the answer; `move` is -1 for the data set itself, and `turn` is then its first one. */
function lineAt({ sets }: Level, line: number) {
  let first = 0
  for (let page = 0; page < sets.length; page++) {
    const move = line - first - 1
    if (move < sets[page]!.moves.length) return { page, move, turn: line - page - 1 }
    first += 1 + sets[page]!.moves.length
  }
  throw new Error(`no line ${line}`)
}

function headLines({ sets }: Level): number[] {
  let line = 0
  return sets.map(({ moves }) => {
    const head = line
    line += 1 + moves.length
    return head
  })
}
