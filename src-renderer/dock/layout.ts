/** Panes that lie over each other as tabs; the board is a stack of its own, without tabs. */
export interface Stack {
  readonly panes: readonly string[]
  /** The pane on top. */
  readonly front: string
  /** Pixels along the row that it stands in. */
  readonly size: number
}

/** Places beside each other, or one below the other: what lies in a row is a column, and so on. */
export interface Row {
  readonly parts: readonly Place[]
  readonly size: number
}

export type Place = Stack | Row

/** A stack that floats over the others. */
export interface Float {
  readonly panes: readonly string[]
  readonly front: string
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the panes of a kind of document stand. */
export interface Layout {
  /** Whether its parts stand one below the other. */
  readonly isColumn: boolean
  readonly parts: readonly Place[]
  readonly floats: readonly Float[]
  /** Panes that were closed, each with one that it lay with, where there was one. */
  readonly closed: Readonly<Record<string, string | null>>
}

/** What the user is at: each has a layout of its own. */
export const moods = ['editing', 'stepping'] as const
export type Mood = (typeof moods)[number]

/** The pane that is always there, and in the middle. */
export const BOARD = 'board'

export function isStack(place: Place): place is Stack {
  return 'panes' in place
}

/** All stacks of a place, in the order in which they are read. */
export function stacksOf(places: readonly Place[]): readonly Stack[] {
  return places.flatMap((place) => (isStack(place) ? [place] : stacksOf(place.parts)))
}

/** The same layout with other panes on top, where their stacks have them. */
export function withFronts(layout: Layout, fronts: readonly string[]): Layout {
  const topped = <T extends { panes: readonly string[]; front: string }>(one: T): T => ({
    ...one,
    front: fronts.find((id) => one.panes.includes(id)) ?? one.front,
  })
  const inside = (places: readonly Place[]): readonly Place[] =>
    places.map((place) =>
      isStack(place) ? topped(place) : { ...place, parts: inside(place.parts) },
    )
  return { ...layout, parts: inside(layout.parts), floats: layout.floats.map(topped) }
}

/** The panes on top of their stacks. */
export function frontsOf({ parts, floats }: Layout): readonly string[] {
  return [...stacksOf(parts), ...floats].map(({ front }) => front)
}

/** The ids of all panes that stand somewhere. */
export function placed(layout: Layout): readonly string[] {
  return [...stacksOf(layout.parts), ...layout.floats].flatMap(({ panes }) => panes)
}

/**
 * A layout with no panes but these, and all of these but the closed ones: what is new comes to where the preset has it.
 */
export function settle(layout: Layout, known: readonly string[], preset: Layout): Layout {
  const isKnown = (id: string): boolean => id === BOARD || known.includes(id)
  let parts = keepKnown(layout.parts, isKnown)
  const floats = layout.floats.flatMap((float) => {
    const panes = float.panes.filter(isKnown)
    return panes.length === 0 ? [] : [{ ...float, panes, front: frontOf(panes, float.front) }]
  })
  const here = new Set([...placed({ ...layout, parts, floats }), ...Object.keys(layout.closed)])
  for (const id of known.filter((one) => !here.has(one))) {
    const mates = stacksOf(preset.parts).find(({ panes }) => panes.includes(id))?.panes ?? []
    parts = insert(parts, id, mates)
  }
  return { ...layout, parts, floats }
}

/** Puts a pane into the first stack that has one of its mates, else into the last one that is not the board’s. */
function insert(parts: readonly Place[], id: string, mates: readonly string[]): readonly Place[] {
  const stacks = stacksOf(parts).filter(({ front }) => front !== BOARD)
  const target =
    stacks.find(({ panes }) => panes.some((pane) => mates.includes(pane))) ?? stacks.at(-1)
  if (!target) return [...parts, { panes: [id], front: id, size: 380 }]
  const order = [...mates, id]
  const at = target.panes.findIndex((pane) => order.indexOf(pane) > order.indexOf(id))
  const panes = at < 0 ? [...target.panes, id] : target.panes.toSpliced(at, 0, id)
  const put = (places: readonly Place[]): readonly Place[] =>
    places.map((place) => {
      if (place === target) return { ...target, panes }
      return isStack(place) ? place : { ...place, parts: put(place.parts) }
    })
  return put(parts)
}

function keepKnown(parts: readonly Place[], isKnown: (id: string) => boolean): readonly Place[] {
  return parts.flatMap((place): Place[] => {
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
