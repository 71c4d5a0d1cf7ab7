import type { TraceLimits } from '@core/trace/trace'
import { words } from '../ui/words'

/** The known facts about a run before its recording has ended. */
export interface RecordingSoFar {
  /** Number of turns of the whole run. */
  readonly turnCount: number
  /** Number of phases of a turn; each is at most one step. */
  readonly phaseCount: number
  /** Number of recorded turns. */
  readonly turns: number
  readonly steps: number
  readonly changes: number
}

/** An estimate of a recording's length. */
export interface RecordingOutlook {
  /** Number of steps of the whole run: at first an upper bound, later estimated from the recorded turns. */
  readonly steps: number
  /** The turn at which a limit will end it, and the limit; null if none will. */
  readonly stop: { readonly turn: number; readonly what: keyof TraceLimits } | null
}

/** From this number of recorded turns on, their mean is a better estimate than the bound. */
const TELLING_TURNS = 200

/** Estimates the length of a recording; before it has begun only the numbers of turns and phases are known. */
export function recordingOutlook(run: RecordingSoFar, limits: TraceLimits): RecordingOutlook {
  const isTelling = run.turns >= Math.min(TELLING_TURNS, run.turnCount)
  const stepsPerTurn = isTelling ? run.steps / Math.max(1, run.turns) : run.phaseCount
  const changesPerTurn = isTelling ? run.changes / Math.max(1, run.turns) : 0
  const stops = (
    [
      { what: 'steps', turn: Math.floor(limits.steps / stepsPerTurn) },
      { what: 'changes', turn: Math.floor(limits.changes / changesPerTurn) },
    ] as const
  ).filter(({ turn }) => turn < run.turnCount)
  const stop = stops.reduce<RecordingOutlook['stop']>(
    (first, one) => (first && first.turn <= one.turn ? first : one),
    null,
  )
  return { steps: Math.round(stepsPerTurn * run.turnCount), stop }
}

/** Runs with fewer steps are recorded in a moment, so nothing is reported about them. */
const WORTH_SAYING = 1_000_000

/** A message about a long run before it is recorded; empty for one that is recorded in a moment. */
export function outlookWords({ steps, stop }: RecordingOutlook, limits: TraceLimits): string {
  if (stop) {
    const { willStopAtChanges, willStopAtSteps } = words.run.recording
    const at = { turn: rounded(stop.turn), limit: limits[stop.what] }
    return stop.what === 'steps' ? willStopAtSteps(at) : willStopAtChanges(at)
  }
  return steps < WORTH_SAYING ? '' : words.run.recording.aboutSteps({ steps: rounded(steps) })
}

/** Rounds to two digits, because an estimate is not more precise. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / unit) * unit
}
