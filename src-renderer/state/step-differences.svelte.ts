import { comparedFigures, differingEvents, type Moment } from '@core/debug/compare'
import { differingCells, differingElsewhere } from '@core/debug/differing-places'
import type { LevelDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/games/registry'
import { changedCells } from './changed-cells'
import type { LevelRun } from './level-run'

/** The left-hand side of a comparison. */
interface LeftSide {
  readonly game: AnyGame
  readonly document: LevelDocument
  readonly run: LevelRun | null
  readonly runVersion: number
  readonly playback: { readonly step: number }
}

/** The right-hand side, and whether both belong together. */
interface RightSide {
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly document: LevelDocument | null
  readonly run: LevelRun | null
  readonly version: number
  /** Position that belongs beside the left-hand playhead. */
  readonly step: number
}

/** What two runs that are compared differ in at the playhead. */
export class StepDifferences {
  /** Figures of both sides. */
  readonly figures = $derived.by(() => {
    const moments = this.moments()
    return moments ? comparedFigures(moments.left, moments.right) : []
  })
  /** Events that only one side has in the step just made. */
  readonly events = $derived.by(() => {
    const left = this.moments() ? this.left.run?.cursor : null
    const right = this.right.run?.cursor
    if (!left || !right) return { left: [], right: [] }
    return differingEvents(left.eventsOf(left.step - 1), right.eventsOf(this.right.step - 1))
  })
  /** Cells that are otherwise on one board than on the other; of what does not change over a run, too. */
  readonly cells: readonly number[] = $derived.by(() => {
    const { whereabouts } = this.left.game.engine.debugging
    const moments = this.moments()
    if (!moments) return []
    const { left, right } = moments
    return [...new Set([...this.changedCells, ...differingCells(whereabouts, left, right)])]
  })
  /** What differs and lies on no cell, in words. */
  readonly elsewhere: readonly string[] = $derived.by(() => {
    const moments = this.moments()
    return moments ? differingElsewhere(this.left.game, moments.left, moments.right) : []
  })

  private readonly changedCells = $derived.by(() => {
    const { isOpen, document } = this.right
    if (!isOpen || !document) return []
    return changedCells(this.left.game, this.left.document.level, document.level)
  })

  constructor(
    private readonly right: RightSide,
    private readonly left: LeftSide,
  ) {}

  /** Both sides as they stand at the playhead; null when they cannot be compared. */
  private moments(): { readonly left: Moment; readonly right: Moment } | null {
    void [this.right.version, this.left.runVersion, this.left.playback.step]
    const left = this.left.run
    const right = this.right.run
    if (!this.right.isCurrent || !left?.cursor || !right?.cursor) return null
    right.cursor.seek(this.right.step)
    return { left: momentOf(left), right: momentOf(right) }
  }
}

function momentOf({ level, cursor }: LevelRun): Moment {
  return { level, layout: cursor!.layout, state: cursor!.state }
}
