import type { TraceCursor } from '@core/trace/cursor'

/** The moments of a run that become frames. */
export interface FrameChoice {
  /** From 0; both turns are included. */
  readonly firstTurn: number
  readonly lastTurn: number
  readonly each: 'step' | 'turn'
}

/** Positions of the frames: the board before the first turn, and then after each step or turn. */
export function frameSteps(
  cursor: TraceCursor,
  { firstTurn, lastTurn, each }: FrameChoice,
): number[] {
  const first = cursor.startOfTurn(firstTurn)
  const end = cursor.startOfTurn(lastTurn + 1)
  if (each === 'step') return Array.from({ length: end - first + 1 }, (_, at) => first + at)
  const steps = [first]
  for (let step = first; step < end;) {
    step = cursor.startOfTurn(cursor.markOf(step)!.turn + 1)
    steps.push(step)
  }
  return steps
}
