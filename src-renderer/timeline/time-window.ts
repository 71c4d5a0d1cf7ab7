/** A stretch of a run, in steps with fractions. */
export interface TimeWindow {
  readonly from: number
  readonly to: number
}

/** A stretch chosen by hand, with the playhead's step of that moment. */
export interface HeldWindow extends TimeWindow {
  readonly heldAt: number
}

/** No closer than so many steps across. */
const LEAST_SPAN = 12

/**
 * What is shown of a run of so many steps: all of it unless a stretch is held. When the playhead leaves a held
 * stretch, it is turned like a page; one that the user has moved away from the playhead stays until the next step.
 */
export function shownWindow(held: HeldWindow | null, step: number, stepCount: number): TimeWindow {
  const whole = { from: 0, to: Math.max(1, stepCount) }
  if (!held || held.to - held.from >= whole.to) return whole
  const span = held.to - held.from
  const isOut = step !== held.heldAt && (step < held.from || step > held.to)
  const from = isOut ? held.from + Math.floor((step - held.from) / span) * span : held.from
  return within({ from, to: from + span }, whole.to)
}

/** The stretch `factor` times as long in which the step `at` keeps its place; null when it would be the whole run. */
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

/** The stretch moved by so many steps, as far as the run goes. */
export function panned(window: TimeWindow, stepCount: number, steps: number): TimeWindow {
  return within({ from: window.from + steps, to: window.to + steps }, stepCount)
}

function within({ from, to }: TimeWindow, stepCount: number): TimeWindow {
  const span = to - from
  const kept = Math.max(0, Math.min(from, stepCount - span))
  return { from: kept, to: kept + span }
}

/** About how many steps a run will have that has recorded so many in its first turns, of so many in all. */
export function expectedSteps(recorded: number, turnsMade: number, turns: number): number {
  if (turnsMade <= 0) return recorded
  return Math.max(recorded, Math.round((recorded * turns) / turnsMade))
}
