import type { KeptPanes } from './kept-layout'
import { frontsOf, type Layout, type Mood, moods, stacksOf, withFronts } from './layout'
import { presetLayout, type PresetName, type Room, usualPreset } from './presets'

/**
 * The layouts of a document, one for each mood. A mood has the usual one for the size of the window until the user moves,
 * closes or resizes a pane; from then on it has the user's own.
 */
export class Layouts {
  private readonly own: Record<Mood, Layout | null>
  /** The panes that were on top when a mood was left. */
  private readonly fronts: Record<Mood, readonly string[]> = { editing: [], stepping: [] }
  /** What the usual layout became on the screen, and in which room. */
  private shown = { arrangement: '', width: 0, height: 0 }
  /** Which panes lay together in the usual layout when one was last asked for. */
  private skeleton = ''
  /** The pane that was asked for last: where it is on top, it was chosen. */
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

  /** Goes over to a mood. What was chosen in the one before stays on top: all but the first pane of a stack, and what was asked for. */
  enter(mood: Mood, layout: Layout): void {
    const firsts = firstsOf(layout)
    const chosen = frontsOf(layout).filter((id) => id === this.asked || !firsts.includes(id))
    this.at = mood
    this.fronts[mood] = [...chosen, ...this.fronts[mood]]
  }

  /** Something has asked for a pane, for instance a question for its answer. */
  ask(id: string): void {
    this.asked = id
  }

  /** The layout for a room, with the panes on top that were there last. */
  in(room: Room): Layout {
    const usual = this.usual(room)
    this.skeleton = skeletonOf(usual)
    return withFronts(this.own[this.mood] ?? usual, this.fronts[this.mood])
  }

  /** What stands in for panes that a layout does not know. */
  usual(room: Room): Layout {
    return presetLayout(usualPreset(room, this.mood), room)
  }

  /** The layout has been put on the screen, by no user. */
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

  /** The user has chosen a preset; with null the usual layouts of all moods are back. */
  choose(preset: PresetName | null, room: Room): void {
    for (const mood of preset === null ? moods : [this.mood]) this.fronts[mood] = []
    if (preset === null) this.own.editing = this.own.stepping = null
    else this.own[this.mood] = presetLayout(preset, room)
  }

  /**
   * What is to be kept for the next document, in which the first pane of each stack is on top. The second window is not
   * there at the next start: what stands in it comes to where it belongs.
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

/** All of a layout but which panes are on top. */
function arrangementOf(layout: Layout): string {
  return JSON.stringify(layout, (key, value: unknown) => (key === 'front' ? undefined : value))
}

/** Which panes lie together, whatever their sizes are. */
function skeletonOf(layout: Layout): string {
  return JSON.stringify(layout.parts, (key, value: unknown) => (key === 'size' ? undefined : value))
}
