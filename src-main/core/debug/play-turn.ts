import type { Machine, ReadingId } from '../trace/machine'
import type { AnyGame } from '../game/any-game'
import { eventAt } from '../trace/cursor'
import { Recorder } from '../trace/recorder'
import type { StateLayout, TraceChunk, TraceEvent, TraceLimits } from '../trace/trace'
import type { TurnStart } from './step-reader'

/** An event of a turn that was played for a comparison. */
export interface PlayedEvent extends TraceEvent {
  /** Index into the engine's `phases`. */
  readonly phase: number
}

/** One turn, played from the state before it. */
export interface TurnPlay {
  /** Number of steps of the turn; 0 if the run would be over before it. */
  readonly stepCount: number
  readonly events: readonly PlayedEvent[]
  /** The state after its last step. */
  readonly end: Int32Array
  /** Whether another turn follows. */
  readonly goesOn: boolean
  /** True if a limit cut it short. */
  readonly isCut: boolean
}

/** A longer turn is compared up to these limits. */
export const TURN_LIMITS: TraceLimits = { steps: 20_000, changes: 2_000_000 }

/** Plays one turn under the official rules or a reading. Pure; does not change the start's state. */
export function playTurn(
  game: AnyGame,
  level: unknown,
  start: TurnStart,
  reading?: ReadingId,
  limits: TraceLimits = TURN_LIMITS,
): TurnPlay {
  const player = new TurnPlayer(game, level, start, reading, limits)
  return player.advance(() => false)!
}

/** Plays one turn in as many slices as needed. */
export class TurnPlayer {
  private readonly recorder: TurnRecorder
  private readonly events: PlayedEvent[] = []
  private machine: Machine | null = null
  private stepCount = 0

  constructor(
    private readonly game: AnyGame,
    private readonly level: unknown,
    private readonly start: TurnStart,
    private readonly reading?: ReadingId,
    private readonly limits: TraceLimits = TURN_LIMITS,
  ) {
    this.recorder = new TurnRecorder(game.engine.layout(level), start)
  }

  /** Continues until the time is up, which is checked between steps; null while the turn is not over. */
  advance(isTimeUp: () => boolean): TurnPlay | null {
    const { recorder, game, limits, start } = this
    const machine = (this.machine ??= game.engine.start(this.level, recorder, this.reading))
    let isCut = false
    while (machine.step() === 'running' && recorder.endOfTurn === null) {
      const made = recorder.stepTotal - start.firstStep
      isCut = made >= limits.steps || recorder.changeTotal >= limits.changes
      if (isCut) break
      if (recorder.isFull()) this.take()
      if (isTimeUp()) return null
    }
    this.take()
    const end = recorder.endOfTurn
    return {
      stepCount: this.stepCount,
      events: this.events,
      end: end ?? recorder.state,
      goesOn: end !== null || isCut,
      isCut,
    }
  }

  private take(): void {
    const chunk = this.recorder.take()
    if (chunk) this.stepCount += collect(chunk, this.start.turn, this.events)
  }
}

/** A recorder that notes the state at the end of a turn. */
class TurnRecorder extends Recorder {
  endOfTurn: Int32Array | null = null

  constructor(
    layout: StateLayout,
    private readonly start: TurnStart,
  ) {
    super(layout)
    this.restart(start.state, start.firstStep)
  }

  override beginStep(turn: number, phase: number): void {
    if (turn !== this.start.turn) this.endOfTurn ??= this.state.slice()
    super.beginStep(turn, phase)
  }
}

/** Adds the events of the turn and returns the number of its steps. */
function collect(chunk: TraceChunk, turn: number, events: PlayedEvent[]): number {
  let steps = 0
  for (let at = 0; at < chunk.stepCount && chunk.turn[at] === turn; at++, steps++) {
    const phase = chunk.phase[at]!
    for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
      events.push({ ...eventAt(chunk, row), phase })
    }
  }
  return steps
}
