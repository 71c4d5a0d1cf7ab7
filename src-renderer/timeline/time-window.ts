/** A part of a run, in steps with fractions. */
export interface TimeWindow {
  readonly from: number
  readonly to: number
}

/** A part chosen by hand, with the playhead's step at that moment. */
export interface HeldWindow extends TimeWindow {
  readonly heldAt: number
}

/** Minimum width of the part shown, in steps. */
const LEAST_SPAN = 12

/**
 * The part shown of a run with `stepCount` steps: the whole run unless a part is held. When the playhead leaves a held
 * part, the part moves like a page; one that the user has moved away from the playhead stays until the next step.
 */
export function shownWindow(held: HeldWindow | null, step: number, stepCount: number): TimeWindow {
  const whole = { from: 0, to: Math.max(1, stepCount) }
  if (!held || held.to - held.from >= whole.to) return whole
  const span = held.to - held.from
  const isOut = step !== held.heldAt && (step < held.from || step > held.to)
  const from = isOut ? held.from + Math.floor((step - held.from) / span) * span : held.from
  return within({ from, to: from + span }, whole.to)
}

/** The part `factor` times as long in which the step `at` keeps its place; null if it would be the whole run. */
export function zoomed(
  window: TimeWindow,
  stepCount: number,
  at: number,
  factor: number,
): TimeWindow | null {
  const span = Math.max(Math.min(LEAST_SPAN, stepCount), (window.to - window.from) * factor)
  if (span >= stepCount) return null
  const from = at - ((at - window.from) / (window.to - window.from)) * span
  return within({ from, to: from + span }, stepCount)
}

/** The part moved by so many steps, within the run. */
export function panned(window: TimeWindow, stepCount: number, steps: number): TimeWindow {
  return within({ from: window.from + steps, to: window.to + steps }, stepCount)
}

function within({ from, to }: TimeWindow, stepCount: number): TimeWindow {
  const span = to - from
  const kept = Math.max(0, Math.min(from, stepCount - span))
  return { from: kept, to: kept + span }
}

/**
 * The estimated number of steps of a run with `turns` turns that has recorded `recorded` steps in its first `turnsMade`
 * turns.
 */
export function expectedSteps(recorded: number, turnsMade: number, turns: number): number {
  if (turnsMade <= 0) return recorded
  return Math.max(recorded, Math.round((recorded * turns) / turnsMade))
}
