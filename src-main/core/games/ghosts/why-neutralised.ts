import { firstFacts } from '../../game/sentences'
import type { StepView } from '../../game/debugging'
import type { TraceEvent } from '../../trace/trace'
import { cellName } from './cells'
import type { Ghost } from './layout'
import { playerNames, type Level } from './model'
import { BLACK, NONE, TIE, WHITE } from './outcome'
import { rightRules } from './readings'
import { mapOf } from './town'
import { nextCells } from './walk'
import {
  around,
  aroundFacts,
  ghostOf,
  outcomeOn,
  outcomeWords,
  placeWords,
  type Grounds,
} from './why-words'

const OTHERWISE = 'This run reads the rules otherwise.'

/** Why a ghost with hunters enough round it was not neutralised (G4). */
export function shelteredFacts(level: Level, { before }: StepView, { c }: TraceEvent): Grounds {
  const facts = [
    `${placeWords(level, c)}, and no ghost on a house is neutralised, corners included.`,
  ]
  facts.push(
    ...aroundFacts(before, c),
    `On the street ${rightRules.needed} hunters of one team would do.`,
  )
  return { facts, cells: hunterCells(before, c) }
}

/** Why a ghost was neutralised, by whom, and who stood where (T3). */
export function neutralisedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const { before } = step
  const { a, b, c } = event
  const ghost = ghostOf(level, before, a)
  const facts = [balanceWords(level, before, c)]
  if (ghost && !ghost.isUnseen && ghost.was !== ghost.cell) {
    const way = `from ${cellName(ghost.was)} to ${cellName(ghost.cell)}`
    facts.push(`Ghost ${a + 1} went ${way} in this turn, and ${placeWords(level, ghost.cell)}.`)
  } else facts.push(`${placeWords(level, c)}.`)
  facts.push(...aroundFacts(before, c))
  if (b >> 8 !== outcomeOn(level, before, c)) facts.push(OTHERWISE)
  return { facts, cells: hunterCells(before, c) }
}

/** Why a place of the list with a new ghost has one outcome only, although nobody saw the cell (G7). */
export function foundFacts(level: Level, step: StepView, { a, b }: TraceEvent): Grounds {
  const ghost = ghostOf(level, step.before, a)
  const facts = [
    `The list that follows marks a new ghost in the place of ghost ${a + 1}, so it was neutralised.`,
  ]
  const cells = ghost ? cellsOf(level, ghost) : []
  facts.push(`From ${cellName(b)} the rules let it step to ${cells.map(cellName).join(' or ')}.`)
  facts.push(...onEach(level, step.before, cells))
  return { facts, cells }
}

/** What the outcomes are between which nothing decides (G7). */
export function undecidedFacts(level: Level, step: StepView, { a, c }: TraceEvent): Grounds {
  const ghost = ghostOf(level, step.before, a)
  const turn = level.turns[step.turn]
  const cells = ghost ? cellsOf(level, ghost) : []
  const facts = [
    `Nobody saw where ghost ${a + 1} stepped from ${cellName(c)}: to ${cells.map(cellName).join(' or ')}.`,
  ]
  if (turn?.ghosts) facts.push(...onEach(level, step.before, cells))
  else {
    const shown = turn?.teams[0] ? 0 : 1
    const lines = cells.map(
      (cell) =>
        `On ${cellName(cell)} it has ${around(step.before, cell, shown).length} hunters of ${playerNames[shown]} round it.`,
    )
    facts.push(
      ...firstFacts(lines),
      `Where ${playerNames[1 - shown]!}’s hunters went is not shown.`,
    )
  }
  return { facts, cells }
}

/** Which of the conditions of T3 holds, or what is missing. */
export function balanceWords(level: Level, state: Int32Array, cell: number): string {
  const [white, black] = [around(state, cell, 0).length, around(state, cell, 1).length]
  const figures = `White’s ${white} against Black’s ${black}`
  const outcome = outcomeOn(level, state, cell)
  if (outcome === WHITE || outcome === BLACK) {
    const winner = playerNames[outcome - 1]!
    return `${rightRules.needed} of one team are enough: ${figures}, so the point is ${winner}’s.`
  }
  if (outcome === TIE)
    return `${rightRules.needed} of one team are enough, but ${figures} is equal, and nobody gets the point.`
  if (mapOf(level.town).houseAt[cell]! >= 0)
    return 'On a house a ghost is safe, whoever is round it (G4).'
  return `${rightRules.needed} hunters of one team are needed: ${figures} are too few.`
}

function onEach(level: Level, state: Int32Array, cells: readonly number[]): string[] {
  return firstFacts(cells.map((cell) => onCell(level, state, cell)))
}

function onCell(level: Level, state: Int32Array, cell: number): string {
  if (mapOf(level.town).houseAt[cell]! >= 0) {
    return `${placeWords(level, cell)}, where it would have been safe: that is ruled out.`
  }
  const [white, black] = [around(state, cell, 0).length, around(state, cell, 1).length]
  const outcome = outcomeOn(level, state, cell)
  const ruled = outcome === NONE ? ', which is ruled out' : ''
  return `On ${cellName(cell)}, with ${white} white and ${black} black hunters round it: ${outcomeWords(outcome)}${ruled}.`
}

function hunterCells(state: Int32Array, cell: number): number[] {
  return [...around(state, cell, 0), ...around(state, cell, 1)].map((hunter) => hunter.cell)
}

/** Cells on which a ghost may be whose step was not shown. */
function cellsOf(level: Level, ghost: Ghost): number[] {
  return nextCells(mapOf(level.town), { ...ghost })
}
