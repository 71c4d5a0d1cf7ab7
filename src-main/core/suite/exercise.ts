import type { AnyGame } from '../game/any-game'
import { eventAt } from '../trace/cursor'
import type { ReadingId } from '../trace/machine'
import { Recorder } from '../trace/recorder'
import { recordRun } from '../trace/run'
import type { Outcome, TraceChunk } from '../trace/trace'

/** How often something is shown, and in which step first, from 0. */
export interface Shown {
  readonly count: number
  readonly step: number
}

/** What the run of a level shows. */
export interface Exercise {
  /** By event type; types that never happen are missing. */
  readonly events: Readonly<Record<string, Shown>>
  /** By ids of the rules that decided an event. */
  readonly rules: Readonly<Record<string, Shown>>
  /** How the run ended. If a recording limit was reached, the run may show more than is counted here. */
  readonly outcome: Outcome
}

/** Plays a level by the official rules, or under a misreading, and counts what happens. */
export function exerciseOf(game: AnyGame, level: unknown, reading?: ReadingId): Exercise {
  const tally = new Tally(game, level)
  const outcome = tallied(tally, reading)
  return { events: tally.events, rules: tally.rules, outcome }
}

/** Its events alone: which of several rules decided one takes longer to find out than the run itself. */
export function eventsOf(game: AnyGame, level: unknown, reading?: ReadingId): Exercise['events'] {
  const tally = new Tally(game, level, false)
  tallied(tally, reading)
  return tally.events
}

function tallied(tally: Tally, reading?: ReadingId): Outcome {
  const { game, level } = tally
  const recorder = new Recorder(game.engine.layout(level))
  const machine = game.engine.start(level, recorder, reading)
  return recordRun(machine, recorder, (chunk) => tally.add(chunk))
}

class Tally {
  readonly events: Record<string, { count: number; step: number }> = {}
  readonly rules: Record<string, { count: number; step: number }> = {}

  constructor(
    readonly game: AnyGame,
    readonly level: unknown,
    private readonly areRulesAsked = true,
  ) {}

  add(chunk: TraceChunk): void {
    const { eventKinds } = this.game.engine
    for (let at = 0; at < chunk.stepCount; at++) {
      const step = chunk.firstStep + at
      for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
        const kind = eventKinds[chunk.eventCode[row]!]!
        note(this.events, kind.name, step)
        if (!this.areRulesAsked) continue
        // Only the sentence names which of several rules it was, but sentences are expensive.
        if (kind.rules.length === 1) {
          note(this.rules, kind.rules[0]!, step)
          continue
        }
        const { rule, also = [] } = this.game.describe(this.level, eventAt(chunk, row))
        for (const one of [rule, ...also]) note(this.rules, one, step)
      }
    }
  }
}

function note(
  into: Record<string, { count: number; step: number }>,
  key: string,
  step: number,
): void {
  const known = into[key]
  if (known) known.count++
  else into[key] = { count: 1, step }
}
