import { TraceCursor } from '@core/trace/cursor'
import type { LevelEditor } from '../../editor/index'
import { pageOfCell } from '../../canvas/page-cells'

/** Maximum number of entities in a list; in a crowd the user can find one by a click on the board. */
const MOST_ENTITIES = 500

/** Entities on the page shown at the playhead, in the order of their cells. */
export function presentEntities({
  game,
  run: { shown: run },
  board,
}: LevelEditor): readonly number[] {
  const state = run?.cursor?.state
  if (!run || !state) return []
  const at = game.debugging.whereabouts(run.level)
  const cells = new Map<number, number>()
  for (let slot = 0; slot < state.length; slot++) {
    const found = at(state, slot)
    if (!found || found.entity < 0 || found.cell < 0) continue
    if (pageOfCell(board.size, found.cell) === board.page) cells.set(found.entity, found.cell)
  }
  const inOrder = [...cells].sort(([a, one], [b, other]) => one - other || a - b)
  return inOrder.slice(0, MOST_ENTITIES).map(([entity]) => entity)
}

/** Numbers further apart than this belong to kinds that are numbered separately. */
const GAP = 1000

/** Whether the run, as far as recorded, has an entity with a number; null while there is no run. */
export function entitiesOfRun({
  game,
  run: { shown: run },
}: Pick<LevelEditor, 'game' | 'run'>): ((entity: number) => boolean) | null {
  if (!run?.cursor) return null
  const { layout, book } = run.cursor
  const cursor = new TraceCursor(layout, book)
  cursor.seek(cursor.stepCount)
  const at = game.debugging.whereabouts(run.level)
  const found = new Set<number>()
  for (let slot = 0; slot < cursor.state.length; slot++) {
    const entity = at(cursor.state, slot)?.entity ?? -1
    if (entity >= 0) found.add(entity)
  }
  // Numbers are assigned in order, so those below one that exists at the end have been assigned before.
  const inOrder = [...found].sort((a, b) => a - b)
  const end = inOrder.findIndex((entity, index) => entity - (inOrder[index - 1] ?? entity) > GAP)
  const last = inOrder.at(end < 0 ? -1 : end - 1) ?? -1
  return (entity) => entity <= last || found.has(entity)
}
