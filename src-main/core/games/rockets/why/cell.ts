import type { Explanation, Grounds, StepView } from '../../../game/debugging'
import { stopOnCell, type StopWords } from '../../../game/stop-facts'
import { firstFactsIn } from '../../../words'
import { unreachable } from '../../../kernel/unreachable'
import { events } from '../play/events'
import { doorCell, isPit, type Level } from '../model'
import { CATS, EAT, MICE, MOVE, phases, PLACE, SPAWN, TURN, type PhaseIndex } from '../play/phases'
import { moveFacts } from './cell-move'
import { eatFacts, turnFacts } from './cell-meet'
import { placeFacts } from './cell-place'
import type { eventsIn } from './events'
import type { Rules } from '../play/readings'
import { animalsAt, at, kindsOf, rulesOfStep, type Said } from './words'

/** Makes the function for the reasons for a square's contents after a phase; see `Debugging`. */
export function whyCellIn(
  words: Said,
  { describe, whyEvent }: ReturnType<typeof eventsIn>,
  { whyStop }: StopWords<Level>,
) {
  const { cell: said } = words.rockets.why
  return (level: Level, step: StepView, cell: number): Explanation => {
    if (step.events.some((event) => events.is(event, 'cannot-be-played'))) {
      return stopOnCell(whyStop(level), cell)
    }
    const here = step.events.filter((event) => describe(level, event).cells[0] === cell)
    const told = here.slice(0, 3).map((event) => whyEvent(level, step, event))
    const own = ownFacts(level, step, cell)
    const facts = [...told.flatMap((why) => why.facts), ...own.facts]
    if (here.length > 3) facts.push(said.more({ count: here.length - 3 }))
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
        return { facts: [spawnFact(level, cell)] }
      case MOVE:
        return moveFacts(words, level, step, cell)
      case MICE:
      case CATS:
        return { facts: rocketFacts(level, step, cell, phase === CATS) }
      case EAT:
        return eatFacts(words, level, step, cell)
      case TURN:
        return { facts: firstFactsIn(words, turnFacts(words, level, step, cell)) }
      case PLACE:
        return placeFacts(words, level, step, cell)
      default:
        return unreachable(phase)
    }
  }

  function spawnFact(level: Level, cell: number): string {
    const isDoor = level.doors.some((door) => doorCell(level, door) === cell)
    return (isDoor ? said.door : said.noDoor)({ cell: at(level, cell) })
  }

  function rocketFacts(level: Level, step: StepView, cell: number, areCats: boolean): string[] {
    const rules = rulesOfStep(step)
    const animals = animalsAt(level, step.before, cell)
    const x = cell % level.width
    const y = Math.trunc(cell / level.width)
    const player = level.rockets.findIndex((rocket) => rocket.x === x && rocket.y === y)
    const square = { cell: at(level, cell), areCats }
    if (player < 0) {
      const isPitHere = rules.areCornersPits && isPit(level, x, y)
      const facts = [(isPitHere ? said.pitNoRocket : said.noRocket)(square)]
      if (animals.length === 0) return facts
      const kinds = kindsOf(animals)
      const areBoth = kinds.mice > 0 && kinds.cats > 0
      return [...facts, said.stay({ ...kinds, areBoth, isOne: animals.length === 1 })]
    }
    const others = animals.filter(({ isCat }) => isCat !== areCats)
    const own = animals.length - others.length
    const facts = own === 0 ? [said.noneOnRocket({ ...square, player: player + 1 })] : []
    return others.length === 0 ? facts : [...facts, otherFact(rules, areCats, others.length)]
  }

  /** What happens to animals on a rocket that do not score in this phase (R4). */
  function otherFact(rules: Rules, areCats: boolean, count: number): string {
    const { others } = said
    if (areCats === !rules.areCatsFirst) {
      return areCats ? others.phaseOfCats({ mice: count }) : others.phaseOfMice({ cats: count })
    }
    if (areCats) return others.miceNext({ mice: count })
    return (rules.isEatingFirst ? others.catsNextEaten : others.catsNext)({ cats: count })
  }
}
