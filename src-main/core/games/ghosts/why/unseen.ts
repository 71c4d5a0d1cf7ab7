import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { eitherIn, firstFactsIn } from '../../../words'
import { cellName } from '../cells'
import type { Happening } from '../play/events'
import type { Ghost } from '../play/layout'
import type { Level } from '../model'
import { NONE, outcomesIn } from '../play/outcome'
import { mapOf } from '../play/town'
import { nextCells } from '../play/walk'
import type { Said } from '../said'
import {
  around,
  countsAround,
  ghostOf,
  outcomeCode,
  outcomeOn,
  outcomeWords,
  placeWords,
  standingBefore,
  type Standing,
  type WordsOf,
} from './words'

/** Events that a transcript does not show, and their possible outcomes (G7). */
export function unseenEventsIn(words: Said): WordsOf<'cell-found' | 'undecided' | 'turn-hidden'> {
  const { sentences, why } = words.ghosts
  return {
    'cell-found': {
      sentence(_, { birth, from, cell }) {
        const said = { ghost: birth + 1, from: cellName(from), cell: cellName(cell) }
        return factsOf(sentences.cellFound(said), 'G7', [cell, from], birth)
      },
      grounds(level, step, { birth, from }) {
        const cells = cellsOf(level, step, birth)
        const facts = [
          why.replaced({ ghost: birth + 1 }),
          why.couldStep({ from: cellName(from), cells: eitherIn(words, cells.map(cellName)) }),
          ...onEach(words, standingBefore(level, step), cells),
        ]
        return { facts, cells }
      },
    },
    undecided: {
      sentence(_, { birth, outcomes, from }) {
        const said = {
          ghost: birth + 1,
          from: cellName(from),
          outcomes: possibleWords(words, outcomes),
        }
        return factsOf(sentences.undecided(said), 'G7', [from], birth)
      },
      grounds(level, step, event) {
        const cells = cellsOf(level, step, event.birth)
        return { facts: undecidedFacts(words, level, step, event, cells), cells }
      },
    },
    'turn-hidden': {
      sentence: (_, { player }) => factsOf(sentences.turnHidden({ player }), 'G7', []),
      grounds: (_level, _step, { player }) => ({
        facts: [
          why.transcriptOf({ player: 1 - player }),
          why.missingLines({ player }),
          why.judgedAlone,
        ],
      }),
    },
  }
}

/** Outcomes given as bits: "not neutralised, or a point for White". */
function possibleWords({ ghosts: { own } }: Said, outcomes: number): string {
  return outcomesIn(outcomes)
    .map((code) => own.outcomes.possible({ outcome: outcomeCode(code) }))
    .reduce((first, other) => own.outcomes.either({ first, other }))
}

/** The possible outcomes, if nothing decides between them. */
function undecidedFacts(
  words: Said,
  level: Level,
  step: StepView,
  { birth, from }: Happening<'undecided'>,
  cells: readonly number[],
): string[] {
  const { why } = words.ghosts
  const turn = level.turns[step.turn]
  const standing = standingBefore(level, step)
  const stepped = why.notSeen({
    ghost: birth + 1,
    from: cellName(from),
    cells: eitherIn(words, cells.map(cellName)),
  })
  if (turn?.ghosts) return [stepped, ...onEach(words, standing, cells)]
  const shown = turn?.teams[0] ? 0 : 1
  const lines = cells.map((cell) =>
    why.onCellHas({
      cell: cellName(cell),
      count: around(standing, cell, shown).length,
      player: shown,
    }),
  )
  return [stepped, ...firstFactsIn(words, lines), why.huntersNotShown({ player: 1 - shown })]
}

function onEach(words: Said, standing: Standing, cells: readonly number[]): string[] {
  return firstFactsIn(
    words,
    cells.map((cell) => onCell(words, standing, cell)),
  )
}

function onCell(words: Said, standing: Standing, cell: number): string {
  const { why } = words.ghosts
  const { level, rules } = standing
  if (rules.doHousesShelter && mapOf(level.town).houseAt[cell]! >= 0) {
    return why.ruledOutSafe({ place: placeWords(words, level, cell) })
  }
  const outcome = outcomeOn(standing, cell)
  return why.onCell({
    cell: cellName(cell),
    ...countsAround(standing, cell),
    outcome: outcomeWords(words, outcome),
    isRuledOut: outcome === NONE,
  })
}

/** Cells on which a ghost may be whose step was not shown; none if there is no such ghost. */
function cellsOf(level: Level, step: StepView, birth: number): number[] {
  const ghost: Ghost | null = ghostOf(step.before, birth)
  if (!ghost) return []
  const { rules } = standingBefore(level, step)
  if (rules.doesRest && ghost.hasCome && ghost.age === 0) return [ghost.origin]
  return nextCells(mapOf(level.town), { ...ghost })
}
