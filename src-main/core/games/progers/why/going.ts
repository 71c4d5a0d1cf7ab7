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
  playerName,
  rulesOfStep,
  sampleLying,
  standBefore,
  unmindedWords,
  wallWords,
  type Stand,
  type WordsOf,
} from './words'

/** What leads a robot to another cell: S (T2), J over something or nothing (T3, P1), each cell of an M (T4). */
export const goingEvents: WordsOf<'stepped' | 'jumped' | 'moved'> = {
  stepped: {
    sentence: (_, { player, spot }) =>
      factsAt(`${playerName(player)} steps to ${spotName(spot)}`, 'T2', player, spot),
    grounds(level, step, event) {
      const stand = standBefore(step, event)
      const unminded = unmindedWords(level, step, stand)
      const facts = [
        stoodWords(stand),
        ...unminded,
        unminded.length > 0
          ? 'That does not matter in this run; by the official rules S is skipped there.'
          : `No wall, no edge of a hill, no border and no robot is between ${spotName(stand.spot)} and ${spotName(event.spot)}.`,
      ]
      return { facts, cells: cellsOf(stand.spot) }
    },
  },
  jumped: {
    sentence(_, { player, spot, isOverWall, isOverEdge }) {
      const over = [
        ...(isOverWall ? ['a wall'] : []),
        ...(isOverEdge ? ['the edge of a hill'] : []),
      ]
      if (over.length === 0) {
        const text = `${playerName(player)} jumps to ${spotName(spot)}, over nothing`
        return factsAt(text, ['P1', 'T3'], player, spot)
      }
      const text = `${playerName(player)} jumps over ${over.join(' and ')} to ${spotName(spot)}`
      return factsAt(text, isOverEdge ? ['T3', 'T10'] : 'T3', player, spot)
    },
    grounds(level, step, event) {
      const stand = standBefore(step, event)
      const { player, spot, way } = stand
      const next = spot + wayStep[way]!
      const other = robotSpot(step.before, 1 - player)
      const facts = [stoodWords(stand)]
      if (event.isOverWall) facts.push(wallWords(level, spot, next, way))
      if (event.isOverEdge) facts.push(edgeWords(level, spot, next))
      if (other === next)
        facts.push(
          `The other robot is at ${spotName(next)}; by the official rules J is skipped then (P2).`,
        )
      const unminded = unmindedWords(level, step, stand).slice(0, other === next ? -1 : undefined)
      if (event.isOverWall || event.isOverEdge) facts.push('J goes over walls and edges.')
      else if (unminded.length > 0) facts.push(...unminded, 'J goes over that in any case.')
      else if (other !== next) facts.push('Nothing is in between, and so J moves like S (P1).')
      return { facts, cells: cellsOf(spot) }
    },
  },
  moved: {
    sentence(_, { player, spot, obstacle }) {
      const text = `${playerName(player)} moves to ${spotName(spot)}`
      if (obstacle === BY_NOTHING) return factsAt(`${text} and goes on`, 'T4', player, spot)
      const rules = isEdge(obstacle) ? (['T4', 'T10'] as const) : 'T4'
      return factsAt(`${text} and stops: ${skipWords[obstacle]}`, rules, player, spot)
    },
    // Why M led on to the cell, and why it stops or goes on there.
    grounds(level, step, event) {
      const { spot, obstacle } = event
      const stand = standBefore(step, event)
      const there: Stand = { ...stand, spot }
      const unminded = unmindedWords(level, step, stand)
      const led = `M goes on to the ${wayWord(stand.way)}: from ${spotName(stand.spot)} to ${spotName(spot)}`
      const facts =
        unminded.length === 0
          ? [`${led}, with nothing in between.`]
          : [
              `${led}.`,
              ...unminded,
              'That does not matter in this run; by the official rules M ends before it.',
            ]
      const other = robotSpot(step.before, 1 - stand.player)
      if (obstacle === BY_NOTHING) facts.push(...goesOnWords(level, step, there))
      else if (obstacle === BY_SAMPLE) {
        const how =
          rulesOfStep(step).moveStops === 'at-samples'
            ? 'M ends at a cell with a sample, full or not.'
            : 'there is room for it; by the official rules M ends there also when full.'
        facts.push(`On ${spotName(spot)} lies a sample, and ${how}`)
      } else {
        facts.push(
          `It stops at ${spotName(spot)}.`,
          ...obstacleWords(level, there, obstacle, other),
        )
      }
      return { facts, cells: cellsOf(stand.spot, ...(obstacle === BY_ROBOT ? [other] : [])) }
    },
  },
}

function stoodWords({ player, spot, way }: Stand): string {
  return `The robot of player ${player} stood at ${spotName(spot)} and faced ${ways[way]!}.`
}

function goesOnWords(level: Level, step: StepView, there: Stand): string[] {
  const [here, next] = [spotName(there.spot), spotName(there.spot + wayStep[there.way]!)]
  const unminded = unmindedWords(level, step, there)
  return [
    unminded.length === 0
      ? `Nothing is between ${here} and ${next} either.`
      : 'What is ahead does not stop it in this run.',
    ...unminded,
    sampleLying(level, step, there.spot) >= 0
      ? `A sample lies on ${here}; by the official rules M ends there.`
      : `No sample lies on ${here}, so M goes on.`,
  ]
}

function wayWord(way: number): string {
  return ['north', 'east', 'south', 'west'][way]!
}
