import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { cellName } from '../cells'
import type { Happening } from '../play/events'
import type { Ghost } from '../play/layout'
import { playerNames, type Level } from '../model'
import { BLACK, TIE, WHITE, type OutcomeCode } from '../play/outcome'
import { rightRules, type Rules } from '../play/readings'
import { mapOf } from '../play/town'
import {
  around,
  aroundFacts,
  ghostName,
  ghostOf,
  outcomeOn,
  outcomeWords,
  placeWords,
  standingBefore,
  type Standing,
  type WordsOf,
} from './words'

/** Ghosts with hunters enough around them: neutralised (T3), or safe on a house (G4). */
export const neutralisedEvents: WordsOf<'ghost-sheltered' | 'ghost-neutralised' | 'ghost-tied'> = {
  'ghost-sheltered': {
    sentence(_, { birth, cell, white, black }) {
      const text = `${ghostName(birth)} is safe inside a house at ${cellName(cell)}: ${countWords(white, black)}`
      return factsOf(text, ['G4', 'T3'], [cell], birth)
    },
    grounds(level, step, { cell }) {
      const standing = standingBefore(level, step)
      const facts = [
        `${placeWords(level, cell)}, and no ghost on a house is neutralised, corners included.`,
        ...aroundFacts(standing, cell),
        `On the street ${standing.rules.needed} hunters ${ofTeams(standing.rules)} would be enough.`,
      ]
      return { facts, cells: hunterCells(standing, cell) }
    },
  },
  'ghost-neutralised': {
    sentence(_, { birth, cell, white, black, winner }) {
      const text = `${ghostName(birth)} is neutralised at ${cellName(cell)} by ${winnerName(winner)}: ${countWords(white, black)}`
      return factsOf(text, 'T3', [cell], birth)
    },
    grounds: neutralisedGrounds,
  },
  'ghost-tied': {
    sentence(_, { birth, cell, white, black }) {
      const text = `${ghostName(birth)} is neutralised at ${cellName(cell)}, and neither team gets the point: ${countWords(white, black)}`
      return factsOf(text, 'T3', [cell], birth)
    },
    grounds: neutralisedGrounds,
  },
}

function countWords(white: number, black: number): string {
  return `${white} white and ${black} black hunters around it`
}

function winnerName(winner: OutcomeCode): string {
  if (winner === WHITE) return 'White'
  return winner === BLACK ? 'Black' : 'both teams'
}

/** Who neutralised a ghost, and who stood where. */
function neutralisedGrounds(
  level: Level,
  step: StepView,
  { birth, cell }: Happening<'ghost-neutralised' | 'ghost-tied'>,
): Grounds {
  const standing = standingBefore(level, step)
  const ghost = ghostOf(step.before, birth)
  const facts = [balanceWords(standing, cell)]
  if (ghost && !ghost.isUnseen && ghost.was !== ghost.cell) {
    const way = `from ${cellName(ghost.was)} to ${cellName(ghost.cell)}`
    facts.push(`Ghost ${birth + 1} went ${way} in this turn, and ${placeWords(level, ghost.cell)}.`)
    if (cell !== ghost.cell)
      facts.push(`This run counts the hunters around ${cellName(cell)}, where it was before.`)
  } else facts.push(`${placeWords(level, cell)}.`)
  facts.push(...aroundFacts(standing, cell), ...officialWords(standing, ghost, cell))
  return { facts, cells: hunterCells(standing, cell) }
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

function hunterCells(standing: Standing, cell: number): number[] {
  return [...around(standing, cell, 0), ...around(standing, cell, 1)].map((hunter) => hunter.cell)
}
