import type { BandContent, BandTheme } from './band-content'
import { shadesOf } from './shades'

/** Minimum and maximum height of a lane, and the gap to the next one, in pixels. */
const LANE = { least: 4, most: 14, gap: 1 }
/** Space between the lines and the edges of the lanes, in pixels. */
const INSET = 3

/**
 * Paints a lane for each kind that occurs in the run, in the order of the legend. If single turns are visible, each
 * event has its pattern; if a column contains a turn or more, lanes are shaded by the deviation from the usual number
 * of events.
 */
export function paintLanes(
  ctx: CanvasRenderingContext2D,
  { scale, columns, lanes, isDense }: BandContent,
  { top: numbers, floor }: { readonly top: number; readonly floor: number },
  theme: BandTheme,
): void {
  const { first, width, length, counts } = columns
  const height = laneHeight(lanes.length, floor - numbers)
  const gap = !isDense && width * scale.pixelsAStep >= 4 ? 1 : 0
  lanes.forEach((kind, lane) => {
    const of = counts.subarray(kind * length, (kind + 1) * length)
    const shade = isDense ? shadesOf(of) : rootShades(of)
    const top = numbers + lane * height
    ctx.globalAlpha = 1
    ctx.fillStyle = theme.line
    ctx.fillRect(0, Math.round(top + height - 1), scale.width, 0.5)
    ctx.fillStyle = (isDense ? theme.inks : theme.kinds)[kind]!
    for (let i = 0; i < length; i++) {
      if (of[i] === 0) continue
      ctx.globalAlpha = Math.max(0, Math.min(1, shade(of[i]!)))
      const x = scale.xOf(first + i * width)
      const end = scale.xOf(first + (i + 1) * width) - gap
      ctx.fillRect(x, top, Math.max(2, end - x), height - LANE.gap)
    }
  })
  ctx.globalAlpha = 1
}

/** Paints figures of the run as lines over the lanes, with a rim that separates them from the lanes. */
export function paintLines(
  ctx: CanvasRenderingContext2D,
  { scale, figures: { lines, skyline }, end }: BandContent,
  { top, floor }: { readonly top: number; readonly floor: number },
  theme: BandTheme,
): void {
  const from = scale.xOf(scale.window.from)
  const width = scale.xOf(Math.min(scale.window.to, end.step)) - from
  const trace = (heights: Float32Array): void => {
    ctx.beginPath()
    heights.forEach((height, i) => {
      const x = from + (width * i) / (heights.length - 1)
      const y = floor - INSET - height * (floor - top - 2 * INSET)
      if (i === 0) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    })
  }
  ctx.lineJoin = 'round'
  if (skyline) {
    trace(skyline)
    ctx.strokeStyle = theme.text
    ctx.lineWidth = 1
    ctx.stroke()
    ctx.lineTo(from + width, floor)
    ctx.lineTo(from, floor)
    ctx.globalAlpha = 0.16
    ctx.fillStyle = theme.text
    ctx.fill()
    ctx.globalAlpha = 1
  }
  for (const { figure, heights } of lines) {
    const { ink, dash } = theme.figures[figure % theme.figures.length]!
    trace(heights)
    for (const [style, thick] of [
      [theme.rim, 4],
      [ink, 1.75],
    ] as const) {
      ctx.strokeStyle = style
      ctx.lineWidth = thick
      ctx.setLineDash(style === ink ? [...dash] : [])
      ctx.stroke()
    }
  }
  ctx.setLineDash([])
}

function laneHeight(lanes: number, room: number): number {
  return Math.max(LANE.least, Math.min(LANE.most, room / Math.max(1, lanes)))
}

/** Shades that grow with the square root of the number of events in a column. */
function rootShades(counts: Uint32Array): (count: number) => number {
  let most = 0
  for (const count of counts) most = Math.max(most, count)
  return (count) => 0.35 + 0.65 * Math.sqrt(count / most)
}
