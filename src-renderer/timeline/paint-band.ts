import type { BandContent, BandTheme } from './band-content'
import { firstFrom, type BandScale } from './band-scale'
import { paintLanes, paintLines } from './paint-lanes'

/** Heights in pixels of the lane for marks, and of the space for the overview below it. */
const MARKS = 9
const OVERVIEW = 5
/** Minimum distance of page marks in pixels. */
const LEAST_PAGE = 6

/** Height of the lane for turn numbers, above the others, in pixels. */
function numbersHeight({ letters }: BandTheme): number {
  return Math.round(letters * 1.3)
}

export function paintBand(
  ctx: CanvasRenderingContext2D,
  content: BandContent,
  theme: BandTheme,
): void {
  const { scale, height } = content
  const floor = height - MARKS - OVERVIEW
  ctx.clearRect(0, 0, scale.width, height)
  paintTurns(ctx, content, floor, theme)
  paintUnknown(ctx, content, floor, theme)
  const room = { top: numbersHeight(theme), floor }
  paintLanes(ctx, content, room, theme)
  ctx.fillStyle = theme.line
  ctx.fillRect(0, floor, scale.width, 1)
  paintPages(ctx, content, floor, theme)
  paintEnd(ctx, content, floor, theme)
  paintLines(ctx, content, room, theme)
  const y = floor + MARKS / 2 + 0.5
  paintAllMarks(ctx, content, y, theme)
}

/** Paints the scrubber without events: a track with the marks on it. */
export function paintTrack(
  ctx: CanvasRenderingContext2D,
  content: BandContent,
  theme: BandTheme,
): void {
  const { scale, height } = content
  const y = Math.round(height / 2)
  ctx.clearRect(0, 0, scale.width, height)
  const from = scale.xOf(Math.max(0, scale.window.from))
  const to = scale.xOf(Math.min(content.end.step, scale.window.to))
  ctx.fillStyle = theme.lineStrong
  ctx.fillRect(from, y - 1, to - from, 3)
  paintAllMarks(ctx, content, height - 4, theme)
}

/** Paints pins of changes, branches and breakpoints, which differ by shape too; those that stop playback are on top. */
function paintAllMarks(
  ctx: CanvasRenderingContext2D,
  { scale, changes, branches, hits }: BandContent,
  y: number,
  theme: BandTheme,
): void {
  paintMarks(ctx, scale, changes, (x) => pin(ctx, x, y), theme.accent)
  paintMarks(ctx, scale, branches, (x) => diamond(ctx, x, y), theme.difference)
  paintMarks(ctx, scale, hits, (x) => dot(ctx, x, y), theme.text)
}

function paintTurns(
  ctx: CanvasRenderingContext2D,
  { scale, turns }: BandContent,
  floor: number,
  theme: BandTheme,
): void {
  ctx.font = `${theme.letters}px ${theme.font}`
  ctx.textBaseline = 'middle'
  let free = 0
  for (const { turn, step } of turns) {
    const x = Math.round(scale.xOf(step))
    ctx.fillStyle = theme.line
    ctx.fillRect(x, 0, 1, floor)
    const text = String(turn + 1)
    const width = ctx.measureText(text).width
    if (x + 3 < free || x + 3 + width > scale.width) continue
    ctx.fillStyle = theme.textMuted
    ctx.fillText(text, x + 3, numbersHeight(theme) / 2 + 1)
    free = x + 3 + width + 6
  }
}

/** Paints the part that is not recorded yet: the run continues there in an unknown way. */
function paintUnknown(
  ctx: CanvasRenderingContext2D,
  { scale, end }: BandContent,
  floor: number,
  theme: BandTheme,
): void {
  if (end.manner !== 'open') return
  const from = scale.xOf(end.step)
  const numbers = numbersHeight(theme)
  ctx.strokeStyle = theme.line
  ctx.lineWidth = 1
  ctx.save()
  ctx.beginPath()
  ctx.rect(from, numbers, Math.max(0, scale.width - from), floor - numbers)
  ctx.clip()
  ctx.beginPath()
  for (let x = from - floor; x < scale.width; x += 6) {
    ctx.moveTo(x, floor)
    ctx.lineTo(x + floor, 0)
  }
  ctx.stroke()
  ctx.restore()
}

function paintPages(
  ctx: CanvasRenderingContext2D,
  { scale, pages }: BandContent,
  floor: number,
  theme: BandTheme,
): void {
  ctx.fillStyle = theme.textMuted
  let last = -Infinity
  for (let i = 0; i < pages.length; i++) {
    const x = Math.round(scale.xOf(pages[i]!))
    if (x - last < LEAST_PAGE || x < 0 || x > scale.width) continue
    last = x
    for (let y = 0; y < floor; y += 4) ctx.fillRect(x, y, 1, 2)
  }
}

function paintEnd(
  ctx: CanvasRenderingContext2D,
  { scale, end }: BandContent,
  floor: number,
  theme: BandTheme,
): void {
  if (end.step === 0 || end.manner === 'open') return
  const x = Math.round(scale.xOf(end.step))
  ctx.fillStyle = end.manner === 'cut' ? theme.warning : theme.lineStrong
  ctx.fillRect(x, 0, end.manner === 'cut' ? 2 : 1, floor)
}

/** Paints at most one mark per pixel, however many there are. */
function paintMarks(
  ctx: CanvasRenderingContext2D,
  scale: BandScale,
  steps: ArrayLike<number>,
  draw: (x: number) => void,
  colour: string,
): void {
  ctx.fillStyle = colour
  let last = -Infinity
  for (let i = firstFrom(steps, scale.window.from); i < steps.length;) {
    const step = steps[i]!
    if (step > scale.window.to) break
    const x = scale.xOf(step)
    if (x - last >= 1) {
      draw(x)
      last = x
      i++
    } else {
      i = Math.max(i + 1, firstFrom(steps, scale.stepAt(last + 1)))
    }
  }
}

function dot(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.beginPath()
  ctx.arc(x, y, 2.5, 0, 2 * Math.PI)
  ctx.fill()
}

/** Paints a pin that points up, to the moment before which something was changed. */
function pin(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.beginPath()
  ctx.moveTo(x, y - 4)
  ctx.lineTo(x + 4, y + 3.5)
  ctx.lineTo(x - 4, y + 3.5)
  ctx.fill()
}

function diamond(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.beginPath()
  ctx.moveTo(x, y - 4)
  ctx.lineTo(x + 4, y)
  ctx.lineTo(x, y + 4)
  ctx.lineTo(x - 4, y)
  ctx.fill()
}
