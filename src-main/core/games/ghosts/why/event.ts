import type { Explanation, StepView } from '../../../game/debugging'
import { countOf } from '../../../game/sentences'
import { unreachable } from '../../../kernel/unreachable'
import type { TraceEvent } from '../../../trace/trace'
import { cellName } from '../cells'
import * as events from '../play/events'
import { describe, type EventCode } from '../play/events'
import { ghostAt, ghostsOf } from '../play/layout'
import { playerNames, type Level } from '../model'
import { arrivedFacts, leftFacts } from './walk'
import { foundFacts, neutralisedFacts, shelteredFacts, undecidedFacts } from './neutralised'
import { impossibleFacts } from './impossible'
import { whyStop } from './stop'
import { hunterName, huntersOf, placeWords, type Grounds } from './words'

/** What made an event happen; see `Debugging`. */
export function whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation {
  if (event.code === events.STOPPED) return whyStop(level)
  const { rule, cells } = describe(event)
  const grounds = groundsOf(level, step, event)
  return { rule, facts: grounds.facts, cells: [...new Set([...cells, ...grounds.cells])] }
}

function groundsOf(level: Level, step: StepView, event: TraceEvent): Grounds {
  const code = event.code as EventCode
  switch (code) {
    case events.LEFT:
      return leftFacts(level, step, event)
    case events.ARRIVED:
      return arrivedFacts(level, step, event)
    case events.SHELTERED:
      return shelteredFacts(level, step, event)
    case events.NEUTRALISED:
    case events.TIED:
      return neutralisedFacts(level, step, event)
    case events.CELL_FOUND:
      return foundFacts(level, step, event)
    case events.UNDECIDED:
      return undecidedFacts(level, step, event)
    case events.HIDDEN:
      return { facts: hiddenFacts(event), cells: [] }
    case events.APPEARED:
      return appearedFacts(level, step, event)
    case events.FORFEITED:
      return { facts: forfeitedFacts(level, event), cells: [] }
    case events.IMPOSSIBLE:
      return impossibleFacts(level, step, event)
    default:
      return unreachable(code)
  }
}

function hiddenFacts({ a }: TraceEvent): string[] {
  const [shown, hidden] = [playerNames[1 - a]!, playerNames[a]!]
  return [
    `The transcript is ${shown}’s: its last line is ${shown}’s answer, and nothing was read after it.`,
    `${hidden}’s answer of this turn and the ghosts’ steps would stand in the lines that are missing.`,
    'Each ghost and each hunter of the team not shown is judged by itself.',
  ]
}

function appearedFacts(level: Level, { before, after }: StepView, event: TraceEvent): Grounds {
  const { c } = event
  const b = events.appearingPlace(event.b)
  const gone = ghostAt(before, b)
  const where = gone.isUnseen ? '' : ` at ${cellName(gone.cell)}`
  const facts = [
    `Place ${b + 1} of the list was that of ghost ${gone.birth + 1}, which was neutralised${where} in this turn.`,
    `${placeWords(level, c)}, drawn at random; the next list marks the new ghost +.`,
  ]
  const here = huntersOf(before).find(({ cell }) => cell === c)
  const other = ghostsOf(after).find((ghost) => ghost.cell === c && ghost.birth < event.a)
  if (here) facts.push(`That ${hunterName(here)} is there does not matter (G9).`)
  else if (other) facts.push(`That ghost ${other.birth + 1} is there does not matter (G9).`)
  return { facts, cells: gone.isUnseen ? [] : [gone.cell] }
}

function forfeitedFacts(level: Level, { a }: TraceEvent): string[] {
  return [
    `The match says so in its last line, forfeit ${a}, after ${countOf(level.turns.length, 'turn')}.`,
    `An answer that breaks the rules or comes late ends the match, and ${playerNames[1 - a]!} wins it; the scores stay as they are.`,
  ]
}
