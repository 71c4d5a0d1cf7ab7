import { AnswerPieces } from '@core/judging/answer-pieces'
import { AnswerTrail } from '@core/judging/answer-trail'
import type { LevelEditor } from '../../editor/index'
import type { TextMark } from '../../text/index'
import type { Written } from './written-words'
import { words } from '../../ui/words'

/** The official answer of the line on the board, and the steps of its run that write the answer. */
export class AnswerSteps {
  readonly trail: AnswerTrail | null = $derived.by(() => {
    const { answer, editor } = this
    return answer === null ? null : new AnswerTrail(editor.game, editor.level, answer)
  })
  /** The pieces written by the step before the playhead; empty unless the user steps. */
  readonly written: readonly Written[] = $derived.by(() => this.writtenAt(this.step))
  readonly marks: readonly TextMark[] = $derived.by(() =>
    this.written.map(({ index }) => this.trail!.pieces.stretchOf(index)),
  )

  /** Null while the run shown belongs to an older text, or if there is none. */
  private readonly answer: string | null = $derived.by(() => {
    const { run, document } = this.editor
    void run.version
    return run.shown?.text === document.text ? run.answer : null
  })
  private readonly step = $derived.by(() => {
    const { isStepping, seen } = this.editor.playback
    return isStepping ? seen.step : 0
  })

  constructor(private readonly editor: LevelEditor) {}

  /** Goes to the step that settles the answer at an offset, or reports why it cannot. */
  goTo(offset: number): void {
    const { trail, editor } = this
    const { playback, run } = editor
    const index = trail?.pieces.indexAt(offset) ?? null
    const cursor = run.shown?.cursor
    if (!trail || index === null || !cursor) return
    const isWhole = run.shown?.outcome?.kind === 'finished'
    const position = trail.settledAt({ layout: cursor.layout, book: cursor.book, isWhole }, index)
    if (position === null) return editor.refuse(this.whyUnknown())
    playback.pause()
    playback.seek(position)
    if (position === 0) editor.say(words.judge.steps.fromStart)
  }

  private writtenAt(step: number): Written[] {
    const { trail, editor } = this
    const cursor = editor.run.shown?.cursor
    if (!trail || !cursor) return []
    const { pieces } = trail
    const indices = trail.writtenBy(cursor.book, step)
    // Only words are written by more than one step, and answers of words are short.
    const isSame = pieces.kind !== 'word' || indices.length === 0
    const now = isSame
      ? pieces
      : new AnswerPieces(editor.game.engine.answerOf(editor.level, cursor.state), pieces.kind)
    return indices.flatMap((index) =>
      // If the answer has a different number of words, they do not correspond.
      now.count === pieces.count
        ? [{ index, now: now.textOf(index), end: pieces.textOf(index) }]
        : [],
    )
  }

  private whyUnknown(): string {
    const outcome = this.editor.run.shown?.outcome
    if (!outcome) return words.judge.steps.notRecorded
    return words.judge.steps.recordedTo({ step: this.editor.playback.stepCount })
  }
}
