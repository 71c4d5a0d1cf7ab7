import type { StepView } from '../../../game/debugging'
import type { Deciding } from '../../../game/module'
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
  rulesOfStep,
  standBefore,
  standGiven,
  type Said,
  type Stand,
  type WordsOf,
} from './words'

const obstacleNames = {
  [BY_BORDER]: 'border',
  [BY_WALL]: 'wall',
  [BY_EDGE]: 'edge',
  [BY_WALL_AND_EDGE]: 'wallAndEdge',
  [BY_ROBOT]: 'robot',
  [BY_SAMPLE]: 'sample',
  [BY_FULL]: 'full',
  [BY_NOTHING]: 'nothing',
} as const

/** Why an instruction is skipped or an M stops, as the end of a sentence. */
export function skipWords({ progers: { own } }: Pick<Said, 'progers'>, by: Obstacle): string {
  return own.obstacles[obstacleNames[by]]
}

/** The rule by which an instruction is skipped. */
export function skipRule(letter: number, obstacle: Obstacle): string {
  if (letter === MOVE) return 'P7'
  if (obstacle === BY_ROBOT) return 'P2'
  return letter === JUMP ? 'T3' : 'T2'
}

/** Instructions that are skipped because of an obstacle (T2, T3, P2, P7). */
export function skipEventsIn(words: Said): WordsOf<'skipped'> {
  const { sentences, why } = words.progers
  return {
    skipped: {
      sentence(_, { player, letter, obstacle, spot }) {
        const text = sentences.skipped({
          player,
          letter: LETTERS[letter]!,
          spot: spotName(spot),
          why: skipWords(words, obstacle),
        })
        return factsAt(text, skipRules(letter, obstacle), player, spot)
      },
      grounds(level, step, event) {
        const { letter, obstacle } = event
        const stand = standBefore(step, event)
        const other = robotSpot(step.before, 1 - stand.player)
        const facts = [
          ...obstacleWords(words, level, stand, obstacle, other),
          why.stands(standGiven(stand)),
        ]
        if (letter === JUMP && (obstacle === BY_BORDER || obstacle === BY_ROBOT)) {
          facts.push(why.jumpNotOver)
        } else if (letter !== JUMP && (obstacle === BY_WALL || isEdge(obstacle))) {
          const over = { letter: LETTERS[letter]!, isTwo: obstacle === BY_WALL_AND_EDGE }
          facts.push(jumpWords(words, over, level, step, stand))
        }
        const cards = (state: Int32Array) => handOf(level, state, stand.player).length
        const isKept = cards(step.after) === cards(step.before)
        facts.push(isKept ? why.backToHand : why.usedUp)
        if (rulesOfStep(step).doesFailureEndTurn) facts.push(why.endsTurn)
        return { facts, cells: obstacle === BY_ROBOT ? cellsOf(other) : [] }
      },
    },
  }
}

/** All rules; T1 makes the instruction count as used. */
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

/** Whether J would have crossed the obstacle: tried under the rules of the run. */
function jumpWords(
  { progers: { why } }: Said,
  over: { readonly letter: string; readonly isTwo: boolean },
  level: Level,
  step: StepView,
  { player, spot, way }: Stand,
): string {
  const scratch = scratchOn(step.before.slice())
  const stage = makeStage(level, scratch, rulesOfStep(step))
  const next = spot + wayStep[way]!
  if (doInstruction(stage, player, JUMP)) return why.jumpWould(over)
  const there = { ...over, spot: spotName(next) }
  return robotSpot(step.before, 1 - player) === next
    ? why.jumpWouldButRobot(there)
    : why.jumpWouldButSample(there)
}
