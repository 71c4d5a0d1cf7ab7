import type { Explanation, Grounds, StepView } from '../../../game/debugging'
import { stopOnCell } from '../../../game/stop-facts'
import { firstFacts } from '../../../game/sentences'
import { unreachable } from '../../../kernel/unreachable'
import { events } from '../play/events'
import { doorCell, isPit, type Level } from '../model'
import { CATS, EAT, MICE, MOVE, phases, PLACE, SPAWN, TURN, type PhaseIndex } from '../play/phases'
import { moveFacts } from './cell-move'
import { eatFacts, turnFacts } from './cell-meet'
import { placeFacts } from './cell-place'
import { describe, whyEvent } from './events'
import type { Rules } from '../play/readings'
import { whyStop } from './stop'
import { animalsAt, at, kindsWords, rulesOfStep } from './words'

/** What made a square come out of a phase as it did; see `Debugging`. */
export function whyCell(level: Level, step: StepView, cell: number): Explanation {
  if (step.events.some((event) => events.is(event, 'cannot-be-played'))) {
    return stopOnCell(whyStop(level), cell)
  }
  const here = step.events.filter((event) => describe(level, event).cells[0] === cell)
  const told = here.slice(0, 3).map((event) => whyEvent(level, step, event))
  const own = ownFacts(level, step, cell)
  const facts = [...told.flatMap((why) => why.facts), ...own.facts]
  if (here.length > 3) facts.push(`${here.length - 3} more things happened on it in this phase.`)
  return {
    rule: told[0]?.rule ?? phases[step.phase]!.rule,
    facts: [...new Set(facts)],
    cells: [...new Set([cell, ...told.flatMap((why) => why.cells), ...(own.cells ?? [])])],
  }
}

function ownFacts(level: Level, step: StepView, cell: number): Grounds {
  const phase = step.phase as PhaseIndex
  switch (phase) {
    case SPAWN:
      return { facts: spawnFacts(level, cell) }
    case MOVE:
      return moveFacts(level, step, cell)
    case MICE:
    case CATS:
      return { facts: rocketFacts(level, step, cell, phase === CATS) }
    case EAT:
      return eatFacts(level, step, cell)
    case TURN:
      return { facts: firstFacts(turnFacts(level, step, cell)) }
    case PLACE:
      return placeFacts(level, step, cell)
    default:
      return unreachable(phase)
  }
}

function spawnFacts(level: Level, cell: number): string[] {
  const isDoor = level.doors.some((door) => doorCell(level, door) === cell)
  const where = 'animals are made just off the grid, never on a square'
  if (!isDoor) return [`No door opens onto ${at(level, cell)}, and ${where}.`]
  return [`Nothing on ${at(level, cell)} itself changes: ${where}.`]
}

function rocketFacts(level: Level, step: StepView, cell: number, areCats: boolean): string[] {
  const rules = rulesOfStep(step)
  const animals = animalsAt(level, step.before, cell)
  const x = cell % level.width
  const y = Math.trunc(cell / level.width)
  const player = level.rockets.findIndex((rocket) => rocket.x === x && rocket.y === y)
  const kind = areCats ? 'cat' : 'mouse'
  if (player < 0) {
    const isPitHere = rules.areCornersPits && isPit(level, x, y)
    const what = isPitHere ? 'a pit and no rocket' : 'no rocket'
    const facts = [`On ${at(level, cell)} is ${what}, so no ${kind} scores there.`]
    if (animals.length > 0)
      facts.push(`${kindsWords(animals)} stay${animals.length === 1 ? 's' : ''} on it.`)
    return facts
  }
  const others = animals.filter(({ isCat }) => isCat !== areCats)
  const own = animals.length - others.length
  const rocket = `the rocket of player ${player + 1} at ${at(level, cell)}`
  const facts = own === 0 ? [`No ${kind} is on ${rocket} after this turn’s move.`] : []
  if (others.length === 0) return facts
  return [...facts, `${kindsWords(others)} on it: ${otherWords(rules, areCats)}.`]
}

/** What becomes of those on a rocket for whom the phase is not (R4). */
function otherWords(rules: Rules, areCats: boolean): string {
  if (areCats === !rules.areCatsFirst) return `this phase is for ${areCats ? 'cats' : 'mice'} alone`
  if (areCats)
    return 'mice score in the next phase of this run, by the official rules before the cats'
  return rules.isEatingFirst
    ? 'cats cost their points in the next phase (T4), and in this run the eating came before it'
    : 'cats cost their points in the next phase (T4), and no mouse is eaten on a rocket (R4)'
}
