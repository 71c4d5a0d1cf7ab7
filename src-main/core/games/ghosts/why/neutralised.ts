import { firstFacts } from '../../../game/sentences'
import type { StepView } from '../../../game/debugging'
import type { TraceEvent } from '../../../trace/trace'
import { cellName } from '../cells'
import type { Ghost } from '../play/layout'
import { playerNames, type Level } from '../model'
import { BLACK, NONE, TIE, WHITE } from '../play/outcome'
import { rightRules, type Rules } from '../play/readings'
import { mapOf } from '../play/town'
import { nextCells } from '../play/walk'
import {
  around,
  aroundFacts,
  ghostOf,
  outcomeOn,
  outcomeWords,
  placeWords,
  standingBefore,
  type Standing,
  type Grounds,
} from './words'

/** Why a ghost with hunters enough round it was not neutralised (G4). */
export function shelteredFacts(level: Level, step: StepView, { c }: TraceEvent): Grounds {
  const standing = standingBefore(level, step)
  const facts = [
    `${placeWords(level, c)}, and no ghost on a house is neutralised, corners included.`,
    ...aroundFacts(standing, c),
    `On the street ${standing.rules.needed} hunters ${ofTeams(standing.rules)} would be enough.`,
  ]
  return { facts, cells: hunterCells(standing, c) }
}

/** Why a ghost was neutralised, by whom, and who stood where (T3). */
export function neutralisedFacts(level: Level, step: StepView, event: TraceEvent): Grounds {
  const standing = standingBefore(level, step)
  const { a, c } = event
  const ghost = ghostOf(step.before, a)
  const facts = [balanceWords(standing, c)]
  if (ghost && !ghost.isUnseen && ghost.was !== ghost.cell) {
    const way = `from ${cellName(ghost.was)} to ${cellName(ghost.cell)}`
    facts.push(`Ghost ${a + 1} went ${way} in this turn, and ${placeWords(level, ghost.cell)}.`)
    if (c !== ghost.cell)
      facts.push(`This run counts the hunters around ${cellName(c)}, where it was before.`)
  } else facts.push(`${placeWords(level, c)}.`)
  facts.push(...aroundFacts(standing, c), ...officialWords(standing, ghost, c))
  return { facts, cells: hunterCells(standing, c) }
}

/** What the official rules make of a ghost that a misreading has neutralised. */
function officialWords(standing: Standing, ghost: Ghost | null, cell: number): string[] {
  if (standing.rules === rightRules) return []
  const official = { ...standing, rules: rightRules }
  const at = ghost && !ghost.isUnseen ? ghost.cell : cell
  const right = outcomeOn(official, at)
  const own = outcomeOn(standing, cell)
  const isSame = at === cell && right === own && (own !== TIE || standing.rules.tie === 'nobody')
  return isSame ? [] : [`By the official rules: ${outcomeWords(right)}.`]
}

function ofTeams({ isCountShared }: Rules): string {
  return isCountShared ? 'of both teams together' : 'of one team'
}

/** Why a place of the list with a new ghost has one outcome only, although nobody saw the cell (G7). */
export function foundFacts(level: Level, step: StepView, { a, b }: TraceEvent): Grounds {
  const ghost = ghostOf(step.before, a)
  const facts = [
    `The list that follows marks a new ghost in the place of ghost ${a + 1}, so it was neutralised.`,
  ]
  const cells = ghost ? cellsOf(level, step, ghost) : []
  facts.push(`From ${cellName(b)} the rules let it step to ${cells.map(cellName).join(' or ')}.`)
  facts.push(...onEach(standingBefore(level, step), cells))
  return { facts, cells }
}

/** What the outcomes are between which nothing decides (G7). */
export function undecidedFacts(level: Level, step: StepView, { a, c }: TraceEvent): Grounds {
  const ghost = ghostOf(step.before, a)
  const turn = level.turns[step.turn]
  const cells = ghost ? cellsOf(level, step, ghost) : []
  const facts = [
    `Where ghost ${a + 1} stepped from ${cellName(c)} was not seen: to ${cells.map(cellName).join(' or ')}.`,
  ]
  if (turn?.ghosts) facts.push(...onEach(standingBefore(level, step), cells))
  else {
    const shown = turn?.teams[0] ? 0 : 1
    const lines = cells.map(
      (cell) =>
        `On ${cellName(cell)} it has ${around(standingBefore(level, step), cell, shown).length} hunters of ${playerNames[shown]} around it.`,
    )
    facts.push(
      ...firstFacts(lines),
      `Where ${playerNames[1 - shown]!}’s hunters went is not shown.`,
    )
  }
  return { facts, cells }
}

/** Which of the conditions of T3 holds, or what is missing. */
export function balanceWords(standing: Standing, cell: number): string {
  const { rules, level } = standing
  const [white, black] = [around(standing, cell, 0).length, around(standing, cell, 1).length]
  const figures = `White’s ${white} against Black’s ${black}`
  const enough = `${rules.needed} ${ofTeams(rules)} are enough`
  const outcome = outcomeOn(standing, cell)
  if (outcome === WHITE || outcome === BLACK) {
    return `${enough}: ${figures}, so the point is ${playerNames[outcome - 1]!}’s.`
  }
  if (outcome === TIE) return `${enough}, but ${figures} is equal, and ${tieWords[rules.tie]}.`
  if (rules.doHousesShelter && mapOf(level.town).houseAt[cell]! >= 0)
    return 'On a house a ghost is safe, no matter which hunters are around it (G4).'
  return `${rules.needed} hunters ${ofTeams(rules)} are needed: ${figures} are too few.`
}

const tieWords: Readonly<Record<Rules['tie'], string>> = {
  nobody: 'neither team gets the point',
  both: 'in this run both teams get the point',
  first: 'in this run White gets the point',
}

function onEach(standing: Standing, cells: readonly number[]): string[] {
  return firstFacts(cells.map((cell) => onCell(standing, cell)))
}

function onCell(standing: Standing, cell: number): string {
  const { level, rules } = standing
  if (rules.doHousesShelter && mapOf(level.town).houseAt[cell]! >= 0) {
    return `${placeWords(level, cell)}, where it would have been safe: that is ruled out.`
  }
  const [white, black] = [around(standing, cell, 0).length, around(standing, cell, 1).length]
  const outcome = outcomeOn(standing, cell)
  const ruled = outcome === NONE ? ', which is ruled out' : ''
  return `On ${cellName(cell)}, with ${white} white and ${black} black hunters around it: ${outcomeWords(outcome)}${ruled}.`
}

function hunterCells(standing: Standing, cell: number): number[] {
  return [...around(standing, cell, 0), ...around(standing, cell, 1)].map((hunter) => hunter.cell)
}

/** Cells on which a ghost may be whose step was not shown. */
function cellsOf(level: Level, step: StepView, ghost: Ghost): number[] {
  const { rules } = standingBefore(level, step)
  if (rules.doesRest && ghost.hasCome && ghost.age === 0) return [ghost.origin]
  return nextCells(mapOf(level.town), { ...ghost })
}
