import type { BoardContext } from '../board-context'
import { num, SvgPath } from './svg-path'
import { xml } from './xml'

/** The state that `save` stores. */
interface Pen {
  fillStyle: string
  strokeStyle: string
  lineWidth: number
  lineCap: CanvasLineCap
  lineJoin: CanvasLineJoin
  globalAlpha: number
  font: string
  textAlign: CanvasTextAlign
  textBaseline: CanvasTextBaseline
  dash: readonly number[]
  x: number
  y: number
}

/** Width of a text in pixels, in a CSS font. */
export type MeasureText = (text: string, font: string) => number

const anchors = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' }
/**
 * Distance from the anchor line of a text down to its alphabetic baseline, as a part of the font size. Written out,
 * because programs support different baselines.
 */
const drops: Partial<Record<CanvasTextBaseline, number>> = {
  top: 0.93,
  hanging: 0.73,
  middle: 0.346,
  bottom: -0.24,
}

/** A canvas that records what is painted as the elements of an SVG picture. */
export class SvgContext implements BoardContext {
  fillStyle = '#000000'
  strokeStyle = '#000000'
  lineWidth = 1
  lineCap: CanvasLineCap = 'butt'
  lineJoin: CanvasLineJoin = 'miter'
  globalAlpha = 1
  font = '10px sans-serif'
  textAlign: CanvasTextAlign = 'start'
  textBaseline: CanvasTextBaseline = 'alphabetic'
  private dash: readonly number[] = []
  private x = 0
  private y = 0
  private readonly pens: Pen[] = []
  private readonly path = new SvgPath()
  /** Consecutive rectangles of one colour, which become one element. */
  private readonly rects = new SvgPath()
  private rectsFill = ''
  private readonly elements: string[] = []

  /** `family`: the font of the whole picture, which texts need not name. */
  constructor(
    private readonly measure: MeasureText,
    private readonly family: string,
  ) {}

  /** All elements painted so far. */
  body(): string {
    this.flushRects()
    return this.elements.join('\n')
  }

  /** Adds an element made elsewhere, at a place of this context. */
  add(
    element: (at: { readonly x: number; readonly y: number; readonly opacity: string }) => string,
  ): void {
    this.flushRects()
    this.elements.push(element({ x: this.x, y: this.y, opacity: this.opacity() }))
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha } = this
    const { font, textAlign, textBaseline, dash, x, y } = this
    const stroke = { strokeStyle, lineWidth, lineCap, lineJoin, dash }
    this.pens.push({ fillStyle, globalAlpha, font, textAlign, textBaseline, x, y, ...stroke })
  }

  restore(): void {
    Object.assign(this, this.pens.pop())
  }

  translate(x: number, y: number): void {
    this.x += x
    this.y += y
  }

  setLineDash(segments: number[]): void {
    this.dash = segments.length % 2 === 0 ? [...segments] : [...segments, ...segments]
  }

  beginPath(): void {
    this.path.clear()
  }

  moveTo(x: number, y: number): void {
    this.path.moveTo(this.x + x, this.y + y)
  }

  lineTo(x: number, y: number): void {
    this.path.lineTo(this.x + x, this.y + y)
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.path.quadraticCurveTo(this.x + cx, this.y + cy, this.x + x, this.y + y)
  }

  arc(x: number, y: number, radius: number, from: number, to: number, isBack = false): void {
    this.path.arc(this.x + x, this.y + y, radius, from, to, isBack)
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.path.rect(this.x + x, this.y + y, width, height)
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.path.roundRect(this.x + x, this.y + y, width, height, radius)
  }

  closePath(): void {
    this.path.closePath()
  }

  fill(): void {
    if (!this.path.isEmpty) this.put(`<path d="${this.path}"${this.filled()}/>`)
  }

  stroke(): void {
    if (!this.path.isEmpty) this.put(`<path d="${this.path}"${this.stroked()}/>`)
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const [left, top] = [this.x + Math.min(x, x + width), this.y + Math.min(y, y + height)]
    // Translucent rectangles that overlap look different from one element with both shapes.
    if (this.globalAlpha < 1) this.flushRects()
    else if (this.rectsFill !== this.fillStyle) this.flushRects()
    this.rectsFill = this.fillStyle
    this.rects.rect(left, top, Math.abs(width), Math.abs(height))
    if (this.globalAlpha < 1) this.flushRects(this.opacity())
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    const size = `width="${num(width)}" height="${num(height)}"`
    this.put(`<rect x="${num(this.x + x)}" y="${num(this.y + y)}" ${size}${this.stroked()}/>`)
  }

  fillText(text: string, x: number, y: number): void {
    const { weight, size, family } = readFont(this.font)
    const down = (drops[this.textBaseline] ?? 0) * size
    const anchor = anchors[this.textAlign]
    const look =
      ` font-size="${num(size)}"` +
      (weight === '400' ? '' : ` font-weight="${xml(weight)}"`) +
      (family === this.family ? '' : ` font-family="${xml(family)}"`) +
      (anchor === 'start' ? '' : ` text-anchor="${anchor}"`)
    const at = `x="${num(this.x + x)}" y="${num(this.y + y + down)}"`
    this.put(`<text ${at}${look}${this.filled()}>${xml(text)}</text>`)
  }

  measureText(text: string): { readonly width: number } {
    return { width: this.measure(text, this.font) }
  }

  private put(element: string): void {
    this.flushRects()
    this.elements.push(element)
  }

  private flushRects(opacity = ''): void {
    if (this.rects.isEmpty) return
    this.elements.push(`<path d="${this.rects}" fill="${xml(this.rectsFill)}"${opacity}/>`)
    this.rects.clear()
  }

  private filled(): string {
    return ` fill="${xml(this.fillStyle)}"${this.opacity()}`
  }

  private stroked(): string {
    const { lineWidth, lineCap, lineJoin, dash } = this
    return (
      ` fill="none" stroke="${xml(this.strokeStyle)}"` +
      (lineWidth === 1 ? '' : ` stroke-width="${num(lineWidth)}"`) +
      (lineCap === 'butt' ? '' : ` stroke-linecap="${lineCap}"`) +
      (lineJoin === 'miter' ? ' stroke-miterlimit="10"' : ` stroke-linejoin="${lineJoin}"`) +
      (dash.length === 0 ? '' : ` stroke-dasharray="${dash.map(num).join(' ')}"`) +
      this.opacity()
    )
  }

  private opacity(): string {
    return this.globalAlpha >= 1 ? '' : ` opacity="${num(this.globalAlpha)}"`
  }
}

/** The parts of a font as painters set it: "700 12px family". */
export function readFont(font: string): { weight: string; size: number; family: string } {
  const found = /^(?:(\S+) )?(\d+(?:\.\d+)?)px (.+)$/.exec(font)
  if (!found) throw new Error(`no font: ${font}`)
  const weight = found[1] === 'bold' ? '700' : (found[1] ?? '400')
  return { weight, size: Number(found[2]), family: found[3]! }
}
