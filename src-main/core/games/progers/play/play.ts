import type { ReadingId } from '../../../trace/machine'
import { IMPOSSIBLE, SCORES, TURN } from './layout'
import type { Level } from '../model'
import { rulesOf } from './readings'
import { makeScratch, makeStage, type Writer } from './stage'
import { playStep } from './turn'

/** The state after the moves of a level, or after the first `moves` of them; it stands before a move that cannot be made. */
export function play(level: Level, moves = Infinity, reading?: ReadingId): Writer {
  const writer = makeScratch(level)
  const stage = makeStage(level, writer, rulesOf(reading))
  while (writer.state[TURN]! < moves && playStep(stage) === 'running');
  return writer
}

/** The official answer: the rules are the same code as in a traced run, with nothing written down. */
export function answer(level: Level, reading?: ReadingId): string {
  return answerOf(level, play(level, Infinity, reading).state)
}

/** The answer that a last state gives. */
export function answerOf(_level: Level, state: Int32Array): string {
  const impossible = state[IMPOSSIBLE]!
  if (impossible !== 0) return `impossible at move ${impossible}\n`
  return `${state[SCORES]} ${state[SCORES + 1]}\n`
}
