import { byWords, comparedFigures, differingEvents, type Moment } from '@core/debug/compare'
import { differingCells, differingElsewhere } from '@core/debug/differing-places'
import {
  differingPairs,
  elsewhereByName,
  groundPairs,
  hasOtherSize,
  type CellPair,
} from '@core/debug/other-sizes'
import type { LevelDocument } from '@core/document/level-document'
import { changedCells } from './changed-cells'
import type { LevelEditor, LevelRun, RunOnShow } from '../../editor/index'

/** The right-hand side of a comparison. */
interface RightSide extends Pick<RunOnShow, 'shown' | 'version'> {
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly document: LevelDocument | null
  /** Position that corresponds to the left-hand playhead. */
  readonly step: number
}

/** The differences at the playhead between two compared runs. */
export class StepDifferences {
  /** Values of both sides. */
  readonly figures = $derived.by(() => {
    const moments = this.moments()
    return moments ? comparedFigures(moments.left, moments.right) : []
  })
  /** True when the boards are of different sizes: cells are then compared by row and column, events by their words. */
  readonly isOtherSize = $derived.by(() => {
    const { isOpen, document } = this.right
    if (!isOpen || !document) return false
    return hasOtherSize(this.left.game, this.left.document.level, document.level)
  })
  /** Events of the step just made that only one side has. */
  readonly events = $derived.by(() => {
    const moments = this.moments()
    const left = this.left.run.shown?.cursor
    const right = this.right.shown?.cursor
    if (!moments || !left || !right) return { left: [], right: [] }
    const [here, there] = [left.eventsOf(left.step - 1), right.eventsOf(this.right.step - 1)]
    if (!this.isOtherSize) return differingEvents(here, there)
    const keys = byWords(this.left.game, moments.left.level, moments.right.level)
    return differingEvents(here, there, keys)
  })
  /** Cells that differ between the boards, by the cell numbers of each; also those that do not change during a run. */
  readonly cells = $derived.by(() => {
    const pairs = this.pairs
    return { left: pairs.map(({ left }) => left), right: pairs.map(({ right }) => right) }
  })
  /** Differences that are not on a cell, in words. */
  readonly elsewhere: readonly string[] = $derived.by(() => {
    const moments = this.moments()
    if (!moments) return []
    const tell = this.isOtherSize ? elsewhereByName : differingElsewhere
    return tell(this.left.game, moments.left, moments.right)
  })

  private readonly pairs: readonly CellPair[] = $derived.by(() => {
    const { game } = this.left
    const moments = this.moments()
    if (!moments) return []
    const { left, right } = moments
    const changing = this.isOtherSize
      ? differingPairs(game, left, right)
      : differingCells(game.debugging.whereabouts, left, right).map(pairOfSame)
    const known = new Set(this.ground.map((pair) => pair.left))
    return [...this.ground, ...changing.filter((pair) => !known.has(pair.left))]
  })
  /** Changes that an edit made on the ground. */
  private readonly ground: readonly CellPair[] = $derived.by(() => {
    const { isOpen, document } = this.right
    if (!isOpen || !document) return []
    const { game, document: own } = this.left
    if (this.isOtherSize) return groundPairs(game, own.level, document.level)
    return changedCells(game, own.level, document.level).map(pairOfSame)
  })

  constructor(
    private readonly right: RightSide,
    private readonly left: LevelEditor,
  ) {}

  /** Both sides at the playhead; null when they cannot be compared. */
  private moments(): { readonly left: Moment; readonly right: Moment } | null {
    void [this.right.version, this.left.run.version, this.left.playback.step]
    const left = this.left.run.shown
    const right = this.right.shown
    if (!this.right.isCurrent || !left?.cursor || !right?.cursor) return null
    right.cursor.seek(this.right.step)
    return { left: momentOf(left), right: momentOf(right) }
  }
}

/** A cell of boards with the same numbering. */
function pairOfSame(cell: number): CellPair {
  return { left: cell, right: cell }
}

function momentOf({ level, cursor }: LevelRun): Moment {
  return { level, layout: cursor!.layout, state: cursor!.state }
}
