import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { firstFacts } from '../../../game/sentences'
import { cellName } from '../cells'
import type { Happening } from '../play/events'
import type { Ghost } from '../play/layout'
import { playerNames, type Level } from '../model'
import { NONE, outcomesIn } from '../play/outcome'
import { mapOf } from '../play/town'
import { nextCells } from '../play/walk'
import {
  around,
  ghostName,
  ghostOf,
  outcomeOn,
  outcomeWords,
  placeWords,
  standingBefore,
  type Standing,
  type WordsOf,
} from './words'

/** What a transcript does not show, and what may have been (G7). */
export const unseenEvents: WordsOf<'cell-found' | 'undecided' | 'turn-hidden'> = {
  'cell-found': {
    sentence(_, { birth, from, cell }) {
      const text = `Where ${ghostName(birth).toLowerCase()} went from ${cellName(from)} was not seen; by the rules its neutralisation has only one possible outcome, for instance at ${cellName(cell)}`
      return factsOf(text, 'G7', [cell, from], birth)
    },
    grounds(level, step, { birth, from }) {
      const cells = cellsOf(level, step, birth)
      const facts = [
        `The list that follows marks a new ghost in the place of ghost ${birth + 1}, so it was neutralised.`,
        `From ${cellName(from)} the rules let it step to ${cells.map(cellName).join(' or ')}.`,
        ...onEach(standingBefore(level, step), cells),
      ]
      return { facts, cells }
    },
  },
  undecided: {
    sentence(_, { birth, outcomes, from }) {
      const text = `What became of ${ghostName(birth).toLowerCase()} after ${cellName(from)} is not decided: ${possibleWords(outcomes)}`
      return factsOf(text, 'G7', [from], birth)
    },
    grounds(level, step, event) {
      const cells = cellsOf(level, step, event.birth)
      return { facts: undecidedFacts(level, step, event, cells), cells }
    },
  },
  'turn-hidden': {
    sentence: (_, { player }) =>
      factsOf(
        `The transcript ends before it shows the ghosts’ moves and ${playerNames[player]!}’s`,
        'G7',
        [],
      ),
    grounds(_level, _step, { player }) {
      const [shown, hidden] = [playerNames[1 - player]!, playerNames[player]!]
      return {
        facts: [
          `The transcript is ${shown}’s: its last line is ${shown}’s answer, and nothing was read after it.`,
          `${hidden}’s answer of this turn and the ghosts’ steps would stand in the lines that are missing.`,
          'Each ghost and each hunter of the team not shown is judged by itself.',
        ],
      }
    },
  },
}

/** Outcomes given as bits: "not neutralised, or a point for White". */
function possibleWords(outcomes: number): string {
  const words = [
    'not neutralised',
    'a point for White',
    'a point for Black',
    'no point for either team',
  ]
  return outcomesIn(outcomes)
    .map((code) => words[code]!)
    .join(', or ')
}

/** What the outcomes are between which nothing decides. */
function undecidedFacts(
  level: Level,
  step: StepView,
  { birth, from }: Happening<'undecided'>,
  cells: readonly number[],
): string[] {
  const turn = level.turns[step.turn]
  const standing = standingBefore(level, step)
  const stepped = `Where ghost ${birth + 1} stepped from ${cellName(from)} was not seen: to ${cells.map(cellName).join(' or ')}.`
  if (turn?.ghosts) return [stepped, ...onEach(standing, cells)]
  const shown = turn?.teams[0] ? 0 : 1
  const lines = cells.map(
    (cell) =>
      `On ${cellName(cell)} it has ${around(standing, cell, shown).length} hunters of ${playerNames[shown]} around it.`,
  )
  return [
    stepped,
    ...firstFacts(lines),
    `Where ${playerNames[1 - shown]!}’s hunters went is not shown.`,
  ]
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

/** Cells on which a ghost may be whose step was not shown; none when there is no such ghost. */
function cellsOf(level: Level, step: StepView, birth: number): number[] {
  const ghost: Ghost | null = ghostOf(step.before, birth)
  if (!ghost) return []
  const { rules } = standingBefore(level, step)
  if (rules.doesRest && ghost.hasCome && ghost.age === 0) return [ghost.origin]
  return nextCells(mapOf(level.town), { ...ghost })
}
