import type { AnyGame } from '../game/any-game'
import { cellOf } from '../kernel/grid'
import { makeRng } from '../kernel/rng'
import { TraceCursor } from '../trace/cursor'
import { generatedLevel, runnableSamples, type Subject } from './kit'
import type { StepView } from '../game/debugging'
import type { ReadingId } from '../trace/machine'
import { recordLevel } from './record-level'

/** Runnable samples and generated levels, small and middling. */
export function everyLevel(subject: Subject): { name: string; level: unknown }[] {
  const seeds = Array.from({ length: subject.tries(1, 8) }, (_, index) => index + 1)
  return [...runnableSamples(subject), ...seeds.map((seed) => generatedLevel(subject.game, seed))]
}

/** Looks at steps of a run, the first and the last among them, with the cells of the board that the step is on. */
export function walk(
  game: AnyGame,
  level: unknown,
  look: (step: StepView, cells: ReadonlySet<number>) => void,
  steps: number,
  reading?: ReadingId,
): void {
  const { layout, chunks } = recordLevel(game, level, reading)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)
  const rng = makeRng(cursor.stepCount)
  const chosen = new Set([0, cursor.stepCount - 1])
  while (chosen.size < Math.min(steps, cursor.stepCount)) chosen.add(rng.below(cursor.stepCount))
  for (const at of chosen) {
    if (at < 0 || at >= cursor.stepCount) continue
    cursor.seek(at)
    const before = cursor.state.slice()
    const events = cursor.eventsOf(at)
    const mark = cursor.markOf(at)!
    cursor.forward()
    const page = game.pages?.pageOfTurn(level, mark.turn) ?? 0
    look(
      { before, after: cursor.state, ...mark, events, reading: reading ?? null },
      cellsOfPage(game, level, page),
    )
  }
}

export function cellsOfPage(game: AnyGame, level: unknown, page: number): ReadonlySet<number> {
  const size = game.size(level)
  const cells = new Set<number>()
  for (let row = 0; row < size.rows; row++) {
    for (let col = 0; col < size.cols; col++) {
      if (game.exists && !game.exists(level, row, col)) continue
      cells.add(page * size.rows * size.cols + cellOf(size, row, col))
    }
  }
  return cells
}
