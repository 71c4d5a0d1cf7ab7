import type { ReadingId } from '../../game/module'
import { CELLS, cellName } from './board'
import type { Level } from './model'
import { Play } from './play'
import { rulesOf } from './readings'

const names = Array.from({ length: CELLS }, (_, cell) => cellName(cell))
const SUCCESSES = Array.from({ length: 11 }, (_, left) => `): Successful (${left} points left)\n`)
const REFUSED = '): Unsuccessful\n'

/** The official answer: a line for each data set and each move. */
export function answer(level: Level, reading?: ReadingId): string {
  const play = new Play(rulesOf(reading))
  return printAnswer(level, (page) => {
    const set = level.sets[page]!
    play.load(set)
    return (index) => play.move(set.moves[index]!)
  })
}

/** The answer's text from the points left of each move, -1 for a refused one. Asks in the order of play. */
export function printAnswer(
  level: Level,
  ofSet: (page: number) => (index: number) => number,
): string {
  const lines: string[] = []
  const heads: string[] = []
  for (let page = 0; page < level.sets.length; page++) {
    const { moves } = level.sets[page]!
    const leftOf = ofSet(page)
    lines.push(`Game #${page + 1}\n`)
    for (let index = 0; index < moves.length; index++) {
      if (index === heads.length) heads.push(`Move #${index + 1} (`)
      const { from, to } = moves[index]!
      const left = leftOf(index)
      const tail = left < 0 ? REFUSED : SUCCESSES[left]!
      lines.push(`${heads[index]!}${names[from]!} -> ${names[to]!}${tail}`)
    }
  }
  return lines.join('')
}
