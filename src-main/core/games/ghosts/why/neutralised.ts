import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { cellName } from '../cells'
import type { Happening } from '../play/events'
import type { Ghost } from '../play/layout'
import type { Level } from '../model'
import { BLACK, TIE, WHITE } from '../play/outcome'
import { rightRules } from '../play/readings'
import { mapOf } from '../play/town'
import type { Said } from '../said'
import {
  around,
  aroundFacts,
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

/** Ghosts with enough hunters around them: neutralised (T3), or safe on a house (G4). */
export function neutralisedEventsIn(
  words: Said,
): WordsOf<'ghost-sheltered' | 'ghost-neutralised' | 'ghost-tied'> {
  const { sentences, why } = words.ghosts
  return {
    'ghost-sheltered': {
      sentence(_, { birth, cell, white, black }) {
        const said = { ghost: birth + 1, cell: cellName(cell), white, black }
        return factsOf(sentences.sheltered(said), ['G4', 'T3'], [cell], birth)
      },
      grounds(level, step, { cell }) {
        const standing = standingBefore(level, step)
        const { needed, isCountShared: isShared } = standing.rules
        const facts = [
          why.sheltered({ place: placeWords(words, level, cell) }),
          ...aroundFacts(words, standing, cell),
          why.enoughOnStreet({ needed, isShared }),
        ]
        return { facts, cells: hunterCells(standing, cell) }
      },
    },
    'ghost-neutralised': {
      sentence(_, { birth, cell, white, black, winner }) {
        const ghost = { ghost: birth + 1, cell: cellName(cell), white, black }
        const said = sentences.neutralised({ ...ghost, winner: outcomeCode(winner) })
        return factsOf(said, 'T3', [cell], birth)
      },
      grounds: (level, step, event) => neutralisedGrounds(words, level, step, event),
    },
    'ghost-tied': {
      sentence(_, { birth, cell, white, black }) {
        const said = { ghost: birth + 1, cell: cellName(cell), white, black }
        return factsOf(sentences.tied(said), 'T3', [cell], birth)
      },
      grounds: (level, step, event) => neutralisedGrounds(words, level, step, event),
    },
  }
}

/** Who neutralised a ghost, and where the hunters were. */
function neutralisedGrounds(
  words: Said,
  level: Level,
  step: StepView,
  { birth, cell }: Happening<'ghost-neutralised' | 'ghost-tied'>,
): Grounds {
  const { why } = words.ghosts
  const standing = standingBefore(level, step)
  const ghost = ghostOf(step.before, birth)
  const facts = [balanceWords(words, standing, cell)]
  if (ghost && !ghost.isUnseen && ghost.was !== ghost.cell) {
    facts.push(
      why.wentInTurn({
        ghost: birth + 1,
        from: cellName(ghost.was),
        to: cellName(ghost.cell),
        place: placeWords(words, level, ghost.cell),
      }),
    )
    if (cell !== ghost.cell) facts.push(why.countsBefore({ cell: cellName(cell) }))
  } else facts.push(why.stands({ place: placeWords(words, level, cell) }))
  facts.push(...aroundFacts(words, standing, cell), ...officialWords(words, standing, ghost, cell))
  return { facts, cells: hunterCells(standing, cell) }
}

/** The outcome under the official rules for a ghost that a misreading has neutralised. */
function officialWords(
  words: Said,
  standing: Standing,
  ghost: Ghost | null,
  cell: number,
): string[] {
  if (standing.rules === rightRules) return []
  const official = { ...standing, rules: rightRules }
  const at = ghost && !ghost.isUnseen ? ghost.cell : cell
  const right = outcomeOn(official, at)
  const own = outcomeOn(standing, cell)
  const isSame = at === cell && right === own && (own !== TIE || standing.rules.tie === 'nobody')
  return isSame ? [] : [words.ghosts.why.byOfficial({ outcome: outcomeWords(words, right) })]
}

/** Which of the conditions of T3 is met, or what is missing. */
export function balanceWords({ ghosts: { why } }: Said, standing: Standing, cell: number): string {
  const { rules, level } = standing
  const { needed, isCountShared: isShared, tie } = rules
  const counted = { needed, isShared, ...countsAround(standing, cell) }
  const outcome = outcomeOn(standing, cell)
  if (outcome === WHITE || outcome === BLACK)
    return why.pointOf({ ...counted, player: outcome - 1 })
  if (outcome === TIE) return why.tied({ ...counted, tie })
  const isSafe = rules.doHousesShelter && mapOf(level.town).houseAt[cell]! >= 0
  return isSafe ? why.safeOnHouse : why.tooFew(counted)
}

function hunterCells(standing: Standing, cell: number): number[] {
  return [...around(standing, cell, 0), ...around(standing, cell, 1)].map((hunter) => hunter.cell)
}
