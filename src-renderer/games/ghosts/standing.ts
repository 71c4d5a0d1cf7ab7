import { ghostsOf, hunterCells, startOf, type Ghost } from '@core/games/ghosts/play/layout'
import type { Level } from '@core/games/ghosts/model'
import { rulesOf, type Rules } from '@core/games/ghosts/play/readings'
import type { RunFrame } from '../../editor/game-view'

/** Who stands where at a moment of a run; at the start of the level where there is no run. */
export interface Standing {
  readonly level: Level
  readonly ghosts: readonly Ghost[]
  /** The rules that led to it. */
  readonly rules: Rules
  /** Cells of White's eight, then of Black's. */
  readonly hunters: readonly number[]
}

const known = new WeakMap<RunFrame<Level>, Standing>()

/** Remembered for the frame: layers ask one after another. */
export function standingOf(level: Level, frame: RunFrame<Level> | null): Standing {
  if (!frame) return readStanding(level, startOf(level), rulesOf())
  const held = known.get(frame)
  if (held) return held
  const made = readStanding(frame.level, frame.state, rulesOf(frame.reading))
  known.set(frame, made)
  return made
}

function readStanding(level: Level, state: Int32Array, rules: Rules): Standing {
  return { level, ghosts: ghostsOf(state), hunters: hunterCells(state), rules }
}
