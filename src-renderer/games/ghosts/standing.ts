import { ghostsOf, hunterCell, type Ghost } from '@core/games/ghosts/play/layout'
import { SLOT_COUNT } from '@core/games/ghosts/play/layout'
import { HUNTERS, type Level } from '@core/games/ghosts/model'
import { rulesOf, type Rules } from '@core/games/ghosts/play/readings'
import type { RunFrame } from '../../editor/game-view'

const START = new Int32Array(SLOT_COUNT)

/** Who stands where at a moment of a run; at the start of the level where there is no run. */
export interface Standing {
  readonly level: Level
  readonly ghosts: readonly Ghost[]
  /** The rules that it came about by. */
  readonly rules: Rules
  /** Cells of White's eight, then of Black's. */
  readonly hunters: readonly number[]
}

const known = new WeakMap<RunFrame<Level>, Standing>()

/** Remembered for the frame: layers ask one after another. */
export function standingOf(level: Level, frame: RunFrame<Level> | null): Standing {
  if (!frame) return readStanding(level, START, rulesOf())
  const held = known.get(frame)
  if (held) return held
  const made = readStanding(frame.level, frame.state, rulesOf(frame.reading))
  known.set(frame, made)
  return made
}

function readStanding(level: Level, state: Int32Array, rules: Rules): Standing {
  const hunters = Array.from({ length: 2 * HUNTERS }, (_, i) =>
    hunterCell(state, i < HUNTERS ? 0 : 1, i % HUNTERS),
  )
  return { level, ghosts: ghostsOf(level, state), hunters, rules }
}
