import type { StepView } from '../../../game/debugging'
import type { Deciding } from '../../../game/event-words'
import { ways } from '../../../kernel/grid'
import { scratchOn } from '../../../trace/writer'
import {
  BY_BORDER,
  BY_EDGE,
  BY_FULL,
  BY_NOTHING,
  BY_ROBOT,
  BY_SAMPLE,
  BY_WALL,
  BY_WALL_AND_EDGE,
  type Obstacle,
} from '../play/events'
import { doInstruction } from '../play/instructions'
import { handOf, robotSpot } from '../play/layout'
import { spotName, wayStep, type Level } from '../model'
import { JUMP, LETTERS, MOVE } from '../official'
import { makeStage } from '../play/stage'
import {
  cellsOf,
  factsAt,
  obstacleWords,
  playerName,
  rulesOfStep,
  standBefore,
  type Stand,
  type WordsOf,
} from './words'

/** Why an instruction is skipped or an M stops, as sentences end. */
export const skipWords: Readonly<Record<Obstacle, string>> = {
  [BY_BORDER]: 'the border is ahead',
  [BY_WALL]: 'a wall is ahead',
  [BY_EDGE]: 'the edge of a hill is ahead',
  [BY_WALL_AND_EDGE]: 'a wall and the edge of a hill are ahead',
  [BY_ROBOT]: 'the other robot is ahead',
  [BY_SAMPLE]: 'a sample lies there',
  [BY_FULL]: 'a sample lies ahead and there is no room for it',
  [BY_NOTHING]: 'there is nothing to jump over',
}

/** The rule by which an instruction is skipped. */
export function skipRule(letter: number, obstacle: Obstacle): string {
  if (letter === MOVE) return 'P7'
  if (obstacle === BY_ROBOT) return 'P2'
  return letter === JUMP ? 'T3' : 'T2'
}

/** Instructions that are skipped for what is ahead (T2, T3, P2, P7). */
export const skipEvents: WordsOf<'skipped'> = {
  skipped: {
    sentence(_, { player, letter, obstacle, spot }) {
      const text = `${playerName(player)} skips ${LETTERS[letter]} at ${spotName(spot)}: ${skipWords[obstacle]}`
      return factsAt(text, skipRules(letter, obstacle), player, spot)
    },
    grounds(level, step, event) {
      const { letter, obstacle } = event
      const stand = standBefore(step, event)
      const other = robotSpot(step.before, 1 - stand.player)
      const facts = [
        ...obstacleWords(level, stand, obstacle, other),
        `The robot of player ${stand.player} stands at ${spotName(stand.spot)} and faces ${ways[stand.way]!}.`,
      ]
      if (letter === JUMP && (obstacle === BY_BORDER || obstacle === BY_ROBOT)) {
        facts.push('J goes over walls and edges, not over the border nor onto the other robot.')
      } else if (letter !== JUMP && (obstacle === BY_WALL || isEdge(obstacle))) {
        facts.push(`${LETTERS[letter]!} does not go over ${jumpWords(level, step, stand)}`)
      }
      const cards = (state: Int32Array) => handOf(level, state, stand.player).length
      facts.push(
        cards(step.after) === cards(step.before)
          ? 'In this run it goes back to the hand; by the official rules it is used up (T1).'
          : 'The instruction is used up all the same (T1).',
      )
      if (rulesOfStep(step).doesFailureEndTurn)
        facts.push(
          'In this run that ends the turn; by the official rules the program goes on (T1).',
        )
      return { facts, cells: obstacle === BY_ROBOT ? cellsOf(other) : [] }
    },
  },
}

/** All rules; T1 is what uses the instruction up. */
function skipRules(letter: number, obstacle: Obstacle): Deciding {
  const rule = skipRule(letter, obstacle)
  const own = letter === MOVE ? 'T4' : letter === JUMP ? 'T3' : 'T2'
  const edge = isEdge(obstacle) ? ['T10'] : []
  const room = obstacle === BY_FULL ? ['P6'] : []
  return [rule, ...(own === rule ? [] : [own]), ...edge, ...room, 'T1']
}

/** Whether an obstacle is the edge of a hill, alone or with a wall. */
export function isEdge(obstacle: Obstacle): boolean {
  return obstacle === BY_EDGE || obstacle === BY_WALL_AND_EDGE
}

/** Whether J would have gone over what stopped the robot: it is tried by the rules of the run. */
function jumpWords(level: Level, step: StepView, { player, spot, way }: Stand): string {
  const scratch = scratchOn(step.before.slice())
  const stage = makeStage(level, scratch, rulesOfStep(step))
  const next = spot + wayStep[way]!
  if (doInstruction(stage, player, JUMP)) return 'it; J would.'
  if (robotSpot(step.before, 1 - player) === next)
    return `it. J would, but the other robot stands at ${spotName(next)}.`
  return `it. J would, but a sample lies on ${spotName(next)} and the robot is full, which matters in this run.`
}
