import { DifferenceSearch, type FirstDifference } from '@core/debug/first-difference'
import { positionBeside } from '@core/debug/lockstep'
import type { ReadingId } from '@core/trace/machine'
import {
  type LevelEditor,
  LevelRun,
  Playback,
  type RunReceiver,
  type RunStarter,
} from '../../editor/index'
import { mostTelling, orderReadings } from '../rules/reading-order'
import { ReadingAnswers } from '../rules/reading-answers.svelte'
import { StepDifferences } from './step-differences.svelte'
import { words } from '../../ui/words'

/** What the document on the board is compared with: itself under a misreading, or another of its lines. */
export type Other =
  | { readonly kind: 'reading'; readonly id: ReadingId }
  | { readonly kind: 'line'; readonly id: number }

/** Steps that are searched at once before the page may breathe. */
const STEPS_AT_ONCE = 2048

/** A second run beside that of the document on the board, in lock-step with it. */
export class Comparison implements RunReceiver {
  /** Null while nothing is compared. */
  other = $state.raw<Other | null>(null)
  /** The right-hand run shown; it may belong to the text before the last edit until the new one is there. */
  run = $state.raw<LevelRun | null>(null)
  /** Counts up whenever more is known of the right-hand run. */
  version = $state(0)
  found = $state.raw<FirstDifference | null>(null)
  /** The cell of the right-hand board under the pointer; null when it is not there. */
  hovered = $state<number | null>(null)
  /** True once the first difference was found, or it is known that there is none. */
  isSearched = $state(false)
  readonly answers: ReadingAnswers
  /** True while a misreading is looked for that differs; a choice of the user ends it. */
  isLooking = $state(false)
  /** Whether the runs under readings differ that were compared to their ends, by reading. */
  compared = $state.raw<ReadonlyMap<ReadingId, boolean>>(new Map())
  /** The readings by what is known of them, those that differ first. */
  readonly ordered = $derived.by(() =>
    orderReadings(this.editor.game.engine.readings, this.findings),
  )
  /** True when every reading was compared, and none differs. */
  readonly noneDiffers = $derived(this.ordered.every(({ standing }) => standing === 'same'))
  readonly isOpen = $derived(this.other !== null)
  /** The document that the right-hand board shows; null when its line is gone. */
  readonly document = $derived.by(() => {
    if (this.other?.kind !== 'line') return this.editor.document
    return this.editor.lines.find(this.other.id)?.document ?? null
  })
  /** True when both runs shown are those of the texts as they stand. */
  readonly isCurrent = $derived.by(() => {
    const { editor, run, document } = this
    if (!run || !document || editor.run.shown?.text !== editor.document.text) return false
    return run.text === document.text && run.reading === this.readingId
  })
  /** Sides that are not run because of errors in their text. */
  readonly notRun: readonly ('left' | 'right')[] = $derived.by(() => {
    const sides = { left: this.editor.document, right: this.document }
    return (['left', 'right'] as const).filter((side) => sides[side]?.isPlayable === false)
  })
  /** Rows and columns that hold either board: both are shown in the same scale. */
  readonly fitSize = $derived.by(() => {
    const { game, document } = this.editor
    const left = game.size(document.level)
    const right = this.isOpen && this.document ? game.size(this.document.level) : left
    return { rows: Math.max(left.rows, right.rows), cols: Math.max(left.cols, right.cols) }
  })
  /** Position of the right-hand run that belongs beside the playhead. */
  readonly step = $derived.by(() => {
    void [this.version, this.editor.run.version]
    const { step } = this.editor.playback
    const left = this.editor.run.shown?.cursor
    const right = this.run?.cursor
    return left && right ? positionBeside(left, step, right, this.same) : 0
  })
  /** What differs at this step. */
  readonly now: StepDifferences
  /** Why the right-hand run failed; null when it did not. */
  readonly failure = $derived.by(() => {
    void this.version
    const outcome = this.latest?.outcome
    return outcome?.kind === 'failed' ? outcome.message : null
  })
  /** Steps that are known to be the same on both sides. */
  same = $state(0)

  private pending: LevelRun | null = $state.raw(null)
  /** Where the playhead stood that goes to the difference when that is found, unless it is moved before; null: it stays. */
  private leaps: Pick<Playback, 'step' | 'moves'> | null = null
  private search: { left: LevelRun; right: LevelRun; at: DifferenceSearch } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly findings = $derived.by(() => ({
    answers: this.answers.known,
    runs: this.compared,
  }))
  /** The misreading on the right-hand board; null if it shows none. */
  readonly readingId = $derived(this.other?.kind === 'reading' ? this.other.id : null)

  constructor(
    private readonly editor: LevelEditor,
    private readonly runs: Pick<RunStarter, 'start' | 'endSide' | 'isOvertaken'>,
  ) {
    this.answers = new ReadingAnswers(editor.game, () => this.lookOn())
    this.now = new StepDifferences(this, editor)
  }

  /** Compares with the first reading that differs, and goes to where it does. */
  openReadings(): void {
    this.isLooking = true
    this.compared = new Map()
    this.leaps = this.standing
    this.answerReadings()
    this.lookOn()
  }

  /** Compares with something else; with a reading from its first difference on. */
  choose(other: Other): void {
    if (!this.isOpen && other.kind === 'line') this.answerReadings()
    this.isLooking = false
    this.leaps = other.kind === 'reading' ? this.standing : null
    this.other = other
    this.start()
  }

