import type { Phase } from '../../../game/module'
import { unreachable } from '../../../kernel/unreachable'
import { EMPTY, events, GAME_OVER, TOO_LONG } from './events'
import { doInstruction } from './instructions'
import { NO_CARD, bankPosition, cardAt, letterAt, robotSpot, slots } from './layout'
import type { Level } from '../model'
import { HAND_SIZE, LETTERS, LONGEST_PROGRAM } from '../official'
import type { Stage } from './stage'

// A phase is a position in the program, not a letter, so that turn and phase identify a step.
export const phases: readonly Phase[] = [
  { name: 'first', rule: 'T1' },
  { name: 'second', rule: 'T1' },
  { name: 'third', rule: 'T1' },
  { name: 'fourth', rule: 'T1' },
  { name: 'fifth', rule: 'T1' },
  { name: 'draw', rule: 'T8' },
  { name: 'refused', rule: 'P8' },
]

const DRAW = 5
const REFUSE = 6

/** Makes the next step of the level's moves: an instruction, drawing after a turn, or a refusal. */
export function playStep(stage: Stage): 'running' | 'finished' {
  const { level, writer } = stage
  const { state } = writer
  const turn = state[slots.turn]!
  const program = level.moves[turn]
  if (program === undefined || state[slots.impossible] !== 0) return 'finished'
  const player = turn & 1
  const at = state[slots.at]!
  if (at === 0) {
    const problem = programProblem(level, state, player, program)
    if (problem) {
      writer.beginStep(turn, REFUSE)
      writer.set(slots.impossible, turn + 1)
      writer.emit(events.named.refused, { move: turn, player, why: refusalOf(problem) })
      return 'running'
    }
  }
  if (at < program.length) {
    writer.beginStep(turn, at)
    if (at === 0) {
      writer.emit(events.named.program, { player, move: turn, spot: robotSpot(state, player) })
    }
    instruct(stage, player, program, at)
    return 'running'
  }
  writer.beginStep(turn, DRAW)
  draw(stage, player)
  endTurn(stage)
  return 'running'
}

function refusalOf(problem: ProgramProblem): number {
  switch (problem.kind) {
    case 'over':
      return GAME_OVER
    case 'empty':
      return EMPTY
    case 'too-long':
      return TOO_LONG
    case 'letter':
      return problem.letter
    default:
      return unreachable(problem)
  }
}

/** Why a program is an illegal move (P8, P10). */
export type ProgramProblem =
  | { readonly kind: 'over' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  /** Number of the first letter, from the left, that the hand lacks; -1 if it is not one of SLRBJM. */
  | { readonly kind: 'letter'; readonly letter: number; readonly at: number }

/** Why a player may not play a program now; null if they may. */
export function programProblem(
  level: Level,
  state: Int32Array,
  player: number,
  program: string,
): ProgramProblem | null {
  if (!canMove(state, player)) return { kind: 'over' }
  if (program.length === 0) return { kind: 'empty' }
  if (program.length > LONGEST_PROGRAM) return { kind: 'too-long' }
  const counts = [0, 0, 0, 0, 0, 0]
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    const letter = letterAt(level, state, player, slot)
    if (letter >= 0) counts[letter]!++
  }
  for (let at = 0; at < program.length; at++) {
    const letter = LETTERS.indexOf(program[at]!)
    if (letter < 0 || --counts[letter]! < 0) return { kind: 'letter', letter, at }
  }
  return null
}

/**
 * Whether the game continues for a player whose turn it is: it is not over, and they have cards and have not stopped.
 */
export function canMove(state: Int32Array, player: number): boolean {
  if (state[slots.over] !== 0 || state[slots.stopped + player] !== 0) return false
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    if (cardAt(state, player, slot) >= 0) return true
  }
  return false
}

function instruct(stage: Stage, player: number, program: string, at: number): void {
  const { writer, rules } = stage
  const letter = LETTERS.indexOf(program[at]!)
  const isDone = doInstruction(stage, player, letter)
  if (isDone || !rules.doSkippedReturn) useCard(stage, player, letter)
  let next = at + 1
  if (!isDone && rules.doesFailureEndTurn) {
    while (next < program.length) useCard(stage, player, LETTERS.indexOf(program[next++]!))
  }
  writer.set(slots.at, next)
  // The game ends immediately: nothing more is done or drawn.
  if (writer.state[slots.over] !== 0) endTurn(stage)
}

/** Removes a card with the letter from the hand. */
export function useCard({ level, writer }: Stage, player: number, letter: number): void {
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    if (letterAt(level, writer.state, player, slot) !== letter) continue
    const first = player * HAND_SIZE + slot
    writer.set(slots.hands + first, NO_CARD)
    return
  }
  throw new Error(`no ${LETTERS[letter]} in the hand of player ${player}`)
}

/** Fills a hand from the beginning of the bank; a player left with too few cards has to stop. */
export function draw({ level, writer }: Stage, player: number): void {
  const { state } = writer
  const from = bankPosition(level, state)
  let position = from
  let missing = 0
  for (let slot = 0; slot < HAND_SIZE; slot++) {
    if (cardAt(state, player, slot) >= 0) continue
    if (position === level.bank.length) {
      missing++
      continue
    }
    const first = player * HAND_SIZE + slot
    writer.set(slots.hands + first, position)
    position++
  }
  if (position > from) {
    writer.set(slots.drawn, position - 2 * HAND_SIZE)
    writer.emit(events.named.drew, { player, from, count: position - from })
  }
  if (missing === 0) return
  writer.set(slots.stopped + player, 1)
  writer.emit(events.named.stopped, { player, cards: HAND_SIZE - missing })
}

function endTurn({ writer }: Stage): void {
  writer.set(slots.turn, writer.state[slots.turn]! + 1)
  writer.set(slots.at, 0)
}
