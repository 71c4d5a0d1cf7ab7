import type { TraceLimits } from '@core/trace/trace'
import { words } from '../ui/words'

/** What is known of a run before its recording is over. */
export interface RecordingSoFar {
  /** Turns of the whole run. */
  readonly turnCount: number
  /** Phases of a turn; each is a step at most. */
  readonly phaseCount: number
  /** As far as it is recorded. */
  readonly turns: number
  readonly steps: number
  readonly changes: number
}

/** How long a recording will become. */
export interface RecordingOutlook {
  /** Steps of the whole run, an upper bound at first and then by what a turn has come to so far. */
  readonly steps: number
  /** Where a limit will end it, and which; null if none will. */
  readonly stop: { readonly turn: number; readonly what: keyof TraceLimits } | null
}

/** From so many turns on the mean of what was recorded says more than the bound. */
const TELLING_TURNS = 200

/** Looks ahead from what is known; of an unbegun run that is its number of turns and phases. */
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

/** Runs shorter than this are recorded in a moment: nothing is said of them. */
const WORTH_SAYING = 1_000_000

/** What a user should know of a run before it is recorded; empty for one that is recorded in a moment. */
export function outlookWords({ steps, stop }: RecordingOutlook, limits: TraceLimits): string {
  if (stop) {
    const { willStopAtChanges, willStopAtSteps } = words.run.recording
    const at = { turn: rounded(stop.turn), limit: limits[stop.what] }
    return stop.what === 'steps' ? willStopAtSteps(at) : willStopAtChanges(at)
  }
  return steps < WORTH_SAYING ? '' : words.run.recording.aboutSteps({ steps: rounded(steps) })
}

/** Two digits: more would pretend to know. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1)
  return Math.round(count / unit) * unit
}
