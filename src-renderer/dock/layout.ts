/** Panes on top of each other, with tabs; the board is a stack of one, without tabs. */
export interface Stack {
  readonly panes: readonly string[]
  /** The pane on top. */
  readonly front: string
  /** Size in pixels along the row that it is in. */
  readonly size: number
}

/** A split: rows contain columns, columns contain rows. */
export interface DockRow {
  readonly parts: readonly DockPlace[]
  readonly size: number
}

export type DockPlace = Stack | DockRow

/** A stack that floats over the others. */
export interface Float {
  readonly panes: readonly string[]
  readonly front: string
  readonly box: FloatBox
}

export interface FloatBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The arrangement of the panes of a kind of document. */
export interface Layout {
  /** Whether its parts are placed one below the other. */
  readonly isColumn: boolean
  readonly parts: readonly DockPlace[]
  readonly floats: readonly Float[]
  /** The closed panes, each with a pane of its last stack; null if it was alone. */
  readonly closed: Readonly<Record<string, string | null>>
}

/** Activities of the user; each has its own layout. */
export const moods = ['editing', 'stepping'] as const
export type Mood = (typeof moods)[number]

/** The pane that is always there, in the middle. */
export const BOARD = 'board'

export function isStack(place: DockPlace): place is Stack {
  return 'panes' in place
}

/** All stacks of some parts, in reading order. */
export function stacksOf(places: readonly DockPlace[]): readonly Stack[] {
  return places.flatMap((place) => (isStack(place) ? [place] : stacksOf(place.parts)))
}

/** The same layout with these panes on top of their stacks. */
export function withFronts(layout: Layout, fronts: readonly string[]): Layout {
  const topped = <T extends { panes: readonly string[]; front: string }>(one: T): T => ({
    ...one,
    front: fronts.find((id) => one.panes.includes(id)) ?? one.front,
  })
  const inside = (places: readonly DockPlace[]): readonly DockPlace[] =>
    places.map((place) =>
      isStack(place) ? topped(place) : { ...place, parts: inside(place.parts) },
    )
  return { ...layout, parts: inside(layout.parts), floats: layout.floats.map(topped) }
}

/** The panes on top of their stacks. */
export function frontsOf({ parts, floats }: Layout): readonly string[] {
  return [...stacksOf(parts), ...floats].map(({ front }) => front)
}

/** The ids of all panes in a layout. */
export function panesIn(layout: Layout): readonly string[] {
  return [...stacksOf(layout.parts), ...layout.floats].flatMap(({ panes }) => panes)
}

/** A layout with exactly these panes, without the closed ones: new panes are placed as in the preset. */
export function settle(layout: Layout, known: readonly string[], preset: Layout): Layout {
  const isKnown = (id: string): boolean => id === BOARD || known.includes(id)
  let parts = keepKnown(layout.parts, isKnown)
  const floats = layout.floats.flatMap((float) => {
    const panes = float.panes.filter(isKnown)
    return panes.length === 0 ? [] : [{ ...float, panes, front: frontOf(panes, float.front) }]
  })
  const here = new Set([...panesIn({ ...layout, parts, floats }), ...Object.keys(layout.closed)])
  for (const id of known.filter((one) => !here.has(one))) {
    const mates = stacksOf(preset.parts).find(({ panes }) => panes.includes(id))?.panes ?? []
    parts = insert(parts, id, mates)
  }
  return { ...layout, parts, floats }
}

/** Puts a pane into the first stack that has one of its mates, else into the last stack that is not the board’s. */
function insert(
  parts: readonly DockPlace[],
  id: string,
  mates: readonly string[],
): readonly DockPlace[] {
  const stacks = stacksOf(parts).filter(({ front }) => front !== BOARD)
  const target =
    stacks.find(({ panes }) => panes.some((pane) => mates.includes(pane))) ?? stacks.at(-1)
  if (!target) return [...parts, { panes: [id], front: id, size: 380 }]
  const order = [...mates, id]
  const at = target.panes.findIndex((pane) => order.indexOf(pane) > order.indexOf(id))
  const panes = at < 0 ? [...target.panes, id] : target.panes.toSpliced(at, 0, id)
  const put = (places: readonly DockPlace[]): readonly DockPlace[] =>
    places.map((place) => {
      if (place === target) return { ...target, panes }
      return isStack(place) ? place : { ...place, parts: put(place.parts) }
    })
  return put(parts)
}

function keepKnown(
  parts: readonly DockPlace[],
  isKnown: (id: string) => boolean,
): readonly DockPlace[] {
  return parts.flatMap((place): DockPlace[] => {
    if (!isStack(place)) {
      const inner = keepKnown(place.parts, isKnown)
      return inner.length === 0 ? [] : [{ ...place, parts: inner }]
    }
    const panes = place.panes.filter(isKnown)
    return panes.length === 0 ? [] : [{ ...place, panes, front: frontOf(panes, place.front) }]
  })
}

function frontOf(panes: readonly string[], front: string): string {
  return panes.includes(front) ? front : panes[0]!
}
