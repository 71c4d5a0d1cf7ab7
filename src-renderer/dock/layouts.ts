import type { KeptPanes } from './kept-layout'
import { frontsOf, type Layout, type Mood, moods, stacksOf, withFronts } from './layout'
import { presetLayout, type PresetName, type Room, usualPreset } from './presets'

/**
 * The layouts of a document, one for each mood. A mood uses the usual layout for the size of the window until the user
 * moves, closes or resizes a pane; from then on it uses the user's.
 */
export class Layouts {
  private readonly own: Record<Mood, Layout | null>
  /** The panes that were on top when a mood was left. */
  private readonly fronts: Record<Mood, readonly string[]> = { editing: [], stepping: [] }
  /** The usual layout as it came out on the screen, and the size of the room. */
  private shown = { arrangement: '', width: 0, height: 0 }
  /** The grouping of panes in the usual layout when one was last asked for. */
  private skeleton = ''
  /** The pane that was requested last; it counts as chosen while it is on top. */
  private asked: string | null = null

  constructor(
    private at: Mood,
    { editing, stepping }: KeptPanes,
  ) {
    this.own = { editing, stepping }
  }

  get mood(): Mood {
    return this.at
  }

  /**
   * Switches to a mood. Panes chosen in the previous mood stay on top: the requested one, and all that are not first in
   * their stack.
   */
  enter(mood: Mood, layout: Layout): void {
    const firsts = firstsOf(layout)
    const chosen = frontsOf(layout).filter((id) => id === this.asked || !firsts.includes(id))
    this.at = mood
    this.fronts[mood] = [...chosen, ...this.fronts[mood]]
  }

  /** A pane was requested, for instance by a question for its answer. */
  ask(id: string): void {
    this.asked = id
  }

  /** The layout for a room, with the panes that were on top last. */
  in(room: Room): Layout {
    const usual = this.usual(room)
    this.skeleton = skeletonOf(usual)
    return withFronts(this.own[this.mood] ?? usual, this.fronts[this.mood])
  }

  /** The layout that supplies places for panes that a stored layout does not know. */
  usual(room: Room): Layout {
    return presetLayout(usualPreset(room, this.mood), room)
  }

  /** The app has put a layout on the screen, without the user. */
  settled(layout: Layout, { width, height }: Room): void {
    this.shown = { arrangement: arrangementOf(layout), width, height }
    this.fronts[this.mood] = frontsOf(layout)
    if (this.own[this.mood]) this.own[this.mood] = layout
  }

  /** The layout on the screen has changed: by the user, unless the window's size has changed. */
  changed(layout: Layout, room: Room): void {
    const { mood, shown, own } = this
    const isSameRoom = room.width === shown.width && room.height === shown.height
    if (!own[mood] && !isSameRoom) return this.settled(layout, room)
    this.fronts[mood] = frontsOf(layout)
    if (own[mood] || arrangementOf(layout) !== shown.arrangement) own[mood] = layout
  }

  /** Whether the usual layout of a room of this size has other stacks than the one on the screen. */
  isOutgrown(room: Room): boolean {
    return !this.own[this.mood] && skeletonOf(this.usual(room)) !== this.skeleton
  }

  /** The user has chosen a preset; null returns all moods to the usual layouts. */
  choose(preset: PresetName | null, room: Room): void {
    for (const mood of preset === null ? moods : [this.mood]) this.fronts[mood] = []
    if (preset === null) this.own.editing = this.own.stepping = null
    else this.own[this.mood] = presetLayout(preset, room)
  }

  /**
   * The panes to store for the next document, with the first pane of each stack on top. The second window is not open
   * at the next start, so its panes are put where they belong.
   */
  toKeep(isHidden: boolean, apart: readonly string[]): KeptPanes {
    const kept = (layout: Layout | null): Layout | null => {
      if (!layout) return null
      const closed = Object.entries(layout.closed).filter(([id]) => !apart.includes(id))
      return { ...withFronts(layout, firstsOf(layout)), closed: Object.fromEntries(closed) }
    }
    return { editing: kept(this.own.editing), stepping: kept(this.own.stepping), isHidden }
  }
}

function firstsOf({ parts, floats }: Layout): readonly string[] {
  return [...floats, ...stacksOf(parts)].map(({ panes }) => panes[0]!)
}

/** A text for a layout without its panes on top, to compare arrangements. */
function arrangementOf(layout: Layout): string {
  return JSON.stringify(layout, (key, value: unknown) => (key === 'front' ? undefined : value))
}

/** A text for the grouping of panes without their sizes. */
function skeletonOf(layout: Layout): string {
  return JSON.stringify(layout.parts, (key, value: unknown) => (key === 'size' ? undefined : value))
}
