import { GHOST, ghostSlot, slots } from '@core/games/ghosts/play/layout'
import { HUNTERS, type Level } from '@core/games/ghosts/model'
import { nextCells } from '@core/games/ghosts/play/walk'
import { colOf, rowOf } from '@core/games/ghosts/cells'
import { mapOf } from '@core/games/ghosts/play/town'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import { centreX, centreY, paintGhostPiece, paintHead, paintHunter } from './marks'
import { wayInk } from './palette'
import { standingOf, type Standing } from './standing'
import { paintTrails } from './trails'

/** Trails, hunters, and ghosts with the way that they are going to take. */
export function paintPieces(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  const standing = standingOf(level, frame)
  if (frame && moment.isStepping) paintTrails(paint, frame)
  paintNextSteps(paint, standing)
  paintStanding(paint, standing, frame)
}

/** Ghosts, and hunters above them. */
export function paintStanding(
  paint: Paint,
  standing: Standing,
  frame: RunFrame<Level> | null,
): void {
  paintGhosts(paint, standing, frame)
  paintHunters(paint, standing, frame)
}

function paintHunters(paint: Paint, { hunters }: Standing, frame: RunFrame<Level> | null): void {
  for (let i = 0; i < hunters.length; i++) {
    const player = i < HUNTERS ? 0 : 1
    const hunter = i % HUNTERS
    const cell = hunters[i]!
    const others = player === 0 ? HUNTERS : 0
    let isShared = false
    for (let j = others; j < others + HUNTERS; j++) isShared ||= hunters[j] === cell
    const from = cellBefore(frame, slots.hunters + i)
    const part = from < 0 ? 1 : frame!.progress
    const shift = isShared ? (player === 0 ? -0.2 : 0.2) : 0
    const x = between(from < 0 ? cell : from, cell, part, centreX) + shift
    const y = between(from < 0 ? cell : from, cell, part, centreY) + shift
    paintHunter(paint, x, y, player, hunter, isShared ? 0.52 : 0.7)
  }
}

function paintGhosts(paint: Paint, { ghosts }: Standing, frame: RunFrame<Level> | null): void {
  const { ctx, cell, theme } = paint
  for (const ghost of ghosts) {
    const slot = ghostSlot(ghost.index)
    const wasBorn = frame !== null && cellBefore(frame, slot + GHOST.birth) !== -1
    const from = wasBorn ? -1 : cellBefore(frame, slot + GHOST.cell)
    const part = from < 0 ? 1 : frame!.progress
    const before = ghosts.filter((one) => one.cell === ghost.cell && one.index < ghost.index)
    const shift = 0.2 * before.length
    const x = between(from < 0 ? ghost.cell : from, ghost.cell, part, centreX) + shift
    const y = between(from < 0 ? ghost.cell : from, ghost.cell, part, centreY) - shift
    ctx.globalAlpha = ghost.isDoomed || ghost.isUnseen ? 0.55 : 1
    paintGhostPiece(paint, x, y, ghost.birth, 0.86)
    ctx.globalAlpha = 1
    if (ghost.isNew && cell >= 12) {
      // A plus, as the official list marks a new ghost.
      const size = cell * 0.17
      ctx.fillStyle = theme.good
      ctx.beginPath()
      ctx.arc((x + 0.34) * cell, (y - 0.34) * cell, size, 0, 2 * Math.PI)
      ctx.fill()
      ctx.strokeStyle = theme.cell
      ctx.lineWidth = Math.max(1, cell * 0.06)
      ctx.beginPath()
      ctx.moveTo((x + 0.34) * cell - size * 0.6, (y - 0.34) * cell)
      ctx.lineTo((x + 0.34) * cell + size * 0.6, (y - 0.34) * cell)
      ctx.moveTo((x + 0.34) * cell, (y - 0.34) * cell - size * 0.6)
      ctx.lineTo((x + 0.34) * cell, (y - 0.34) * cell + size * 0.6)
      ctx.stroke()
    }
  }
}

/** An arrow towards each cell that a ghost may step to next: one when its way is known. */
function paintNextSteps(paint: Paint, { ghosts, level }: Standing): void {
  const { ctx, cell, theme } = paint
  if (cell < 12) return
  const map = mapOf(level.town)
  ctx.fillStyle = wayInk(theme.isDark)
  for (const ghost of ghosts) {
    if (ghost.isDoomed || ghost.isUnseen) continue
    const next = nextCells(map, ghost)
    ctx.globalAlpha = next.length === 1 ? 1 : 0.55
    for (const to of next) {
      ctx.save()
      // On the edge between the two cells, so that the ghost does not hide it.
      ctx.translate(
        ((colOf(ghost.cell) - colOf(to)) * cell) / 2.3,
        ((rowOf(ghost.cell) - rowOf(to)) * cell) / 2.3,
      )
      paintHead(paint, ghost.cell, to, cell * 0.13)
      ctx.restore()
    }
  }
  ctx.globalAlpha = 1
}

/** What a slot held before the step just made; -1 where the step did not change it. */
function cellBefore(frame: RunFrame<Level> | null, slot: number): number {
  if (!frame) return -1
  const { touched, before } = frame
  for (let i = 0; i < touched.length; i++) {
    if (touched[i] === slot) return before[i]!
  }
  return -1
}

function between(from: number, to: number, part: number, middle: (cell: number) => number): number {
  return middle(from) + (middle(to) - middle(from)) * part
}
