import { imageOfPoint, type BoardImage } from '../../canvas/symmetry'
import type { AnyTool, BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import type { Ground } from './shapes'
import { applied } from '../../tools/applied'
import { variantIn, type Edits } from './symmetric'

type Context = ToolContext<unknown>
type AnyStroke = Stroke<unknown, unknown>
type AnyPreview = Preview<unknown, unknown>

/** A tool whose strokes are repeated at the mirrored places of a symmetry. */
export interface MirroredTool {
  readonly ground: Ground
  readonly images: readonly BoardImage[]
  readonly edits: Edits
  readonly tool: AnyTool
}

/** A point where a press takes effect: the place of the pointer, or a mirrored one. */
interface Site {
  /** Null for the place of the pointer. */
  readonly image: BoardImage | null
  readonly at: BoardPoint
  readonly own: Pick<Context, 'variant' | 'turn'>
}

interface Sites {
  readonly sites: readonly Site[]
  /** Why there are not more mirrored strokes; null when none is missing. */
  readonly reason: string | null
}

/** A stroke of a tool, repeated at the mirrored places; null if the tool begins none. */
export function mirroredStroke(
  of: MirroredTool,
  context: Context,
  from: BoardPoint,
): AnyStroke | null {
  const { ground, edits, tool } = of
  if (!tool.begin(context, from)) return null
  const found = sitesOf(of, context, from)
  let { reason } = found
  let { level } = context
  const isHeld = holdAt(tool, context, from) !== null
  // What is drawn appears only at the release; an object that is held may be moved or changed before.
  const isFirm = !isHeld && tool.isDrawn !== true
  const parts = found.sites.flatMap((site) => {
    const here = { ...context, level, ...site.own }
    const taken = site.image ? whyAside(tool, here, site.at, isHeld) : null
    const stroke = taken === null ? (tool.begin(here, site.at) as AnyStroke | null) : null
    if (!stroke) {
      reason ??= taken || refusalOf(tool.preview(here, site.at))
      return []
    }
    if (isFirm) level = afterClick(of, here, site.at)
    return [{ ...site, stroke }]
  })
  let hasMoved = false
  const pointIn = (image: BoardImage | null, at: BoardPoint): BoardPoint =>
    image ? imageOfPoint(ground.geometry, ground.size, image, nudged(at)) : nudged(at)
  const each = (
    now: Context,
    at: BoardPoint,
    make: (part: Site & { stroke: AnyStroke }, here: Context, to: BoardPoint) => readonly unknown[],
  ): readonly unknown[] => {
    let { level: held } = now
    return parts.flatMap((part) => {
      const made = make(part, { ...now, level: held, ...part.own }, pointIn(part.image, at))
      held = applied(edits, held, made)
      return made
    })
  }
  const seenAt = ({ stroke }: { stroke: AnyStroke }, here: Context, to: BoardPoint) =>
    (stroke.preview ? stroke.preview(here, to) : tool.preview(here, to)) as AnyPreview | null
  return {
    move: (now, at) => {
      const made = each(now, at, ({ stroke }, here, to) => stroke.move(here, to))
      hasMoved ||= made.length > 0
      return made
    },
    end: (now, at) =>
      each(now, at, (part, here, to) => {
        const made = part.stroke.end(here, to)
        if (made.length === 0 && part.image) reason ??= refusalOf(seenAt(part, here, to))
        return made
      }),
    preview: (now, at) => {
      let { level: held } = now
      let draft: unknown = null
      const [main, ...also] = parts.map((part) => {
        const here = { ...now, level: held, ...part.own }
        const to = pointIn(part.image, at)
        const seen = seenAt(part, here, to)
        if (seen?.draft !== undefined) draft = held = seen.draft
        else if (isFirm && !hasMoved) held = afterClick(of, here, part.at, to)
        return seen
      })
      const shown = main ? withAlso(main, also, reason) : null
      return shown && draft !== null ? { ...shown, draft } : shown
    },
    leftOut: () => reason && words.hand.notAtImages({ reason }),
  }
}

/** The effect of a click at the mirrored places, in addition to that at the place itself. */
export function withImagePreviews(
  of: MirroredTool,
  context: Context,
  at: BoardPoint,
): AnyPreview | null {
  const { tool } = of
  const main = tool.preview(context, at) as AnyPreview | null
  if (!main || main.refusal !== null) return main
  const found = sitesOf(of, context, at)
  let { reason } = found
  const isHeld = holdAt(tool, context, at) !== null
  const isFirm = tool.isMirrored === true && !isHeld && tool.isDrawn !== true
  let { level } = context
  const also = found.sites.map((site) => {
    const here = { ...context, level, ...site.own }
    const taken = site.image ? whyAside(tool, here, site.at, isHeld) : null
    if (taken !== null) reason ??= taken || null
    const seen = taken === null ? (tool.preview(here, site.at) as AnyPreview | null) : null
    if (isFirm && taken === null) level = afterClick(of, here, site.at)
    return seen
  })
  return withAlso(main, also.slice(1), reason)
}

/** The place of a press and its mirrored places, each once. */
function sitesOf(
  { ground, images, tool }: MirroredTool,
  context: Context,
  pressed: BoardPoint,
): Sites {
  const from = nudged(pressed)
  const spotOf = (at: BoardPoint): string => tool.spotOf?.(at) ?? `${at.row} ${at.col}`
  const places = new Map<string, Pick<Site, 'image' | 'at'>>([
    [spotOf(from), { image: null, at: from }],
  ])
  for (const image of images) {
    const at = imageOfPoint(ground.geometry, ground.size, image, from)
    if (!places.has(spotOf(at))) places.set(spotOf(at), { image, at })
  }
  let reason: string | null = null
  const sites = [...places.values()].flatMap(({ image, at }, nth): Site[] => {
    const own = (image && tool.contextOfImage?.(context, nth, places.size)) ?? context
    if (typeof own === 'string') {
      reason ??= own
      return []
    }
    const variant = image ? variantIn(tool, image, own.variant) : own.variant
    return [{ image, at, own: { variant, turn: own.turn } }]
  })
  return { sites, reason }
}

const NUDGE = 1e-6

/**
 * Moves a point off the middle between two sides, such as the middle or a corner of a cell: its mirrored point could
 * otherwise mean the wrong side.
 */
function nudged(at: BoardPoint): BoardPoint {
  return { ...at, x: at.x + NUDGE / 2, y: at.y - NUDGE }
}

/** Null if a mirrored place repeats the stroke; else the reason why not, empty if there is nothing to do. */
function whyAside(tool: AnyTool, here: Context, at: BoardPoint, isHeld: boolean): string | null {
  const hold = holdAt(tool, here, at)
  if (isHeld) return hold === null && tool.holdsAt ? '' : null
  return hold === 'moves' ? words.hand.imageTaken : null
}

function holdAt(tool: AnyTool, context: Context, at: BoardPoint): 'moves' | 'changes' | null {
  return tool.holdsAt?.(context, at) ?? null
}

/** The level after a click, or after a drag from one point to another. */
function afterClick(
  { edits, tool }: MirroredTool,
  context: Context,
  from: BoardPoint,
  to = from,
): unknown {
  const stroke = tool.begin(context, from) as AnyStroke | null
  return applied(edits, context.level, stroke?.end(context, to) ?? [])
}

function withAlso(
  main: AnyPreview,
  others: readonly (AnyPreview | null)[],
  left: string | null,
): AnyPreview {
  const also = others.filter((preview) => preview !== null)
  const reason = left ?? also.map(refusalOf).find((refusal) => refusal !== null) ?? null
  const hint = reason ? words.hand.hintNotAtImages({ hint: main.hint, reason }) : main.hint
  return { ...main, hint, also }
}

function refusalOf(preview: Preview<unknown, unknown> | null): string | null {
  return preview?.refusal ?? null
}
