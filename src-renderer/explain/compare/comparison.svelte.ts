import { DifferenceSearch, type FirstDifference } from '@core/debug/first-difference'
import { positionBeside } from '@core/debug/lockstep'
import type { ReadingId } from '@core/trace/machine'
import {
  type LevelEditor,
  LevelRun,
  type Playback,
  type RunReceiver,
  type RunStarter,
  RunOnShow,
} from '../../editor/index'
import { mostTelling, orderReadings } from '../rules/reading-order'
import { ReadingAnswers } from '../rules/reading-answers.svelte'
import { StepDifferences } from './step-differences.svelte'
import { words } from '../../ui/words'

/** The other side of a comparison: the document itself under a misreading, or a different line of it. */
export type Other =
  | { readonly kind: 'reading'; readonly id: ReadingId }
  | { readonly kind: 'line'; readonly id: number }

/** Number of steps searched at once before the page gets a break. */
const STEPS_AT_ONCE = 2048

/** A second run beside that of the document on the board, kept at the same step. */
export class Comparison extends RunOnShow implements RunReceiver {
  /** Null if there is no comparison. */
  other = $state.raw<Other | null>(null)
  found = $state.raw<FirstDifference | null>(null)
  /** The cell of the right-hand board under the pointer; null if the pointer is elsewhere. */
  hovered = $state<number | null>(null)
  /** True once the first difference was found, or it is certain that there is none. */
  isSearched = $state(false)
  readonly answers: ReadingAnswers
  /** True while a misreading that differs is being searched for; a choice of the user ends the search. */
  isLooking = $state(false)
  /** For each reading whose run was compared to its end: whether it differs. */
  compared = $state.raw<ReadonlyMap<ReadingId, boolean>>(new Map())
  /** The readings in the order of what is known of them, those that differ first. */
  readonly ordered = $derived.by(() =>
    orderReadings(this.editor.game.engine.readings, this.findings),
  )
  /** True when all readings were compared, and none differs. */
  readonly noneDiffers = $derived(this.ordered.every(({ standing }) => standing === 'same'))
  readonly isOpen = $derived(this.other !== null)
  /** The document on the right-hand board; null when its line has been deleted. */
  readonly document = $derived.by(() => {
    if (this.other?.kind !== 'line') return this.editor.document
    return this.editor.lines.find(this.other.id)?.document ?? null
  })
  /** True when both runs shown belong to the current texts. */
  readonly isCurrent = $derived.by(() => this.shown !== null && this.isOfNow(this.shown))
  /** Sides without a run because of errors in their text. */
  readonly notRun: readonly ('left' | 'right')[] = $derived.by(() => {
    const sides = { left: this.editor.document, right: this.document }
    return (['left', 'right'] as const).filter((side) => sides[side]?.isPlayable === false)
  })
  /** Rows and columns that fit both boards, so that both are shown at the same scale. */
  readonly fitSize = $derived.by(() => {
    const { game, document } = this.editor
    const left = game.size(document.level)
    const right = this.isOpen && this.document ? game.size(this.document.level) : left
    return { rows: Math.max(left.rows, right.rows), cols: Math.max(left.cols, right.cols) }
  })
  /** Position of the right-hand run that corresponds to the playhead. */
  readonly step = $derived.by(() => {
    void [this.version, this.editor.run.version]
    const { step } = this.editor.playback
    const left = this.editor.run.shown?.cursor
    const right = this.shown?.cursor
    // What is known of the next run says nothing of the one before.
    return left && right ? positionBeside(left, step, right, this.pending ? 0 : this.same) : 0
  })
  /** The differences at this step. */
  readonly now: StepDifferences
  /** Why the right-hand run failed; null if it did not. */
  readonly failure = $derived.by(() => {
    void this.version
    const outcome = this.latest?.outcome
    return outcome?.kind === 'failed' ? outcome.message : null
  })
  /** Number of steps known to be the same on both sides. */
  same = $state(0)

