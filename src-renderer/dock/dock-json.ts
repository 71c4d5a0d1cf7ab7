import { Orientation, type SerializedDockview, type SerializedGridObject } from 'dockview-core'
import { FOLDED, LEAST_WIDTH, lengths } from './fit'
import { BOARD, type Float, isStack, type Layout, type DockPlace } from './layout'
import type { Room } from './presets'

type GroupState = NonNullable<NonNullable<SerializedDockview['floatingGroups']>[number]['data']>
type Node = SerializedGridObject<GroupState>

const folded = { minimumWidth: LEAST_WIDTH, minimumHeight: FOLDED, maximumHeight: FOLDED }

/** A layout in the format of the docking library, for a window of this size. */
export function toDock(
  layout: Layout,
  room: Room,
  titleOf: (id: string) => string,
): SerializedDockview {
  let groups = 0
  const groupOf = (panes: readonly string[], front: string): GroupState => ({
    id: `group-${++groups}`,
    views: [...panes],
    activeView: front,
    ...(front === BOARD ? { hideHeader: true, locked: true } : {}),
  })
  const nodeOf = (place: DockPlace, size: number, isColumn: boolean, across: number): Node => {
    if (isStack(place)) {
      // The parts of a row are columns.
      const isFolded = !isColumn && place.size <= FOLDED
      const data = groupOf(place.panes, place.front)
      return { type: 'leaf', data: isFolded ? { ...data, constraints: folded } : data, size }
    }
    const along = lengths(place.parts, isColumn, across)
    const data = place.parts.map((part, at) => nodeOf(part, along[at]!, !isColumn, size))
    return { type: 'branch', data, size }
  }
  const { isColumn } = layout
  const [long, across] = isColumn ? [room.height, room.width] : [room.width, room.height]
  const root = nodeOf({ parts: layout.parts, size: across }, across, isColumn, long)
  const ids = [...panesOf(layout)]
  return {
    grid: {
      root,
      width: room.width,
      height: room.height,
      orientation: (isColumn
        ? 'VERTICAL'
        : 'HORIZONTAL') as SerializedDockview['grid']['orientation'],
    },
    panels: Object.fromEntries(
      ids.map((id) => [
        id,
        { id, contentComponent: 'pane', tabComponent: 'tab', title: titleOf(id) },
      ]),
    ),
    floatingGroups: layout.floats.map(({ panes, front, box }) => ({
      data: groupOf(panes, front),
      position: { ...box },
    })),
  }
}

/** The arrangement of the docking library, as a layout. */
export function fromDock(json: SerializedDockview): Pick<Layout, 'isColumn' | 'parts' | 'floats'> {
  const placeOf = (node: Node): DockPlace[] => {
    const size = Math.max(1, Math.round(node.size ?? 1))
    if (Array.isArray(node.data)) {
      const parts = node.data.flatMap(placeOf)
      return parts.length === 0 ? [] : [{ parts, size }]
    }
    const { views, activeView } = node.data
    return views.length === 0 ? [] : [{ panes: views, front: activeView ?? views[0]!, size }]
  }
  const [root] = placeOf(json.grid.root)
  const floats = (json.floatingGroups ?? []).flatMap(({ data, position }): Float[] => {
    if (!data || data.views.length === 0) return []
    const { width, height } = position
    const left = 'left' in position ? position.left : json.grid.width - position.right - width
    const top = 'top' in position ? position.top : json.grid.height - position.bottom - height
    const front = data.activeView ?? data.views[0]!
    return [{ panes: data.views, front, box: { left, top, width, height } }]
  })
  return {
    isColumn: json.grid.orientation === Orientation.VERTICAL,
    parts: root && !isStack(root) ? root.parts : root ? [root] : [],
    floats,
  }
}

function panesOf(layout: Layout): Iterable<string> {
  const inside = (places: readonly DockPlace[]): string[] =>
    places.flatMap((place) => (isStack(place) ? [...place.panes] : inside(place.parts)))
  return [...inside(layout.parts), ...layout.floats.flatMap(({ panes }) => panes)]
}
