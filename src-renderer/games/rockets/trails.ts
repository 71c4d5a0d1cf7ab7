import { ANIMAL, slotsOf } from '@core/games/rockets/play/layout'
import type { Level } from '@core/games/rockets/model'
import type { Paint, RunFrame } from '../../editor/game-view'
import type { StepChanges } from '../../canvas/step-changes'

/** Moves that a trail shows, and how many steps back they are looked for: a turn has seven. */
const MOVES = 4
const STEPS = MOVES * 7
/** Above this many animals trails would hide the board and cost too much. */
const MOST_ANIMALS = 1500

/** What a trail is drawn with: the canvas itself, or a path that is kept. */
type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>

/** Paths of moves by the row that the step's changes begin with, null for a step that moved no animal. */
interface KeptMoves {
  readonly level: Level
  readonly cell: number
  readonly paths: Map<number, Path2D | null>
}

// A move that is over looks the same in all frames after it; the paths go with the chunk that they were made of.
const kept = new WeakMap<Uint32Array, KeptMoves>()

/** Where the animals came from: their last moves, fading. Painted first, so that no number lies below them. */
export function paintTrails(paint: Paint, frame: RunFrame<Level>): void {
  const { ctx, cell, theme, pixels } = paint
  const { level } = frame
  const slots = slotsOf(level)
  if (frame.state[slots.mice]! + frame.state[slots.cats]! > MOST_ANIMALS) return
  ctx.strokeStyle = theme.textMuted
  ctx.lineWidth = Math.max(1, cell * 0.04)
  ctx.lineCap = 'round'
  let moves = 0
  for (let back = 0; back < STEPS && moves < MOVES; back++) {
    const changes = frame.changesBack(back)
    if (!changes) break
    const alpha = 0.4 * (1 - moves / MOVES)
    const part = back === 0 ? frame.progress : 1
    if (pixels && part === 1) {
      const path = pathOf(level, cell, changes)
      if (!path) continue
      ctx.globalAlpha = alpha
      pixels.stroke(path)
    } else {
      ctx.beginPath()
      if (!addMove(ctx, level, cell, changes, part)) continue
      ctx.globalAlpha = alpha
      ctx.stroke()
    }
    moves++
  }
  ctx.globalAlpha = 1
}

/** The whole way of a step's move as a path; null when it moved no animal. */
function pathOf(level: Level, cell: number, changes: StepChanges): Path2D | null {
  const { slot, from, to } = changes
  // Steps without changes begin with the same row as the one after them.
  if (from === to) return null
  let moves = kept.get(slot)
  if (moves?.level !== level || moves.cell !== cell) {
    moves = { level, cell, paths: new Map() }
    kept.set(slot, moves)
  }
  const held = moves.paths.get(from)
  if (held !== undefined) return held
  const drawn = new Path2D()
  const path = addMove(drawn, level, cell, changes, 1) ? drawn : null
  if (moves.paths.size >= 2 * STEPS) moves.paths.clear()
  moves.paths.set(from, path)
  return path
}

/** Adds the ways of a step's move, up to a part of them; false when it moved no animal. */
function addMove(
  pen: Pen,
  level: Level,
  cell: number,
  { slot, before, after, from, to }: StepChanges,
  part: number,
): boolean {
  const first = slotsOf(level).animals
  let isMove = false
  for (let i = from; i < to; i++) {
    const at = slot[i]! - first
    if (at < 0 || at % ANIMAL.stride !== ANIMAL.cell) continue
    if (before[i] === 0 || after[i] === 0) continue
    isMove = true
    addStep(pen, cell, level, before[i]!, after[i]!, part)
  }
  return isMove
}

function addStep(
  pen: Pen,
  cell: number,
  { width, height }: Level,
  from: number,
  to: number,
  part: number,
): void {
  const stride = width + 2
  const col = (from % stride) - 1
  const row = ((from / stride) | 0) - 1
  const dx = (to % stride) - 1 - col
  const dy = ((to / stride) | 0) - 1 - row
  // Out of a door it begins where the grid does, so that the number of the door can be read.
  const isOutside = col < 0 || row < 0 || col >= width || row >= height
  const first = isOutside ? Math.min(0.5, part) : 0
  pen.moveTo((col + 0.5 + dx * first) * cell, (row + 0.5 + dy * first) * cell)
  pen.lineTo((col + 0.5 + dx * part) * cell, (row + 0.5 + dy * part) * cell)
}