  close(): void {
    if (!this.isOpen) return
    clearTimeout(this.timer)
    this.answers.stop()
    this.isLooking = false
    this.hovered = null
    this.other = null
    this.run = null
    this.pending = null
    this.search = null
    this.runs.endSide(this)
    // There is no other board any more to point at.
    if (this.editor.notice?.text === words.why.pointAtOther) this.editor.notice = null
  }

  /** Another line came to the board, or one was deleted; a line that left the board is compared with the one there. */
  lineShown(before: number): void {
    const { other, editor } = this
    if (other?.kind !== 'line') return
    const isShown = other.id === editor.lines.active.id
    if (editor.lines.find(isShown ? before : other.id) === null) this.close()
    else if (isShown) this.choose({ kind: 'line', id: before })
    else if (this.latest?.text !== this.document?.text) this.start()
  }

  /** The document on the board was changed: both sides are run again. */
  follow(): void {
    if (!this.isOpen) return
    this.isLooking = false
    this.leaps = null
    this.compared = new Map()
    this.answerReadings(300)
    this.start()
  }

  /** Runs the right-hand side again unless that is done; another document's comparison may have cut it short. */
  ensureRun(): void {
    const { latest } = this
    const isCut = latest?.outcome
      ? latest.outcome.kind === 'cancelled'
      : !latest || this.runs.isOvertaken(latest, 'side')
    if (this.isOpen && isCut) this.start(true)
  }

  /** The right-hand run as it is to be, shown or on its way; null when there is none. */
  get latest(): LevelRun | null {
    return this.pending ?? this.run
  }

  runOf(runId: number): LevelRun | null {
    if (this.pending?.runId === runId) return this.pending
    return this.run?.runId === runId ? this.run : null
  }

  receive(run: LevelRun): void {
    if (run === this.pending && run.cursor && Playback.reaches(run, this.editor.playback.anchor)) {
      this.pending = null
      this.run = run
    }
    this.version++
    // The user hears why it failed, and the next reading would most likely fail as well.
    if (run.outcome?.kind === 'failed') this.isLooking = false
    this.searchOn()
  }

  /** Goes on looking for the first difference in what both runs are known to be now. */
  searchOn(): void {
    clearTimeout(this.timer)
    if (!this.isOpen) return
    const left = this.editor.run.shown
    const right = this.run
    if (!left?.cursor || !right?.cursor || !this.isCurrent) return
    if (this.search?.left !== left || this.search.right !== right) {
      const at = new DifferenceSearch(left.cursor.layout, right.cursor.layout)
      this.search = { left, right, at }
    }
    const { at } = this.search
    const known = ({ cursor, outcome }: LevelRun) => ({
      book: cursor!.book,
      isEnded: outcome !== null,
    })
    const hasMore = at.extend(known(left), known(right), STEPS_AT_ONCE)
    this.same = at.same
    this.found = at.found
    if (at.isOver && !this.isSearched) this.searched()
    if (hasMore) this.timer = setTimeout(() => this.searchOn())
  }

  /** Goes to just after the first step that differs. */
  goToDifference(): void {
    if (this.found) this.editor.playback.seek(this.found.step + 1)
  }

  /** The search has come to its end: of a reading that is noted, and the playhead goes there unless it was moved. */
  private searched(): void {
    const { found, readingId, editor, leaps } = this
    this.isSearched = true
    if (readingId !== null) this.compared = new Map([...this.compared, [readingId, found !== null]])
    const { step, moves } = editor.playback
    if (found && step === leaps?.step && moves === leaps.moves) this.goToDifference()
    if (found) this.isLooking = false
    if (!this.isLooking) this.leaps = null
    this.lookOn()
  }

  /** Takes the reading that most likely differs as soon as that is known; the next one when it did not. */
  private lookOn(): void {
    if (!this.isLooking) return
    const { readings } = this.editor.game.engine
    const next = mostTelling(readings, this.findings)
    if (next === null) {
      this.isLooking = false
      return
    }
    const other = { kind: 'reading', id: next.id } as const
    const { latest: held, document } = this
    const isUnderWay =
      this.readingId === next.id && held?.reading === next.id && held.text === document?.text
    if (this.answers.isBusy && this.answers.known.get(next.id) !== true) this.other ??= other
    else if (!isUnderWay || this.isSearched) {
      this.other = other
      this.start()
    }
  }

  private get standing(): Pick<Playback, 'step' | 'moves'> {
    const { step, moves } = this.editor.playback
    return { step, moves }
  }

  /** After a pause of so many ms, so that a stroke does not wait for it; at once when 0. */
  private answerReadings(pause = 0): void {
    const { document } = this.editor
    const run = this.editor.run.shown
    // A faulty level has no answers; its runs are compared all the same.
    const time = document.isRunnable ? (run?.answerTime ?? 0) : Infinity
    this.answers.begin(document.level, time, pause)
  }

  private start(isForced = false): void {
    const { document, editor } = this
    this.search = null
    this.same = 0
    this.found = null
    this.isSearched = false
    if (!document?.isPlayable) {
      this.pending = this.run = null
      return
    }
    const { text, level } = document
    const held = this.latest
    const isSame = held?.text === text && held.reading === this.readingId
    if (isSame && !isForced) return this.searchOn()
    const reading = this.readingId
    const order = { slot: 'side', game: editor.game.id, text } as const
    const runId = this.runs.start(reading === null ? order : { ...order, reading }, this)
    this.pending = new LevelRun(runId, level, text, reading, editor.game.engine)
  }
}
