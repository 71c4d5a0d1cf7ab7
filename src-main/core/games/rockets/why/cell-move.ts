import { wayCol, wayRow } from '../../../kernel/grid'
import type { Grounds, StepView } from '../../../game/debugging'
import { firstFactsIn } from '../../../words'
import { animalsOf, type Animal } from '../play/layout'
import { isPit, type Level } from '../model'
import {
  aheadOf,
  animalsAt,
  at,
  cameFrom,
  moveWords,
  rulesOfStep,
  wayName,
  whoIs,
  type Said,
} from './words'

/** Who left a square in a move, who entered it, and if no one did, why not (T2). */
export function moveFacts(words: Said, level: Level, step: StepView, cell: number): Grounds {
  const { why } = words.rockets
  const { before, after } = step
  const left = animalsAt(level, before, cell)
  const came = animalsAt(level, after, cell)
  const square = { cell: at(level, cell) }
  const facts = came.map((animal) => moveWords(level, animal, why, {}))
  facts.push(...left.map((animal) => leftWords(words, level, animal)))
  const cells = [
    ...came.map((animal) => cameFrom(level, animal)),
    ...left.map((animal) => aheadOf(level, animal, animal.way)),
  ].filter((other) => other >= 0)
  const isStill = left.length === 0 && came.length === 0
  const isPitHere =
    isStill &&
    rulesOfStep(step).areCornersPits &&
    isPit(level, cell % level.width, Math.trunc(cell / level.width))
  if (came.length === 0 && !isPitHere) {
    facts.push(why.cell.move.noneCame(square))
    facts.push(...firstFactsIn(words, besideFacts(words, level, before, cell), 3))
  }
  if (isPitHere) facts.push(why.cell.move.pit(square))
  if (isStill && !isPitHere) facts.push(why.cell.move.empty(square))
  return { facts: firstFactsIn(words, facts), cells: cells.slice(0, 6) }
}

function leftWords({ rockets: { why } }: Said, level: Level, animal: Animal): string {
  const next = aheadOf(level, animal, animal.way)
  const from = at(level, animal.cell)
  const given = { ...whoIs(level, animal), way: wayName(animal.way), from }
  return next < 0
    ? why.cell.move.leftGrid(given)
    : why.cell.move.left({ ...given, to: at(level, next) })
}

/** Animals next to a square that face another direction. */
function besideFacts(
  { rockets: { why } }: Said,
  level: Level,
  before: Int32Array,
  cell: number,
): string[] {
  const row = Math.trunc(cell / level.width)
  const col = cell % level.width
  const beside = new Set<number>()
  for (let way = 0; way < 4; way++) {
    const to = { row: row + wayRow[way]!, col: col + wayCol[way]! }
    if (to.row < 0 || to.col < 0 || to.row >= level.height || to.col >= level.width) continue
    beside.add(to.row * level.width + to.col)
  }
  return animalsOf(level, before)
    .filter((animal) => beside.has(animal.cell) && aheadOf(level, animal, animal.way) !== cell)
    .map((animal) =>
      why.cell.move.beside({
        ...whoIs(level, animal),
        from: at(level, animal.cell),
        way: wayName(animal.way),
      }),
    )
}
