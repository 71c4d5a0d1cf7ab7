import { remembered } from '../../../kernel/remembered'
import type { ReadingId } from '../../../trace/machine'
import { CELLS, cellName } from '../board'
import type { Level, Move } from '../model'
import { Play } from './play'
import { rulesOf, type Rules } from './readings'

const SUCCESSES = Array.from({ length: 11 }, (_, left) => `): Successful (${left} points left)\n`)
const REFUSED = '): Unsuccessful\n'

/** A board under each reading: a search plays very many small levels, for which a new one would take longer than the play. */
const playUnder = remembered((rules: Rules) => new Play(rules))

/** The official answer: one line for each data set and each move. */
export function answer(level: Level, reading?: ReadingId): string {
  const play = playUnder(rulesOf(reading))
  return printAnswer(level, (page) => {
    const set = level.sets[page]!
    play.load(set)
    return (index) => play.move(set.moves[index]!)
  })
}

/**
 * The answer's text from the points left after each move, -1 for a refused one. Calls the function in the order of
 * play.
 */
export function printAnswer(
  level: Level,
  ofSet: (page: number) => (index: number) => number,
): string {
  // One list and one string per data set: many small strings would keep the garbage collector busy.
  let text = ''
  const lines: string[] = []
  for (let page = 0; page < level.sets.length; page++) {
    const { moves } = level.sets[page]!
    const leftOf = ofSet(page)
    lines.length = 0
    lines.push(`Game #${page + 1}\n`)
    for (let index = 0; index < moves.length; index++) {
      const left = leftOf(index)
      lines.push(headOf(index), pairOf(moves[index]!), left < 0 ? REFUSED : SUCCESSES[left]!)
    }
    text += lines.join('')
  }
  return text
}

/** Built once for each number and each pair of cells, since most occur again and again. */
const heads: string[] = []
const pairs = new Array<string | undefined>(CELLS * CELLS)

function headOf(index: number): string {
  return (heads[index] ??= `Move #${index + 1} (`)
}

function pairOf({ from, to }: Move): string {
  return (pairs[from * CELLS + to] ??= `${cellName(from)} -> ${cellName(to)}`)
}
