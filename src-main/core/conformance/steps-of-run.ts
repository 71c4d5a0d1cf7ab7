import type { AnyGame } from '../game/any-game'
import { TraceCursor } from '../trace/cursor'
import type { Explanation, StepView } from '../game/debugging'
import type { ReadingId } from '../trace/machine'
import { recordLevel } from './record-level'

/** Every step of a short run with copies of the states on both sides, for tests. */
export function stepsOfRun(game: AnyGame, level: unknown, reading?: ReadingId): StepView[] {
  const { layout, chunks } = recordLevel(game, level, reading)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)
  const steps: StepView[] = []
  let before = cursor.state.slice()
  while (cursor.forward()) {
    const at = cursor.step - 1
    const after = cursor.state.slice()
    steps.push({
      before,
      after,
      ...cursor.markOf(at)!,
      events: cursor.eventsOf(at),
      reading: reading ?? null,
    })
    before = after
  }
  return steps
}

/** Why the nth event of a kind happened, as lines; throws when the run has no such event. */
export function whyEventLines(
  game: AnyGame,
  level: unknown,
  kind: string,
  nth = 0,
  reading?: ReadingId,
): string {
  let left = nth
  for (const step of stepsOfRun(game, level, reading)) {
    for (const event of step.events) {
      if (game.engine.eventKinds[event.code]!.name !== kind || left-- > 0) continue
      return linesOf(game.debugging.whyEvent(level, step, event))
    }
  }
  throw new Error(`the run has no event ${nth} of the kind ${kind}`)
}

/** Why a cell came out as it did of a phase, by its name, of a turn counted from 1; as lines. */
export function whyCellLines(
  game: AnyGame,
  level: unknown,
  turn: number,
  phase: string,
  cell: number,
): string {
  const step = stepsOfRun(game, level).find(
    (one) => one.turn === turn - 1 && game.engine.phases[one.phase]!.name === phase,
  )
  if (!step) throw new Error(`the run has no ${phase} in turn ${turn}`)
  return linesOf(game.debugging.whyCell(level, step, cell))
}

/** The rule with the cells, then a fact a line. */
function linesOf({ rule, facts, cells }: Explanation): string {
  return [`${rule}, cells ${cells.join(' ')}`, ...facts].join('\n')
}
