import { keptLines, takeKeptLines } from '@core/document/kept-lines'
import type { LineTree } from '@core/document/line-tree'
import type { AnyGame } from '@core/game/any-game'

/** The key of the branches in the data kept beside a file. */
const PART = 'lines'
/** Delay after the last edit until the branches are stored, in ms, so that a stroke is not written cell by cell. */
const PAUSE = 400

/** Access to the data kept beside the document's file. */
export interface KeptData {
  get(part: string): unknown
  set(part: string, value: unknown): void
}

/** Stores the branches of a document beside its file, a while after each change. */
export class KeptLines {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly kept: KeptData,
    private readonly tree: () => LineTree,
  ) {}

  /** Adds the stored branches to a tree. */
  takeInto(tree: LineTree, game: AnyGame): LineTree {
    return takeKeptLines(tree, game, this.kept.get(PART))
  }

  /** Schedules the writing of the branches. */
  keep(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), PAUSE)
  }

  /** Whether everything is stored. */
  get isSettled(): boolean {
    return this.timer === undefined
  }

  /** Stores at once what has not been stored yet. */
  flush(): void {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.timer = undefined
    const lines = keptLines(this.tree())
    if (lines.length === 0 && this.kept.get(PART) === undefined) return
    this.kept.set(PART, lines.length > 0 ? lines : undefined)
  }
}
