import type { Breakpoint } from '@core/debug/breakpoint'
import { nextHit, previousHit } from '@core/debug/hit-search'
import { placeOfHit } from '@core/debug/place-of-hit'
import type { Breakpoints } from './breakpoints.svelte'
import type { LevelEditor } from '../../editor/index'
import type { RunScanner } from './run-scanner'
import { words } from '../../ui/words'

/** A search for a hit that is not known yet. */
interface Search {
  readonly way: 'next' | 'previous'
  /** The position where it began; if the playhead leaves it, the search is cancelled. */
  readonly from: number
  /** The breakpoints whose hits are searched for. */
  readonly ids: readonly number[]
}

/** Goes from one hit of a breakpoint to the next, forwards and backwards; waits for hits that are not known yet. */
export class HitTravel {
  /** The search in progress; null if there is none, or if one of its breakpoints was deleted. */
  readonly search: Search | null = $derived.by(() => {
    const { list } = this.breakpoints
    const isWhole = this.held?.ids.every((id) => list.some((one) => one.id === id)) ?? false
    return isWhole ? this.held : null
  })
  private held = $state.raw<Search | null>(null)

  constructor(
    private readonly editor: LevelEditor,
    private readonly scanner: RunScanner,
    private readonly breakpoints: Breakpoints,
  ) {}

  /** Goes to the next hit of an enabled breakpoint, or of those named; waits if it is not known yet. */
  next(ids: readonly number[] = this.enabledIds): void {
    this.begin('next', ids)
  }

  /** Goes to the last hit before the playhead. */
  previous(ids: readonly number[] = this.enabledIds): void {
    this.begin('previous', ids)
  }

  /** Goes to the next hit of one breakpoint, after the last one to the first. */
  goRound(id: number): void {
    const { breakpoints, editor } = this
    const { hits } = breakpoints.knownOf(id)
    const isLast = hits.nextAfter(editor.playback.step) === null && !breakpoints.isCounting(id)
    if (isLast && hits.length > 0) this.stopAt(hits.at(0))
    else this.next([id])
  }

  /** Cancels a search; returns false if there was none. */
  stopSearch(): boolean {
    const { search } = this
    this.held = null
    return search !== null
  }

  /** Checks whether the search has come to its end. */
  pursue(): void {
    const { search, editor, breakpoints } = this
    if (!search) return
    if (editor.playback.step !== search.from) return void this.stopSearch()
    const known = search.ids.map((id) => breakpoints.knownOf(id))
    const { stepCount, isRunOver } = this.scanner
    const found =
      search.way === 'next'
        ? nextHit(known, search.from, { stepCount, isOver: isRunOver })
        : previousHit(known, search.from)
    if (found.kind === 'hit') this.arrive(found.step)
    if (found.kind === 'none') this.arrive(null)
  }

  private get enabledIds(): readonly number[] {
    return this.breakpoints.enabled.map(({ id }) => id)
  }

  private begin(way: Search['way'], ids: readonly number[]): void {
    const { playback } = this.editor
    if (ids.length === 0) {
      return this.editor.refuse(whyNone(this.breakpoints.list))
    }
    playback.pause()
    this.held = { way, from: playback.step, ids }
    this.pursue()
  }

  private arrive(step: number | null): void {
    const { search } = this
    this.held = null
    if (step !== null) this.stopAt(step)
    else this.editor.say(search?.way === 'next' ? words.debug.noHitAfter : words.debug.noHitBefore)
  }

  private stopAt(step: number): void {
    const { editor, breakpoints } = this
    editor.playback.pause()
    editor.playback.seek(step + 1)
    const hit = breakpoints.hitAt(step)
    const { game } = editor
    const run = editor.run.shown
    const watches = hit.flatMap(({ watch, and = [] }) => [watch, ...and])
    const cell = run?.cursor ? placeOfHit(game, run.level, run.cursor, watches) : null
    if (cell !== null) editor.board.cursorCell = cell
    const titles = hit.map((one) => breakpoints.titleOf(one)).join(', ')
    editor.say(words.debug.stopped({ titles }))
  }
}

/** The reason why there is nothing to stop at. */
function whyNone(list: readonly Breakpoint[]): string {
  if (list.length === 0) return words.debug.noneSet
  const isNoted = list.some(({ isEnabled, isNote }) => isEnabled && isNote)
  return isNoted ? words.debug.onlyNotes : words.debug.allDisabled
}
