import type { TraceEvent } from '../../../trace/trace'
import type { EventFacts } from '../../../game/module'
import { scratchOn } from '../../../trace/writer'
import { eventsIn } from '../why/events'
import { skipRule, skipWords } from '../why/skipped'
import type { Said } from '../why/words'
import { events } from '../play/events'
import { robotSpot, robotWay, slots } from '../play/layout'
import { cellOfSpot, type Level } from '../model'
import { play } from '../play/play'
import { problemSentence } from '../text/problem-sentence'
import { makeStage } from '../play/stage'
import { playStep, programProblem } from '../play/turn'

/** The effects of one instruction of a tried program. */
export interface PreviewStep {
  readonly letter: string
  /** Cells that the robot enters, one after the other; empty for turns and skipped instructions. */
  readonly cells: readonly number[]
  /** The robot's cell and direction after it. */
  readonly cell: number
  readonly way: number
  /** Why it is skipped, with the rule; null if it is executed. */
  readonly skipped: { readonly text: string; readonly rule: string } | null
  /** Other events, in words: samples taken or left, unloading, the end. */
  readonly happenings: readonly EventFacts[]
}

/** The effects of a program, which a player may try before playing it. */
export interface Preview {
  readonly player: number
  /** Before the program. */
  readonly cell: number
  readonly way: number
  readonly steps: readonly PreviewStep[]
  /** Points that the program brings. */
  readonly points: number
  /** Why it is not a legal move, one sentence with the rule's id; null if it is legal. If not, there are no steps. */
  readonly problem: string | null
}

const told = ['took', 'left-lying', 'unloaded', 'last-delivered'] as const

/**
 * Tries a program as the next move, after all moves of the level or after the first `made` of them. It may be empty,
 * while no card has been chosen.
 */
export function previewProgram(
  words: Said,
  level: Level,
  program: string,
  made: number = level.moves.length,
): Preview {
  const before = play(level, made)
  const player = made & 1
  const stand = {
    player,
    cell: cellOfSpot(robotSpot(before.state, player)),
    way: robotWay(before.state, player),
  }
  const problem = programProblem(level, before.state, player, program)
  if (problem) {
    const isNothingYet = problem.kind === 'empty'
    const sentence = isNothingYet
      ? null
      : problemSentence(words, level, before.state, player, problem)
    return { ...stand, steps: [], points: 0, problem: sentence }
  }
  const tried = { ...level, moves: [...level.moves.slice(0, made), program] }
  let seen: TraceEvent[] = []
  const scratch = scratchOn(before.state.slice(), (event) => seen.push(event))
  const stage = makeStage(tried, scratch)
  const steps: PreviewStep[] = []
  const { describe } = eventsIn(words)
  for (let at = 0; at < program.length && scratch.state[slots.turn] === made; at++) {
    seen = []
    playStep(stage)
    const [skip] = events.all(seen, 'skipped')
    steps.push({
      letter: program[at]!,
      cells: events.all(seen, 'stepped', 'jumped', 'moved').map(({ spot }) => cellOfSpot(spot)),
      cell: cellOfSpot(robotSpot(scratch.state, player)),
      way: robotWay(scratch.state, player),
      skipped: skip
        ? { text: skipWords(words, skip.obstacle), rule: skipRule(skip.letter, skip.obstacle) }
        : null,
      happenings: seen
        .filter((event) => told.some((name) => events.is(event, name)))
        .map((event) => describe(tried, event)),
    })
  }
  const points = scratch.state[slots.scores + player]! - before.state[slots.scores + player]!
  return { ...stand, steps, points, problem: null }
}
