import type { IsTimeUp } from '../../../game/match'
import type { Rng } from '../../../kernel/rng'
import { doInstruction } from '../play/instructions'
import { robotSpot, robotWay, slots } from '../play/layout'
import type { Level } from '../model'
import { LONGEST_PROGRAM } from '../official'
import { programText, tryPrograms, type TrialStage } from './programs'
import { makeJournal, makeStage } from '../play/stage'
import { draw, useCard } from '../play/turn'
import { makeWorth, type Worth } from './worth'

/** Number of programs, the best at first sight, that are examined further. */
const CANDIDATES = 10

interface Candidate {
  readonly letters: Uint8Array
  readonly length: number
  readonly value: number
}

/**
 * Examines its best programs together with the opponent's reply and its own next turn; all future cards are known.
 * Falls back on the best at first sight when time is up.
 */
export function thinkPlanner(
  level: Level,
  state: Int32Array,
  player: number,
  rng: Rng,
  isTimeUp: IsTimeUp,
): string {
  const writer = makeJournal(state)
  const stage: TrialStage = { ...makeStage(level, writer), writer }
  const worth = makeWorth(stage)
  const candidates = firstSight(stage, worth, player, rng)
  let best = candidates[0]!
  let bestValue = -Infinity
  for (const candidate of candidates) {
    if (isTimeUp()) break
    const mark = writer.mark()
    const value = lookAhead(stage, worth, player, candidate)
    writer.rollback(mark)
    if (value <= bestValue) continue
    best = candidate
    bestValue = value
  }
  return programText(best.letters, best.length)
}

/** The best programs by their immediate result, one for each place, direction and value. */
function firstSight(stage: TrialStage, worth: Worth, player: number, rng: Rng): Candidate[] {
  const { state } = stage.writer
  const found = new Map<string, Candidate>()
  tryPrograms(stage, player, (letters, length) => {
    const value = worth(player) - worth(1 - player)
    const key = `${robotSpot(state, player)} ${robotWay(state, player)} ${value}`
    const held = found.get(key)
    // More letters bring more new ones; ties are broken at random, so that matches differ.
    if (held && (held.length > length || (held.length === length && rng.below(2) === 0))) return
    found.set(key, { letters: letters.slice(), length, value })
  })
  return [...found.values()].sort((a, b) => b.value - a.value).slice(0, CANDIDATES)
}

/** The value of a program after the opponent's best reply and the player's own best answer to it. */
function lookAhead(
  stage: TrialStage,
  worth: Worth,
  player: number,
  { letters, length, value }: Candidate,
): number {
  const { state } = stage.writer
  carryOut(stage, player, letters, length)
  const opponent = 1 - player
  if (state[slots.over] !== 0) return worth(player) - worth(opponent)
  if (state[slots.stopped + opponent] === 0) {
    const reply = bestProgram(stage, worth, opponent)
    carryOut(stage, opponent, reply.letters, reply.length)
  }
  if (state[slots.over] !== 0 || state[slots.stopped + player] !== 0)
    return worth(player) - worth(opponent)
  // The current value counts a little more than a merely expected one.
  return bestProgram(stage, worth, player).value + value / 8
}

function bestProgram(stage: TrialStage, worth: Worth, player: number): Candidate {
  const best = new Uint8Array(LONGEST_PROGRAM)
  let length = 0
  let value = -Infinity
  tryPrograms(stage, player, (letters, tried) => {
    const found = worth(player) - worth(1 - player)
    if (found <= value) return
    value = found
    best.set(letters)
    length = tried
  })
  return { letters: best, length, value }
}

function carryOut(stage: TrialStage, player: number, letters: Uint8Array, length: number): void {
  for (let at = 0; at < length; at++) {
    doInstruction(stage, player, letters[at]!)
    useCard(stage, player, letters[at]!)
    if (stage.writer.state[slots.over] !== 0) return
  }
  draw(stage, player)
}
