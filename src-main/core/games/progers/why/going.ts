import type { StepView } from '../../../game/debugging'
import { ways } from '../../../kernel/grid'
import { BY_NOTHING, BY_ROBOT, BY_SAMPLE } from '../play/events'
import { robotSpot } from '../play/layout'
import { spotName, wayStep, type Level } from '../model'
import { isEdge, skipWords } from './skipped'
import {
  cellsOf,
  edgeWords,
  factsAt,
  obstacleWords,
  rulesOfStep,
  sampleLying,
  standBefore,
  standGiven,
  unmindedWords,
  wallWords,
  type Said,
  type Stand,
  type WordsOf,
} from './words'

/** Events that take a robot to another cell: S (T2), J over something or nothing (T3, P1), each cell of an M (T4). */
export function goingEventsIn(words: Said): WordsOf<'stepped' | 'jumped' | 'moved'> {
  return { ...stepEventsIn(words), ...jumpEventsIn(words), ...moveEventsIn(words) }
}

function stepEventsIn(words: Said): WordsOf<'stepped'> {
  const { sentences, why } = words.progers
  return {
    stepped: {
      sentence: (_, { player, spot }) =>
        factsAt(sentences.stepped({ player, spot: spotName(spot) }), 'T2', player, spot),
      grounds(level, step, event) {
        const stand = standBefore(step, event)
        const unminded = unmindedWords(words, level, step, stand)
        const between = { from: spotName(stand.spot), to: spotName(event.spot) }
        const facts = [
          why.stood(standGiven(stand)),
          ...unminded,
          unminded.length > 0 ? why.stepNotMinded : why.nothingBetween(between),
        ]
        return { facts, cells: cellsOf(stand.spot) }
      },
    },
  }
}

function jumpEventsIn(words: Said): WordsOf<'jumped'> {
  const {
    sentences: { jumpedOver },
    why,
  } = words.progers
  return {
    jumped: {
      sentence(_, { player, spot, isOverWall, isOverEdge }) {
        const given = { player, spot: spotName(spot) }
        if (!isOverWall && !isOverEdge) {
          return factsAt(jumpedOver.nothing(given), ['P1', 'T3'], player, spot)
        }
        const over = isOverWall ? (isOverEdge ? 'both' : 'wall') : 'edge'
        return factsAt(jumpedOver[over](given), isOverEdge ? ['T3', 'T10'] : 'T3', player, spot)
      },
      grounds(level, step, event) {
        const stand = standBefore(step, event)
        const { player, spot, way } = stand
        const next = spot + wayStep[way]!
        const isOnRobot = robotSpot(step.before, 1 - player) === next
        const facts = [why.stood(standGiven(stand))]
        if (event.isOverWall) facts.push(wallWords(words, level, spot, next, way))
        if (event.isOverEdge) facts.push(edgeWords(words, level, spot, next))
        if (isOnRobot) facts.push(why.otherRobotThere({ spot: spotName(next) }))
        const unminded = unmindedWords(words, level, step, stand)
        // The robot there has already been mentioned.
        if (isOnRobot) unminded.pop()
        if (event.isOverWall || event.isOverEdge) facts.push(why.jumpsOver)
        else if (unminded.length > 0) facts.push(...unminded, why.jumpsAnyway)
        else if (!isOnRobot) facts.push(why.jumpsLikeStep)
        return { facts, cells: cellsOf(spot) }
      },
    },
  }
}

function moveEventsIn(words: Said): WordsOf<'moved'> {
  const { sentences, why } = words.progers
  return {
    moved: {
      sentence(_, { player, spot, obstacle }) {
        const given = { player, spot: spotName(spot) }
        if (obstacle === BY_NOTHING) return factsAt(sentences.movedOn(given), 'T4', player, spot)
        const rules = isEdge(obstacle) ? (['T4', 'T10'] as const) : 'T4'
        const text = sentences.movedStop({ ...given, why: skipWords(words, obstacle) })
        return factsAt(text, rules, player, spot)
      },
      // Why M led to the cell, and why it stops or continues there.
      grounds(level, step, event) {
        const { spot, obstacle } = event
        const stand = standBefore(step, event)
        const there: Stand = { ...stand, spot }
        const unminded = unmindedWords(words, level, step, stand)
        const led = { way: ways[stand.way]!, from: spotName(stand.spot), to: spotName(spot) }
        const facts =
          unminded.length === 0
            ? [why.movedOn(led)]
            : [why.movedOnUnminded(led), ...unminded, why.moveNotMinded]
        const other = robotSpot(step.before, 1 - stand.player)
        if (obstacle === BY_NOTHING) facts.push(...goesOnWords(words, level, step, there))
        else if (obstacle === BY_SAMPLE) {
          const isEvenFull = rulesOfStep(step).moveStops === 'at-samples'
          const on = { spot: spotName(spot) }
          facts.push(isEvenFull ? why.onSample(on) : why.onSampleWithRoom(on))
        } else {
          facts.push(why.stopsAt({ spot: spotName(spot) }))
          facts.push(...obstacleWords(words, level, there, obstacle, other))
        }
        return { facts, cells: cellsOf(stand.spot, ...(obstacle === BY_ROBOT ? [other] : [])) }
      },
    },
  }
}

function goesOnWords(words: Said, level: Level, step: StepView, there: Stand): string[] {
  const { why } = words.progers
  const [here, next] = [spotName(there.spot), spotName(there.spot + wayStep[there.way]!)]
  const unminded = unmindedWords(words, level, step, there)
  return [
    unminded.length === 0 ? why.nothingNext({ from: here, to: next }) : why.nextNotMinded,
    ...unminded,
    sampleLying(level, step, there.spot) >= 0
      ? why.sampleNotMinded({ spot: here })
      : why.noSample({ spot: here }),
  ]
}
