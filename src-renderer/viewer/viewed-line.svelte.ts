import type { AnyGame } from '@core/game/any-game'
import type { ReadBranch } from '@core/package/level-page'
import type { ReadingId } from '@core/trace/machine'
import { LevelRun } from '../editor/for-viewer'
import { recordSliced } from './recording'
import { words } from '../ui/words'

let lastRun = 0

/** The level of a page or one of its branches, with its runs once it has been shown. */
export class ViewedLine {
  /** The run by the rules, and the one under the misreading if there is any; empty before it is first shown. */
  runs = $state.raw<readonly LevelRun[]>([])
  answers = $state.raw<readonly (string | null)[]>([])

  constructor(
    private readonly game: AnyGame,
    readonly name: string,
    readonly text: string,
    /** Null if none of it can be played. */
    readonly level: unknown,
    /** Null for the level itself. */
    readonly branch: ReadBranch | null,
    /** Number of branches on the way to it, including itself. */
    readonly depth: number,
  ) {}

  /** Begins its runs unless they have begun; `onMore` is called after each part. */
  begin(readings: readonly (ReadingId | null)[], onMore: (run: LevelRun) => void): void {
    if (this.runs.length > 0) return
    const { game, level, text } = this
    this.runs = readings.map((id) => new LevelRun(++lastRun, level, text, id, game.engine))
    for (const run of this.runs) {
      recordSliced(game, run, () => {
        onMore(run)
        // The board is drawn first.
        if (run.outcome) setTimeout(() => this.answer(run))
      })
    }
  }

  private answer(run: LevelRun): void {
    const index = this.runs.indexOf(run)
    const answer =
      this.branch?.hasAnswer === false
        ? words.viewer.noAnswer
        : this.game.engine.answer(this.level, run.reading ?? undefined)
    this.answers = this.runs.map((_, at) => (at === index ? answer : (this.answers[at] ?? null)))
  }
}

/**
 * The branches of a page in the order of a tree, each before those made from it; branches without a parent in the list
 * are left out.
 */
export function linesOf(game: AnyGame, branches: readonly ReadBranch[]): readonly ViewedLine[] {
  const from = (parent: number, depth: number): ViewedLine[] =>
    branches
      .filter((branch) => branch.parent === parent)
      .flatMap((branch) => [
        new ViewedLine(game, branch.name, branch.text, branch.level, branch, depth),
        ...(branch.id > parent ? from(branch.id, depth + 1) : []),
      ])
  return from(0, 1)
}