  /**
   * The playhead's state when the comparison was chosen: it goes to the difference once that is found, unless it was
   * moved since. Null: it stays.
   */
  private leaps: Pick<Playback, 'step' | 'moves'> | null = null
  private search: { left: LevelRun; right: LevelRun; at: DifferenceSearch } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly findings = $derived.by(() => ({
    answers: this.answers.known,
    runs: this.compared,
  }))
  /** The misreading on the right-hand board; null if there is none. */
  readonly readingId = $derived(this.other?.kind === 'reading' ? this.other.id : null)

  constructor(
    private readonly editor: LevelEditor,
    private readonly runs: Pick<RunStarter, 'start' | 'endSide' | 'isOvertaken'>,
  ) {
    super()
    this.answers = new ReadingAnswers(editor.game, () => this.lookOn())
    this.now = new StepDifferences(this, editor)
  }

  /** Compares with the first reading that differs, and goes to the difference. */
  openReadings(): void {
    this.isLooking = true
    this.compared = new Map()
    this.leaps = this.standing
    this.answerReadings()
    this.lookOn()
  }

  /** Compares with something else; for a reading the playhead goes to the first difference. */
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
    this.shown = null
    this.pending = null
    this.search = null
    this.runs.endSide(this)
    // Without the second board there is nothing to point at any more.
    if (this.editor.notice?.text === words.why.pointAtOther) this.editor.notice = null
  }

  /**
   * Called when a different line came to the board, or one was deleted. If the compared line is now on the board, it is
   * compared with the line that left it.
   */
  lineShown(before: number): void {
    const { other, editor } = this
    if (other?.kind !== 'line') return
    const isShown = other.id === editor.lines.active.id
    if (editor.lines.find(isShown ? before : other.id) === null) this.close()
    else if (isShown) this.choose({ kind: 'line', id: before })
    else if (this.latest?.text !== this.document?.text) this.start()
  }

  /** Called when the document on the board was changed: both sides are run again. */
  follow(): void {
    if (!this.isOpen) return
    this.isLooking = false
    this.leaps = null
    this.compared = new Map()
    this.answerReadings(300)
    this.start()
  }

  /** Runs the right-hand side again unless it has run; another document's comparison may have cut it short. */
  ensureRun(): void {
    const { latest } = this
    const isCut = latest?.outcome
      ? latest.outcome.kind === 'cancelled'
      : !latest || this.runs.isOvertaken(latest, 'side')
    if (this.isOpen && isCut) this.start(true)
  }

  receive(run: LevelRun): void {
    this.showWhenThere(run, this.editor.playback.anchor)
    this.version++
    // The failure is reported to the user, and the next reading would most likely fail as well.
    if (run.outcome?.kind === 'failed') this.isLooking = false
    this.searchOn()
  }

  /** Continues the search for the first difference in the known parts of both runs, whether the other is shown yet or not. */
  searchOn(): void {
    clearTimeout(this.timer)
    if (!this.isOpen) return
    const left = this.editor.run.shown
    const right = this.latest
    if (!left?.cursor || !right?.cursor || !this.isOfNow(right)) return
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
    if (at.isOver && !this.isSearched) {
      this.searched()
      // The difference may be where its run is known already.
      this.showWhenThere(right, this.editor.playback.anchor)
    }
    if (hasMore) this.timer = setTimeout(() => this.searchOn())
  }

  /** Goes to just after the first step that differs. */
  goToDifference(): void {
    if (this.found) this.editor.playback.seek(this.found.step + 1)
  }

  /**
   * Called when the search has ended: stores the result for a reading, and moves the playhead to the difference unless
   * it was moved meanwhile.
   */
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

  /** Compares with the reading that most likely differs once that is known; with the next one if it did not differ. */
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

  /** Whether a run is of what is compared now, beside a run of what is on the board now. */
  private isOfNow({ text, reading }: LevelRun): boolean {
    const { editor, document } = this
    if (!document || editor.run.shown?.text !== editor.document.text) return false
    return text === document.text && reading === this.readingId
  }

  private get standing(): Pick<Playback, 'step' | 'moves'> {
    const { step, moves } = this.editor.playback
    return { step, moves }
  }

  /** Tries the readings after a pause in ms, so that a stroke is not delayed by it; at once if 0. */
  private answerReadings(pause = 0): void {
    const { document } = this.editor
    const run = this.editor.run.shown
    // A faulty level has no answers, but its runs are compared.
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
      this.pending = this.shown = null
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
