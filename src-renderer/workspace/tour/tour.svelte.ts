import { untrack } from 'svelte'
import type { TourPlan } from '../../games/tour-plan'
import type { OpenLevel } from '../../level/index'
import { type Facts, isDone, type StepKind, stepKinds } from './deeds'
import { enter } from './enter'

const nothingDone: Facts = {
  ...{ text: '', answer: null, step: 0, isStepping: false },
  ...{ asked: null, branches: 0, misread: null },
}

/** A tour on a separate level: the current step, and whether it is done. */
export class Tour {
  /** Index of the current step. */
  at = $state(0)
  /** True while a button of the pointer is down: a stroke is not finished yet. */
  isHeld = $state(false)
  readonly kind: StepKind = $derived(stepKinds[this.at]!)
  /** The state of the level when the step began. */
  private before: Facts = $state.raw(nothingDone)
  /** True once the parts of the window for the step are shown. */
  private isEntered = $state(false)
  /** The current state of the level. */
  readonly now: Facts = $derived.by(() => factsOf(this.level))
  /** Whether the answer differs from that of the sample. */
  readonly hasNewAnswer = $derived.by(() => {
    const { answer } = this.now
    return answer !== null && answer !== this.first
  })
  /** The answer of the sample; null until known. */
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

  /** Goes on when the user has done what the step asks for; call it where effects may be created. */
  watch(): void {
    $effect(() => {
      const { now, isHeld } = this
      untrack(() => {
        if (this.at === 0 && now.text === this.before.text) this.first ??= now.answer
        // Movements while the step is being prepared are not the user's.
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

/** The state of a level that the user can change in a tour. */
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
