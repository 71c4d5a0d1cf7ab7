import { misreadLater, readingsFor, turnCase, type LaterMisread } from '@core/debug/misread'
import { StepReader } from '@core/debug/step-reader'
import { rulesNamed, whyCell, whyEvent, type WhyAnswer } from '@core/debug/why'
import type { ReadingId, RuleText } from '@core/game/module'
import type { AnyGame } from '@core/games/registry'
import type { TraceEvent } from '@core/trace/trace'
import type { LevelRun } from './level-run'
import { WhySurvey } from './why-survey.svelte'

/** What was asked. */
export type WhyQuestion =
  /** Why an event happened; `text` is the level's text that it happened in. */
  | {
      readonly kind: 'event'
      readonly step: number
      readonly event: TraceEvent
      readonly text: string
    }
  /** Why a cell is as a step left it; step null: the step just made. */
  | { readonly kind: 'cell'; readonly cell: number; readonly step: number | null }
  /** Why an edit was not allowed, in the words of the tool. */
  | { readonly kind: 'refusal'; readonly sentence: string; readonly rules: readonly RuleText[] }

/** As much of a document as its questions need. */
export interface WhyTable {
  readonly game: AnyGame
  readonly run: LevelRun | null
  readonly runVersion: number
  readonly playback: { readonly step: number }
  lowerPane: string
  say(text: string): void
}

/** The Why pane of one document: what was asked, the answer, and what misreadings would have made of the turn. */
export class WhyDesk {
  question = $state.raw<WhyQuestion | null>(null)
  /** The reading that the user has chosen; null: the one that tells most. */
  chosen = $state<ReadingId | null>(null)
  /** Cells that the pointer is on in the pane; null when it is on none. */
  pointed = $state.raw<readonly number[] | null>(null)
  readonly survey = new WhySurvey()

  /** The step that is asked about; null when there is none any more. */
  readonly step: number | null = $derived.by(() => {
    const { question } = this
    if (!question || question.kind === 'refusal') return null
    return question.step ?? Math.max(0, this.table.playback.step - 1)
  })
  readonly answer: WhyAnswer | null = $derived.by(() => this.find())
  /** True while the answer is about the step just made, wherever the playhead goes. */
  readonly isFollowing = $derived(this.question?.kind === 'cell' && this.question.step === null)
  /** True when the level was edited after its event was asked about. */
  readonly isStale = $derived.by(() => {
    const { question } = this
    void this.table.runVersion
    return question?.kind === 'event' && question.text !== this.table.run?.text
  })
  /** Another one whenever the turn or what is asked of it is another. */
  readonly surveyKey: string = $derived.by(() => {
    const { question, answer, table } = this
    if (!question || !answer) return ''
    const asked = question.kind === 'event' ? Object.values(question.event) : [question]
    return [
      table.run?.runId,
      answer.turn,
      question.kind,
      ...(question.kind === 'cell' ? [question.cell] : asked),
    ].join(' ')
  })
  /** All readings of the game, those that break the rule of the answer first. */
  readonly readings = $derived.by(() => readingsFor(this.table.game, this.answer?.ruleId ?? null))
  /** Those that would have made a difference in the turn, as far as they were played. */
  readonly differing = $derived(
    this.readings.filter(({ id }) => this.survey.results.get(id)?.outcome === 'differs'),
  )
  /** The reading whose outcome is shown; null while none makes a difference and none was chosen. */
  readonly shown = $derived(
    this.readings.find(({ id }) => id === this.chosen) ?? this.differing[0] ?? null,
  )
  /** Where a chosen reading shows itself that makes no difference to be seen in this turn. */
  readonly later: LaterMisread | null = $derived.by(() => this.findLater())
  /** Cells to be outlined on the board, the main one first; none while the pane is hidden. */
  readonly marks: readonly number[] = $derived.by(() =>
    this.table.lowerPane === 'why' ? (this.pointed ?? this.answer?.cells ?? []) : [],
  )

  private reader: { readonly run: LevelRun; readonly reader: StepReader } | null = null

