import { positionBeside } from '@core/debug/lockstep'
import { misreadLater, readingsFor, turnCase, type LaterMisread } from '@core/debug/misread'
import { rulesNamed, whyOf, type WhyAnswer } from '@core/debug/why'
import type { RuleText } from '@core/game/module'
import type { ReadingId } from '@core/trace/machine'
import type { TraceEvent } from '@core/trace/trace'
import type { LevelEditor, LevelRun, RunOnShow } from '../../editor/index'
import { WhySurvey } from './why-survey.svelte'
import { words } from '../../ui/words'

/** The board of a question: the document's, or the one compared with it. */
export type WhySide = 'left' | 'right'

/** Identifies the run of a question, to notice when a different one has replaced it. */
interface AskedRun {
  readonly side: WhySide
  readonly text: string
  readonly reading: ReadingId | null
}

/** A question. */
export type WhyQuestion =
  /** Why an event happened. */
  | ({ readonly kind: 'event'; readonly step: number; readonly event: TraceEvent } & AskedRun)
  /** Why a cell is as a step left it; step null: the step just made. */
  | ({ readonly kind: 'cell'; readonly cell: number; readonly step: number | null } & AskedRun)
  /** Why an edit was not allowed, in the words of the tool. */
  | { readonly kind: 'refusal'; readonly sentence: string; readonly rules: readonly RuleText[] }

/** The board beside that of the document, with the parts that questions use. */
export interface AskedBeside extends Pick<RunOnShow, 'shown' | 'version'> {
  readonly step: number
  /** Number of steps known to be the same on both boards. */
  readonly same: number
}

/** The Why pane of one document: the question, the answer, and the outcome of the turn under misreadings. */
export class Why {
  question = $state.raw<WhyQuestion | null>(null)
  /** The reading that the user has chosen; null: the most telling one. */
  chosen = $state<ReadingId | null>(null)
  /** Cells of the fact under the pointer in the pane; null if there is none. */
  pointed = $state.raw<readonly number[] | null>(null)
  readonly survey = new WhySurvey()

  /** The step of the question; null if there is none. */
  readonly step: number | null = $derived.by(() => {
    const { question } = this
    if (!question || question.kind === 'refusal') return null
    const { playback } = this.editor
    const made = question.side === 'right' ? this.beside.step : playback.step
    return question.step ?? Math.max(0, made - 1)
  })
  /** The run of the question; null if there is none. */
  readonly run: LevelRun | null = $derived.by(() => {
    const { question, editor } = this
    void [editor.run.version, this.beside.version]
    if (!question || question.kind === 'refusal') return editor.run.shown
    return this.runOn(question.side)
  })
  /** The misreading of the run; null: the official rules. */
  readonly reading: ReadingId | null = $derived(this.run?.reading ?? null)
  readonly answer: WhyAnswer | null = $derived.by(() => this.find())
  /** True while the answer is about the step just made, wherever the playhead goes. */
  readonly isFollowing = $derived(this.question?.kind === 'cell' && this.question.step === null)
  /** True when the level was edited after the question, or a different run is compared with. */
  readonly isStale = $derived.by(() => {
    const { question, run } = this
    void this.editor.run.version
    if (!question || question.kind === 'refusal') return false
    if (question.side === 'right' && run?.reading !== question.reading) return true
    return question.kind === 'event' && question.text !== run?.text
  })
  /** Changes whenever the turn or the question about it changes. */
  readonly surveyKey: string = $derived.by(() => {
    const { question, answer, run } = this
    if (!question || !answer) return ''
    const asked = question.kind === 'event' ? Object.values(question.event) : [question]
    return [
      run?.runId,
      answer.turn,
      question.kind,
      ...(question.kind === 'cell' ? [question.cell] : asked),
    ].join(' ')
  })
  /** All readings of the game, those that break the rule of the answer first. */
  readonly readings = $derived.by(() => readingsFor(this.editor.game, this.answer?.ruleId ?? null))
  /** Readings that would have made a difference in the turn, as far as played. */
  readonly differing = $derived(
    this.readings.filter(({ id }) => this.survey.results.get(id)?.outcome === 'differs'),
  )
  /** The reading whose outcome is shown; null if none makes a difference and none was chosen. */
  readonly shown = $derived(
    this.readings.find(({ id }) => id === this.chosen) ?? this.differing[0] ?? null,
  )
  /** A later place where the chosen reading has an effect, if it has none in this turn. */
  readonly later: LaterMisread | null = $derived.by(() => this.findLater())

  /** Cells to outline, the main one first; none while the pane is hidden. */
  private readonly shownCells: readonly number[] = $derived.by(() =>
    this.editor.panes.isSeen('why') ? (this.pointed ?? this.answer?.cells ?? []) : [],
  )

  constructor(
    private readonly editor: LevelEditor,
    private readonly beside: AskedBeside,
  ) {}

