import { wayCol, wayRow } from '../../../kernel/grid'
import type { Grounds, StepView } from '../../../game/debugging'
import { firstFacts } from '../../../game/sentences'
import { animalsOf, type Animal } from '../play/layout'
import { isPit, type Level } from '../model'
import { aheadOf, animalsAt, at, cameFrom, moveWords, nameOf, rulesOfStep, wayName } from './words'

/** Who left a square in a move, who came, and if no one did, why not (T2). */
export function moveFacts(level: Level, step: StepView, cell: number): Grounds {
  const { before, after } = step
  const left = animalsAt(level, before, cell)
  const came = animalsAt(level, after, cell)
  const square = at(level, cell)
  const facts = came.map((animal) => `${moveWords(level, animal)}.`)
  facts.push(...left.map((animal) => leftWords(level, animal)))
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
    facts.push(`No animal stood next to ${square} facing it, so nothing moved onto it (T2).`)
    facts.push(...firstFacts(besideFacts(level, before, cell), 3))
  }
  if (isPitHere)
    facts.push(
      `${square} is a pit: an animal that moves onto it is gone, and nothing ever stands there.`,
    )
  if (isStill && !isPitHere) facts.push(`Nothing stood on ${square} before.`)
  return { facts: firstFacts(facts), cells: cells.slice(0, 6) }
}

function leftWords(level: Level, animal: Animal): string {
  const next = aheadOf(level, animal, animal.way)
  const from = at(level, animal.cell)
  const where = next < 0 ? 'off the grid' : `to ${at(level, next)}`
  return `${nameOf(level, animal)} faced ${wayName(animal.way)} and went from ${from} ${where}.`
}

/** Animals next to a square that face another way. */
function besideFacts(level: Level, before: Int32Array, cell: number): string[] {
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
    .map(
      (animal) =>
        `${nameOf(level, animal)} stood next to it at ${at(level, animal.cell)} and faced ${wayName(animal.way)}.`,
    )
}