  constructor(private readonly table: WhyTable) {}

  askEvent(step: number, event: TraceEvent): void {
    const text = this.table.run?.text
    if (text !== undefined) this.ask({ kind: 'event', step, event, text })
  }

  /** Asks about the first event of a turn that is wanted; says so when there is none. */
  askInTurn(turn: number, isWanted: (event: TraceEvent) => boolean): void {
    const cursor = this.table.run?.cursor
    if (!cursor) return
    for (let step = cursor.startOfTurn(turn); cursor.markOf(step)?.turn === turn; step++) {
      const event = cursor.eventsOf(step).find(isWanted)
      if (event) return this.askEvent(step, event)
    }
    this.table.say('The run has not come to this turn.')
  }

  /** Asks about a cell in the step just made, and goes on with the playhead. */
  askCell(cell: number): void {
    this.ask({ kind: 'cell', cell, step: null })
  }

  askRefusal(sentence: string): void {
    this.ask({ kind: 'refusal', sentence, rules: rulesNamed(this.table.game, sentence) })
  }

  /** Whether a sentence names a rule, so that there is something to ask. */
  canTell(sentence: string): boolean {
    return rulesNamed(this.table.game, sentence).length > 0
  }

  /** The board has become another one: a cell that is asked about stays at its place, while there is one. */
  boardChanged(samePlace: (cell: number) => number | null): void {
    const { question } = this
    if (question?.kind !== 'cell') return
    const cell = samePlace(question.cell)
    if (cell !== question.cell) this.question = cell === null ? null : { ...question, cell }
  }

  /** Shows the outcome under a reading. */
  choose(reading: ReadingId): void {
    this.chosen = reading
    this.survey.choose(reading)
  }

  /** Pins the answer to its step, or lets it follow the playhead; an event's main cell is followed. */
  setFollowing(isFollowing: boolean): void {
    const { question, answer, step } = this
    if (!isFollowing && question?.kind === 'cell') this.question = { ...question, step }
    const cell = question?.kind === 'cell' ? question.cell : answer?.cells[0]
    if (isFollowing && cell !== undefined) this.question = { kind: 'cell', cell, step: null }
  }

  /** Has the turn of the answer played under all readings; asks for nothing while there is none. */
  compare(): void {
    const { question, step } = this
    const { run } = this.table
    const reader = run && this.readerOf(run)
    if (!question || step === null || !reader || !this.answer) return this.survey.stop()
    this.survey.begin({
      game: this.table.game,
      level: run.level,
      start: () => reader.turnStart(step),
      asked: {
        event: question.kind === 'event' ? question.event : undefined,
        cell: question.kind === 'cell' ? question.cell : undefined,
      },
      readings: this.readings,
    })
  }

  private ask(question: WhyQuestion): void {
    this.question = question
    this.chosen = null
    this.pointed = null
    this.table.lowerPane = 'why'
  }

  private find(): WhyAnswer | null {
    const { question, step, table } = this
    void table.runVersion
    const { run, game } = table
    if (!question || question.kind === 'refusal' || step === null || !run) return null
    if (this.isStale) return null
    const view = this.readerOf(run)?.view(step)
    if (!view) return null
    return question.kind === 'event'
      ? whyEvent(game, run.level, view, question.event)
      : whyCell(game, run.level, view, question.cell)
  }

  private findLater(): LaterMisread | null {
    const { shown, step, table } = this
    // Fifty turns that each take long would stop the page.
    if (!shown || step === null || !table.run || this.survey.isSlow) return null
    if (this.survey.results.get(shown.id)?.outcome !== 'unseen') return null
    const start = this.readerOf(table.run)?.turnStart(step)
    return start ? misreadLater(turnCase(table.game, table.run.level, start), shown.id) : null
  }

  private readerOf(run: LevelRun): StepReader | null {
    if (this.reader?.run === run) return this.reader.reader
    if (!run.cursor) return null
    const reader = new StepReader(run.cursor.layout, run.cursor.book)
    this.reader = { run, reader }
    return reader
  }
}
