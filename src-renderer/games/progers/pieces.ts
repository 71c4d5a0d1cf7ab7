import {
  aboard,
  LYING,
  ROBOT,
  robotSpot,
  robotWay,
  slots,
  startOf,
} from '@core/games/progers/play/layout'
import { bases, cellOfSpot, SAMPLE_TYPES, SIDE, type Level } from '@core/games/progers/model'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import { robotNames, sampleNames } from './sprites'

/** Samples, what lies on the bases, and the robots with what they carry. */
export function paintPieces(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  // Just after an edit the run shown is still the old one; its samples may be others.
  const isOwnRun = frame !== null && frame.level.samples.length === level.samples.length
  const state = isOwnRun ? frame.state : startOf(level)
  paintSamples(paint, level, state, moment)
  paintBaseContents(paint, state)
  for (let player = 0; player < 2; player++) {
    const spot = robotSpot(state, player)
    const from = isOwnRun ? spotBefore(frame, player) : spot
    const part = isOwnRun ? frame.progress : 1
    const at = cellOfSpot(spot)
    const was = cellOfSpot(from)
    const x = mixed(was % SIDE, at % SIDE, part)
    const y = mixed(Math.trunc(was / SIDE), Math.trunc(at / SIDE), part)
    paintRobot(paint, x, y, player, robotWay(state, player))
    paintCargo(paint, level, state, player, x, y)
  }
}

/** A robot with the upper left corner of its square at a point of the board. */
export function paintRobot(
  { cell, sprites }: Paint,
  x: number,
  y: number,
  player: number,
  way: number,
): void {
  const name = robotNames[player * 4 + way]!
  sprites.draw(name, (x + 0.02) * cell, (y + 0.02) * cell, cell * 0.96)
}

/** A sample in the middle of a cell. */
export function paintSample({ cell, sprites }: Paint, at: number, type: number, scale = 0.6): void {
  const size = cell * scale
  const x = ((at % SIDE) + 0.5) * cell - size / 2
  const y = (Math.trunc(at / SIDE) + 0.5) * cell - size / 2
  sprites.draw(sampleNames[type]!, x, y, size)
}

function paintSamples(paint: Paint, level: Level, state: Int32Array, moment: BoardMoment): void {
  const { ctx } = paint
  for (let index = 0; index < level.samples.length; index++) {
    const { spot, type } = level.samples[index]!
    if (state[slots.samples + index] === LYING) paintSample(paint, cellOfSpot(spot), type)
    else if (!moment.isStepping) {
      // While editing, what has been taken now still shows where it began.
      ctx.globalAlpha = 0.22
      paintSample(paint, cellOfSpot(spot), type)
      ctx.globalAlpha = 1
    }
  }
}

/** By type in two rows of four; several of a type lie one behind the other. */
function paintBaseContents({ cell, sprites }: Paint, state: Int32Array): void {
  const size = cell * 0.26
  for (let base = 0; base < bases.length; base++) {
    const at = cellOfSpot(bases[base]!)
    const left = (at % SIDE) * cell
    const top = Math.trunc(at / SIDE) * cell
    for (let type = 1; type <= SAMPLE_TYPES; type++) {
      const count = state[slots.bases + base * SAMPLE_TYPES + type - 1]!
      const x = left + (((type - 1) % 4) * 0.225 + 0.05) * cell
      const y = top + (type <= 4 ? 0.05 : 0.69) * cell
      for (let copy = Math.min(count, 3) - 1; copy >= 0; copy--) {
        sprites.draw(sampleNames[type]!, x + copy * cell * 0.03, y + copy * cell * 0.03, size)
      }
    }
  }
}

function paintCargo(
  { ctx, cell, sprites, theme }: Paint,
  level: Level,
  state: Int32Array,
  player: number,
  x: number,
  y: number,
): void {
  const count = state[slots.cargo + player]!
  if (count === 0) return
  const size = cell * 0.3
  const width = count * size + cell * 0.06
  const left = (x + 0.5) * cell - width / 2
  const top = (y + 0.98) * cell - size
  ctx.fillStyle = theme.cell
  ctx.strokeStyle = theme.textMuted
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.roundRect(left, top - cell * 0.02, width, size + cell * 0.04, cell * 0.08)
  ctx.fill()
  ctx.stroke()
  let drawn = 0
  for (let index = 0; index < level.samples.length; index++) {
    if (state[slots.samples + index] !== aboard(player)) continue
    const name = sampleNames[level.samples[index]!.type]!
    sprites.draw(name, left + cell * 0.03 + drawn * size, top, size)
    drawn++
  }
}

/** Where a robot stood before the step just made. */
function spotBefore({ state, touched, before }: RunFrame<Level>, player: number): number {
  const slot = slots.robots + player * ROBOT.stride + ROBOT.spot
  // An M writes its slot once a cell; the first of them holds where it came from.
  for (let i = 0; i < touched.length; i++) {
    if (touched[i] === slot) return before[i]!
  }
  return robotSpot(state, player)
}

function mixed(from: number, to: number, part: number): number {
  return from + (to - from) * part
}
