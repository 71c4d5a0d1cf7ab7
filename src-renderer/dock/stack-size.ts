import type { DockviewApi, DockviewGroupPanel } from 'dockview-core'
import { FOLDED, LEAST_HEIGHT, LEAST_WIDTH } from './fit'

/** Pixels by which keys make a stack larger. */
const STEP = 32

/** Height in pixels of a stack that is unfolded. */
const UNFOLDED = 200

/** The stacks with limits. Folding changes those of a stack. */
const bounded = new WeakSet<DockviewGroupPanel>()

/** Keeps a stack at a usable size, and folded if it is. */
export function bound(group: DockviewGroupPanel): void {
  if (bounded.has(group)) return
  bounded.add(group)
  const isFolded = group.api.location.type === 'grid' && group.height <= FOLDED && group.height > 0
  group.api.setConstraints({
    minimumWidth: LEAST_WIDTH,
    minimumHeight: isFolded ? FOLDED : LEAST_HEIGHT,
    ...(isFolded ? { maximumHeight: FOLDED } : {}),
  })
}

/** Makes a stack larger or smaller by a step. */
export function resizeStack(
  group: DockviewGroupPanel,
  { width, height }: Pick<DockviewApi, 'width' | 'height'>,
  by: 1 | -1,
): void {
  // A stack alone in its column can grow up to the board; one of several can also cover the others.
  if (group.width < width - 1) group.api.setSize({ width: group.width + by * STEP })
  if (group.height < height - 1) group.api.setSize({ height: group.height + by * STEP })
}

/** Whether a stack is one of several in a column: only those can be folded. */
export function isInColumn(group: DockviewGroupPanel): boolean {
  if (group.api.location.type !== 'grid') return false
  const row = group.element.closest('.dv-split-view-container')
  return row !== null && row.matches('.dv-vertical:has(> .dv-view-container > .dv-view ~ .dv-view)')
}

/** Folds a stack to its tabs, or unfolds it. */
export function toggleFold(group: DockviewGroupPanel): void {
  const isFolded = group.maximumHeight === FOLDED
  group.api.setConstraints(
    isFolded
      ? { minimumHeight: LEAST_HEIGHT, maximumHeight: Number.MAX_SAFE_INTEGER }
      : { minimumHeight: FOLDED, maximumHeight: FOLDED },
  )
  group.api.setSize({ height: isFolded ? UNFOLDED : FOLDED })
}
