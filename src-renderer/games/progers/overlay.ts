import { slots } from '@core/games/progers/play/layout'
import type { Level } from '@core/games/progers/model'
import type { BoardMoment, Paint, RunFrame } from '../../editor/game-view'
import { paintDraft } from './draft'
import { paintEvents } from './event-marks'
import { isProgramDraft } from './program-draft'
import { paintRoutes } from './routes'

/** While stepping, the routes and what happened; while a program is being laid, where it leads. */
export function paintOverlay(
  paint: Paint,
  level: Level,
  frame: RunFrame<Level> | null,
  moment: BoardMoment,
): void {
  const isOwnRun = frame !== null && frame.level.samples.length === level.samples.length
  if (isOwnRun && moment.isStepping) {
    paintRoutes(paint, frame)
    if (!isDraftHere(frame, moment)) paintEvents(paint, frame)
  }
  if (isDraftHere(frame, moment) && isProgramDraft(moment.plan)) {
    paintDraft(paint, moment.plan.preview)
  }
}

/** Whether the playhead stands where the program that is being laid would begin. */
function isDraftHere(frame: RunFrame<Level> | null, { plan }: BoardMoment): boolean {
  if (!isProgramDraft(plan)) return false
  return frame === null || (frame.state[slots.turn] === plan.made && frame.state[slots.at] === 0)
}
