import type { DataSet } from '@core/games/janken/model'
import { Play } from '@core/games/janken/play/play'

/** Points left of each move of a data set, -1 where it is refused. */
export function leftsOf(set: DataSet): Int8Array {
  const held = known.get(set)
  if (held) return held
  const play = new Play()
  play.load(set)
  const lefts = Int8Array.from(set.moves, (move) => play.move(move))
  known.set(set, lefts)
  return lefts
}

const known = new WeakMap<DataSet, Int8Array>()
