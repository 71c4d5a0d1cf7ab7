import type { Level } from '@core/games/janken/model'
import { slotsOf } from '@core/games/janken/play/layout'
import type { BoardMoment, Paint, RunFrame } from '../../canvas/board-view'
import type { BoardXY } from '../../canvas/geometry'
import { atHand } from './at-hand'
import { paintUnderlay } from './overlay'
import { sceneOf, type Scene } from './moments'
import { centres } from './places'
import { paintUnit } from './units'

/** The units over what their overlay has below them; the one under way last, since it may pass through a friend. */
export function paintPieces(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  if (!level.sets[paint.page]) return
  const held = atHand(level, paint.page, frame, moment)
  if (held) paintUnderlay(paint, held)
  const scene = sceneOf(level, paint.page, frame, moment)
  const { field, mover } = scene
  const { units } = field.set
  for (let unit = 0; unit < units.length; unit++) {
    const at = field.at[unit]!
    if (at < 0 || unit === mover) continue
    paintUnit(paint, units[unit]!.side, units[unit]!.type, centres[at]!)
  }
  if (mover < 0 || !frame) return
  const { side, type } = units[mover]!
  paintUnit(paint, side, type, placeOfMover(frame, scene))
}

/** Where the unit under way is, between its last cell and this one. */
function placeOfMover(frame: RunFrame<Level>, { field, mover }: Scene): BoardXY {
  const to = centres[field.at[mover]!]!
  if (frame.progress >= 1) return to
  const changed = frame.touched.indexOf(slotsOf(frame.level).units + mover)
  if (changed < 0) return to
  const before = frame.before[changed]!
  const from = centres[before === 0 ? field.set.units[mover]!.cell : before - 1]!
  const { progress } = frame
  return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress }
}
