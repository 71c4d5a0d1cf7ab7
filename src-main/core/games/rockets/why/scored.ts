import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import type { EventFacts } from '../../../game/module'
import { deciding } from '../play/deciding'
import { events, type Happening } from '../play/events'
import { slotsOf } from '../play/layout'
import { CAT_COST } from '../play/readings'
import { cellAt, type Level } from '../model'
import {
  animalOf,
  animalsAt,
  cameFrom,
  doorOf,
  moveWords,
  rulesOfStep,
  whoIs,
  type Said,
  type WordsOf,
} from './words'

type Scored = Happening<'mouse-scored' | 'cat-scored'>

/** Animals that enter a rocket (T3, T4, R4), and the rule that keeps a score from being negative (R3). */
export function scoreEventsIn({
  rockets: { sentences, why },
}: Said): WordsOf<'mouse-scored' | 'cat-scored' | 'floored'> {
  return {
    'mouse-scored': { sentence: scored, grounds: scoredGrounds },
    'cat-scored': { sentence: scored, grounds: scoredGrounds },
    floored: {
      sentence: (level, { player, before }) =>
        factsOf(sentences.floored({ player: player + 1, before }), deciding.floored(), [
          rocketCell(level, player),
        ]),
      grounds: (level, step, event) => ({ facts: flooredFacts(level, step, event) }),
    },
  }

  function scored(level: Level, event: Scored): EventFacts {
    const { name, birth, player, score } = event
    const was = scoreBefore(event)
    const text = sentences[name]({ door: doorOf(level, birth), player: player + 1, was, score })
    return factsOf(text, deciding[name](level, event), [rocketCell(level, player)], birth)
  }

  function scoredGrounds(level: Level, step: StepView, event: Scored): Grounds {
    const { name, birth, player: index } = event
    const isCat = name === 'cat-scored'
    const player = index + 1
    const animal = animalOf(level, step.before, birth)
    const from = animal ? cameFrom(level, animal) : -1
    const facts = [
      animal
        ? moveWords(level, animal, why.scored, { player })
        : why.scored.there({ ...whoIs(level, { birth, isCat }), player }),
      pointsWords(step, event),
    ]
    if (Math.trunc(birth / Math.max(1, level.doors.length)) === step.turn)
      facts.push(why.scored.fromDoor)
    // Animals that score later find the others gone.
    const other =
      animal && animalsAt(level, step.before, animal.cell).find((held) => held.isCat !== isCat)
    if (other) {
      const { areCatsFirst } = rulesOfStep(step)
      facts.push(why.scored.together({ ...whoIs(level, other), areCatsFirst }))
    }
    return { facts, cells: from < 0 ? [] : [from] }
  }

  function pointsWords(step: StepView, event: Scored): string {
    const { name, player, score } = event
    const given = { player: player + 1, was: scoreBefore(event), score }
    if (name === 'mouse-scored') return why.scored.mouse(given)
    if (score >= 0) return why.scored.cat(given)
    const isFloored = events.all(step.events, 'floored').some((other) => other.player === player)
    return why.scored.catBelow({ ...given, isFloored })
  }

  function flooredFacts(
    level: Level,
    step: StepView,
    { player, before }: Happening<'floored'>,
  ): string[] {
    const all = events.all(step.events, 'cat-scored')
    const cats = all.filter((other) => other.player === player).length
    const given = { player: player + 1, was: step.before[slotsOf(level).scores + player]! }
    return [
      cats === 0
        ? why.floored.atEnd(given)
        : why.floored.cost({ ...given, cats, cost: cats * CAT_COST, before }),
      rulesOfStep(step).floor === 'each-turn' ? why.floored.eachTurn : why.floored.misread,
    ]
  }
}

function scoreBefore({ name, score }: Scored): number {
  return name === 'cat-scored' ? score + CAT_COST : score - 1
}

function rocketCell(level: Level, player: number): number {
  const rocket = level.rockets[player]!
  return cellAt(level, rocket.x, rocket.y)
}
