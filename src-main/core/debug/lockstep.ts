/** The part of a recorded run that is needed to find the same moment in another run. */
export interface MarkedRun {
  /** Steps recorded so far. */
  readonly stepCount: number
  /** Turn of the step from position `step` to `step + 1`; null beyond the recording. */
  markOf(step: number): { readonly turn: number } | null
  /** Position before the first step of `turn` or a later turn; the end if there is none. */
  startOfTurn(turn: number): number
}

/**
 * The position of another run that corresponds to a position of this one: the same number of steps until after the
 * first step in which they differ (`same` steps from the start are the same), after that the same turn and as many
 * steps into it, at most to the end of that turn. The end corresponds to the end.
 */
export function positionBeside(
  here: MarkedRun,
  step: number,
  there: MarkedRun,
  same: number,
): number {
  if (step <= same + 1) return Math.min(step, there.stepCount)
  const mark = here.markOf(step)
  if (!mark) return there.stepCount
  const into = step - here.startOfTurn(mark.turn)
  return Math.min(there.startOfTurn(mark.turn) + into, there.startOfTurn(mark.turn + 1))
}
