import { keptLines, takeKeptLines } from '@core/document/kept-lines'
import type { LineTree } from '@core/document/line-tree'
import type { AnyGame } from '@core/game/any-game'

/** The part of what is kept beside a file that holds its branches. */
const PART = 'lines'
/** The branches are kept this long after the last edit, in ms: a stroke is not written cell by cell. */
const PAUSE = 400

/** What is kept beside the document's file. */
export interface Kept {
  get(part: string): unknown
  set(part: string, value: unknown): void
}

/** Keeps the branches of a document beside its file, a while after each change. */
export class KeptLines {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly kept: Kept,
    private readonly tree: () => LineTree,
  ) {}

  /** A tree with the branches that are kept. */
  takeInto(tree: LineTree, game: AnyGame): LineTree {
    return takeKeptLines(tree, game, this.kept.get(PART))
  }

  /** There is something to be kept, when no more comes for a while. */
  keep(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), PAUSE)
  }

  /** Whether nothing is still to be kept. */
  get isSettled(): boolean {
    return this.timer === undefined
  }

  /** Keeps at once what is still to be kept. */
  flush(): void {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.timer = undefined
    const lines = keptLines(this.tree())
    if (lines.length === 0 && this.kept.get(PART) === undefined) return
    this.kept.set(PART, lines.length > 0 ? lines : undefined)
  }
}