  askEvent(step: number, event: TraceEvent, side: WhySide = 'left'): void {
    const run = this.runOn(side)
    if (run) this.ask({ kind: 'event', step, event, ...askedRun(run, side) })
  }

  /** Cells to outline on one of the boards, the main one first. */
  marksOn(side: WhySide): readonly number[] {
    const { question } = this
    const asked = question === null || question.kind === 'refusal' ? 'left' : question.side
    return asked === side ? this.shownCells : []
  }

  /** The game of the level. */
  get game(): LevelEditor['game'] {
    return this.editor.game
  }

  /** The playhead's position that shows the step of the question. */
  get position(): number | null {
    const { step, question, editor, run } = this
    if (step === null) return null
    const here = run?.cursor
    const there = editor.run.shown?.cursor
    if (question?.kind === 'refusal' || question?.side !== 'right' || !here || !there)
      return step + 1
    return positionBeside(here, step + 1, there, this.beside.same)
  }

  /** Asks about the first event of a turn that `isWanted` accepts; reports when there is none. */
  askInTurn(turn: number, isWanted: (event: TraceEvent) => boolean): void {
    const cursor = this.editor.run.shown?.cursor
    if (!cursor) return
    for (let step = cursor.startOfTurn(turn); cursor.markOf(step)?.turn === turn; step++) {
      const event = cursor.eventsOf(step).find(isWanted)
      if (event) return this.askEvent(step, event)
    }
    this.editor.say(words.why.turnNotReached)
  }

  /** Asks about a cell in the step just made; the question follows the playhead. */
  askCell(cell: number, side: WhySide = 'left'): void {
    const run = this.runOn(side)
    const asked = run ? askedRun(run, side) : { side, text: '', reading: null }
    this.ask({ kind: 'cell', cell, step: null, ...asked })
  }

  askRefusal(sentence: string): void {
    this.ask({ kind: 'refusal', sentence, rules: rulesNamed(this.editor.game, sentence) })
  }

  /** Whether a sentence names a rule, so that it can be explained. */
  canTell(sentence: string): boolean {
    return rulesNamed(this.editor.game, sentence).length > 0
  }

  /**
   * Called when the document has changed: the cell of a question keeps its place; if that is gone the question is
   * dropped.
   */
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

  /** Pins the answer to its step, or lets it follow the playhead; for an event its main cell is followed. */
  setFollowing(isFollowing: boolean): void {
    const { question, answer, step } = this
    if (!isFollowing && question?.kind === 'cell') this.question = { ...question, step }
    const cell = question?.kind === 'cell' ? question.cell : answer?.cells[0]
    if (!isFollowing || cell === undefined || !question || question.kind === 'refusal') return
    const { side, text, reading } = question
    this.question = { kind: 'cell', cell, step: null, side, text, reading }
  }

  /**
   * Plays the turn of the answer under all readings. Does nothing without an answer, or if the run is that of a
   * misreading: other misreadings of its states would tell nothing.
   */
  compare(): void {
    const { question, step, run } = this
    if (this.reading !== null) return this.survey.stop()
    const reader = run?.reader
    if (!question || step === null || !reader || !this.answer) return this.survey.stop()
    this.survey.begin({
      game: this.editor.game,
      level: run.level,
      start: () => reader.turnStart(step),
      asked: {
        event: question.kind === 'event' ? question.event : undefined,
        cell: question.kind === 'cell' ? question.cell : undefined,
      },
      readings: this.readings,
    })
  }

  /** Marks the cells of what is under the pointer; what is returned takes these marks away, and no others. */
  point(cells: readonly number[]): () => void {
    this.pointed = cells.length > 0 ? cells : null
    return () => {
      if (this.pointed === cells) this.pointed = null
    }
  }

  private ask(question: WhyQuestion): void {
    this.question = question
    this.chosen = null
    this.pointed = null
    this.editor.panes.show('why')
  }

  private find(): WhyAnswer | null {
    const { question, step, editor, run } = this
    void [editor.run.version, this.beside.version]
    if (!question || question.kind === 'refusal' || step === null || !run) return null
    if (this.isStale) return null
    const view = run.reader?.view(step)
    return view ? whyOf(editor.game, run.level, view, question) : null
  }

  private findLater(): LaterMisread | null {
    const { shown, step, editor, run } = this
    // Searching fifty slow turns would freeze the page.
    if (!shown || step === null || !run || this.survey.isSlow) return null
    if (this.survey.results.get(shown.id)?.outcome !== 'unseen') return null
    const start = run.reader?.turnStart(step)
    return start ? misreadLater(turnCase(editor.game, run.level, start), shown.id) : null
  }

  private runOn(side: WhySide): LevelRun | null {
    return (side === 'right' ? this.beside : this.editor.run).shown
  }
}

function askedRun({ text, reading }: LevelRun, side: WhySide): AskedRun {
  return { side, text, reading }
}
