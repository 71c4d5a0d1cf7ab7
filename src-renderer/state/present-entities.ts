import type { LevelEditor } from './level-editor.svelte'
import { pageOfCell } from './page-cells'

/** A list to choose from has no more; in a crowd one is found by a click on the board. */
const MOST_ENTITIES = 500

/** Entities on the page on show at the playhead, in the order of their cells. */
export function presentEntities({ game, run, size, page }: LevelEditor): readonly number[] {
  const state = run?.cursor?.state
  if (!run || !state) return []
  const at = game.engine.debugging.whereabouts(run.level)
  const cells = new Map<number, number>()
  for (let slot = 0; slot < state.length; slot++) {
    const found = at(state, slot)
    if (!found || found.entity < 0 || found.cell < 0) continue
    if (pageOfCell(size, found.cell) === page) cells.set(found.entity, found.cell)
  }
  const inOrder = [...cells].sort(([a, one], [b, other]) => one - other || a - b)
  return inOrder.slice(0, MOST_ENTITIES).map(([entity]) => entity)
}
