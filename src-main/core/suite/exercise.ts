import { withRoom } from '../kernel/with-room'
import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import type { EventShape, EventValues } from '../trace/recorder'
import { playRun } from '../trace/run'
import { startState, type Outcome } from '../trace/trace'
import type { Writer } from '../trace/writer'

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
  const outcome = playRun(game.engine.start(level, tally, reading), tally)
  return { events: tally.events, rules: tally.rules, outcome }
}

/** Its events alone: which of several rules decided one takes longer to find out than the run itself. */
export function eventsOf(game: AnyGame, level: unknown, reading?: ReadingId): Exercise['events'] {
  const tally = new Tally(game, level, false)
  playRun(game.engine.start(level, tally, reading), tally)
  return tally.events
}

type Counts = Record<string, { count: number; step: number }>

/** Holds the state of a run and counts its events, where a recorder would keep them: nothing else is asked of them. */
class Tally implements Writer {
  readonly events: Counts = {}
  readonly rules: Counts = {}
  state: Int32Array
  stepTotal = 0
  changeTotal = 0

  constructor(
    private readonly game: AnyGame,
    private readonly level: unknown,
    private readonly areRulesAsked = true,
  ) {
    this.state = startState(game.engine.layout(level))
  }

  beginStep(): void {
    this.stepTotal++
  }

  set(slot: number, value: number): void {
    if (slot >= this.state.length) this.state = withRoom(this.state, slot + 1)
    if (this.state[slot] === value) return
    this.state[slot] = value
    this.changeTotal++
  }

  emit({ code, args }: EventShape, values: EventValues): void {
    const step = this.stepTotal - 1
    const { game, level } = this
    const kind = game.engine.eventKinds[code]!
    note(this.events, kind.name, step)
    if (!this.areRulesAsked) return
    if (kind.rules.length === 1) note(this.rules, kind.rules[0]!, step)
    else if (kind.decidedBy) {
      const decided = kind.decidedBy(level, values)
      if (typeof decided === 'string') note(this.rules, decided, step)
      else for (const rule of decided) note(this.rules, rule, step)
    } else {
      // Sentences are expensive.
      const event = { code, args: args.map((arg) => Number(values[arg])) }
      const { rule, also = [] } = game.describe(level, event)
      for (const one of [rule, ...also]) note(this.rules, one, step)
    }
  }
}

function note(into: Counts, key: string, step: number): void {
  const known = into[key]
  if (known) known.count++
  else into[key] = { count: 1, step }
}
