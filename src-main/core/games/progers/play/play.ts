import type { ReadingId } from '../../../trace/machine'
import { scratchOn, type Writer } from '../../../trace/writer'
import { slots, startOf } from './layout'
import type { Level } from '../model'
import { rulesOf } from './readings'
import { makeStage } from './stage'
import { playStep } from './turn'

/**
 * The state after the moves of a level, or after the first `moves` of them; it stops before a move that cannot be made.
 */
export function play(level: Level, moves = Infinity, reading?: ReadingId): Writer {
  const writer = scratchOn(startOf(level).slice())
  const stage = makeStage(level, writer, rulesOf(reading))
  while (writer.state[slots.turn]! < moves && playStep(stage) === 'running');
  return writer
}

/** The official answer: uses the same code as a traced run, without recording. */
export function answer(level: Level, reading?: ReadingId): string {
  return answerOf(level, play(level, Infinity, reading).state)
}

/** The answer in a final state. */
export function answerOf(_level: Level, state: Int32Array): string {
  const impossible = state[slots.impossible]!
  if (impossible !== 0) return `impossible at move ${impossible}\n`
  return `${state[slots.scores]} ${state[slots.scores + 1]}\n`
}
