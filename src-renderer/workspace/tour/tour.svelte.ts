import { untrack } from 'svelte'
import type { TourPlan } from '../../games/tour-plan'
import type { OpenLevel } from '../../level/index'
import { type Facts, isDone, type StepKind, stepKinds } from './deeds'
import { enter } from './enter'

const nothingDone: Facts = {
  ...{ text: '', answer: null, step: 0, isStepping: false },
  ...{ asked: null, branches: 0, misread: null },
}

/** A tour under way on a level of its own: which step it is at, and whether that was done. */
export class Tour {
  /** Which of the steps it is at. */
  at = $state(0)
  /** A button of the pointer is down: what is being drawn is not done yet. */
  isHeld = $state(false)
  readonly kind: StepKind = $derived(stepKinds[this.at]!)
  /** How the level was when the step began. */
  private before: Facts = $state.raw(nothingDone)
  /** What the step wants to have shown is there. */
  private isEntered = $state(false)
  /** What has been done since the step began. */
  readonly now: Facts = $derived.by(() => factsOf(this.level))
  /** Whether the answer is another one than that of the sample. */
  readonly hasNewAnswer = $derived.by(() => {
    const { answer } = this.now
    return answer !== null && answer !== this.first
  })
  /** The answer of the sample, once it is known. */
  private first: string | null = null

  constructor(
    readonly level: OpenLevel,
    readonly plan: TourPlan,
    /** The tab that was in front before; null for the start page. */
    readonly from: number | null,
  ) {
    this.first = level.editor.run.answer
    this.enter()
  }

  get isFirst(): boolean {
    return this.at === 0
  }

  get isLast(): boolean {
    return this.kind === 'end'
  }

  /** Goes on when the user has done what the step asks for; to be called where effects may be made. */
  watch(): void {
    $effect(() => {
      const { now, isHeld } = this
      untrack(() => {
        if (this.at === 0 && now.text === this.before.text) this.first ??= now.answer
        // What has moved while the step was made ready was not the user.
        if (!this.isEntered) this.enter()
      })
      if (!isHeld && this.isEntered) untrack(() => this.check())
    })
  }

  next(): void {
    this.goTo(Math.min(this.at + 1, stepKinds.length - 1))
  }

  back(): void {
    this.goTo(Math.max(0, this.at - 1))
  }

  private goTo(at: number): void {
    this.at = at
    this.enter()
  }

  private enter(): void {
    this.isEntered = enter(this.kind, this.level, this.plan)
    this.begin()
  }

  private check(): void {
    if (isDone(this.kind, this.before, this.now)) this.next()
  }

  private begin(): void {
    this.before = factsOf(this.level)
  }
}

/** What the user can have done to a level, as it is now. */
function factsOf({ editor, why, comparison }: OpenLevel): Facts {
  const { document, run, playback, lines } = editor
  void run.version
  return {
    text: document.text,
    answer: document.isRunnable ? run.answer : '',
    step: playback.step,
    isStepping: playback.isStepping,
    asked: why.question,
    branches: lines.branches.length,
    misread: comparison.readingId,
  }
}
