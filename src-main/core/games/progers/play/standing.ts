import { scratchOn } from '../../../trace/writer'
import type { Level } from '../model'
import { play } from './play'
import { makeStage } from './stage'
import { canMove, playStep } from './turn'
import { slots } from './layout'

/** States by level. A level never changes, so its state stays valid; the cache only avoids playing it again. */
const known = new WeakMap<Level, Int32Array>()

/** The state after all moves of a level; must not be changed. */
export function standing(level: Level): Int32Array {
  const held = known.get(level)
  if (held) return held
  const { state } = play(level)
  known.set(level, state)
  return state
}

/** The level with one more legal move; the same moves where the game is over. */
export function withMove(level: Level, move: string): Level {
  return playOn(level, 1, () => move)
}

/** A level played on by moves that are asked for, at most so many; fewer where the game ends. */
export function playOn(
  level: Level,
  most: number,
  choose: (state: Int32Array, player: number) => string,
): Level {
  const moves = [...level.moves]
  const next = { ...level, moves }
  const writer = scratchOn(standing(level).slice())
  const stage = makeStage(next, writer)
  for (let made = 0; made < most; made++) {
    const player = moves.length & 1
    if (!canMove(writer.state, player)) break
    moves.push(choose(writer.state, player))
    while (writer.state[slots.turn]! < moves.length && playStep(stage) === 'running');
  }
  known.set(next, writer.state)
  return next
}
