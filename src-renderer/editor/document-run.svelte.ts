import type { LevelDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import type { RunFrame } from '../canvas/board-view'
import type { Beside } from './beside'
import { HeldFrame } from './held-frame'
import { LevelRun } from './level-run'
import { LineAnswers } from './line-answers.svelte'
import type { Lines } from './lines.svelte'
import { Playback } from './playback.svelte'
import { QuickAnswer } from './quick-answer'
import type { RunReceiver, RunStarter } from './runs'
import { RunOnShow } from './run-on-show.svelte'

/** Maximum time to compute the answer for a question about an edit, in ms. */
const FORESIGHT = 100

/** The run of the document on the board: the run shown, the next one on its way, the playhead and the answer. */
export class DocumentRun extends RunOnShow implements RunReceiver {
  readonly playback = new Playback()
  /** The official answer of the current text; null while it is unknown, or if there is none. */
  readonly answer = $derived.by(() => {
    void this.version
    return this.shown?.text === this.lines.document.text ? this.shown.answer : this.pendingAnswer
  })
  /** Official answers of all lines. */
  readonly answers: LineAnswers

  private pendingAnswer = $state<string | null>(null)
  private readonly heldFrame = new HeldFrame()
  private readonly quickAnswer: QuickAnswer

  constructor(
    private readonly game: AnyGame,
    private readonly lines: Lines,
    private readonly runs: RunStarter,
    private readonly beside: Pick<Beside, 'runBegun' | 'runGrew'>,
  ) {
    super()
    this.answers = new LineAnswers(game, lines)
    this.quickAnswer = new QuickAnswer(game)
  }

  /** The frame that the painters draw; null when there is no run. */
  frame(): RunFrame<unknown> | null {
    return this.heldFrame.of(this.shown, this.playback)
  }

  /** Runs the document again; the old run stays shown until the new one reaches the playhead. */
  begin(): void {
    const { isPlayable, level, text, isRunnable } = this.lines.document
    this.pendingAnswer = null
    if (isPlayable) {
      const runId = this.runs.start({ slot: 'main', game: this.game.id, text }, this)
      this.pending = new LevelRun(runId, level, text, null, this.game.engine)
      // If an input cannot be played, there is no official answer.
      this.pendingAnswer = isRunnable ? this.quickAnswer.of(level, text) : null
      this.pending.answer = this.pendingAnswer
      if (this.pendingAnswer !== null) this.answers.note(text, this.pendingAnswer)
    } else {
      this.pending = null
      this.shown = null
      this.playback.detach()
      this.grown()
    }
    this.beside.runBegun()
  }

  /**
   * Runs the document unless it has run or is running; a run may have been cut short when another document asked for
   * one.
   */
  ensure(): void {
    const { latest } = this
    if (!this.lines.document.isPlayable) return
    if (latest === null || this.isCut(latest)) this.begin()
  }

  private isCut(run: LevelRun): boolean {
    if (run.outcome === null) return this.runs.isOvertaken(run, 'main')
    return run.outcome.kind === 'cancelled' && !run.isStopped
  }

  /** Ends a recording in progress; the recorded part stays. */
  stop(): void {
    const run = this.latest
    if (!run || run.outcome !== null) return
    run.isStopped = true
    this.runs.cancel(run)
  }

  /** Called when the document is no longer in use. */
  end(): void {
    this.runs.cancel(this.latest)
  }

  /** The answer of a document after a possible edit; null if it would take long or there would be none. */
  foresee({ level, text, isRunnable }: LevelDocument): string | null {
    return isRunnable ? this.quickAnswer.of(level, text, FORESIGHT) : null
  }

  /** Called when more of a run is known: it is shown as soon as it reaches the playhead. */
  receive(run: LevelRun): void {
    if (run.answer !== null) this.answers.note(run.text, run.answer)
    if (run.answerTime !== null) this.quickAnswer.note(run.answerTime, run.text)
    if (run === this.pending) {
      this.pendingAnswer = run.answer
      if (this.showWhenThere(run, this.playback.anchor)) this.playback.attach(run)
    } else {
      this.playback.extend()
    }
    this.grown()
  }

  private grown(): void {
    this.version++
    this.beside.runGrew()
  }
}
