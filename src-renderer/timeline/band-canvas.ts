import { PLAYER_COLOURS } from '../canvas/theme'
import { marksOf, TINT } from '../ui/swatch'
import { figureStyle } from './chart/figure-style'
import type { KindStyle } from './kind-style'
import type { BandTheme } from './band-content'

/** Minimum interval of two paintings of the band while a run is recorded, in ms. */
const PATIENCE = 120

/** A canvas of the size of its element, painted on demand, at most once per frame. */
export class BandCanvas {
  width = 0
  height = 0
  private frame = 0
  private paintedAt = -Infinity
  private readonly patterns = new Map<string, CanvasPattern | string>()
  private readonly observer: ResizeObserver
  private readonly ctx: CanvasRenderingContext2D

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly paint: (ctx: CanvasRenderingContext2D) => void,
    onResize: (width: number) => void,
  ) {
    this.ctx = canvas.getContext('2d')!
    this.observer = new ResizeObserver(() => {
      this.width = canvas.clientWidth
      this.height = canvas.clientHeight
      onResize(this.width)
      this.paintNow()
    })
    this.observer.observe(canvas)
  }

  /** Requests a painting; `isPatient` if another request is likely to follow soon. */
  mark(isPatient: boolean): void {
    if (this.frame !== 0) return
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0
      if (isPatient && now - this.paintedAt < PATIENCE) this.mark(true)
      else this.paintNow()
    })
  }

  /** The current colours of the theme. */
  theme(kinds: readonly KindStyle[]): BandTheme {
    const style = getComputedStyle(this.canvas)
    const read = (token: string): string => style.getPropertyValue(token).trim()
    return {
      line: read('--line'),
      lineStrong: read('--line-strong'),
      text: read('--text'),
      textMuted: read('--text-muted'),
      difference: read('--difference'),
      warning: read('--warning'),
      accent: read('--accent'),
      rim: read('--pane'),
      font: style.fontFamily,
      letters: Number(read('--axis-letters')) || 12,
      kinds: kinds.map(({ token, pattern }) => this.patternOf(read(token), pattern)),
      inks: kinds.map(({ token }) => read(token)),
      figures: Array.from({ length: PLAYER_COLOURS }, (_, figure) => {
        const { token, dash } = figureStyle(figure)
        return { ink: read(token), dash }
      }),
    }
  }

  /** A pattern in a colour, created once; its pixels are CSS pixels, not device pixels. */
  private patternOf(colour: string, pattern: readonly string[]): CanvasPattern | string {
    const key = `${colour} ${pattern.join(' ')}`
    const held = this.patterns.get(key)
    if (held) return held
    const tile = document.createElement('canvas')
    tile.width = pattern[0]!.length
    tile.height = pattern.length
    const ctx = tile.getContext('2d')!
    ctx.fillStyle = colour
    ctx.globalAlpha = TINT
    ctx.fillRect(0, 0, tile.width, tile.height)
    ctx.globalAlpha = 1
    for (const [x, y] of marksOf(pattern)) ctx.fillRect(x, y, 1, 1)
    const made = this.ctx.createPattern(tile, 'repeat') ?? colour
    this.patterns.set(key, made)
    return made
  }

  destroy(): void {
    cancelAnimationFrame(this.frame)
    this.observer.disconnect()
  }

  private paintNow(): void {
    this.paintedAt = performance.now()
    const ratio = devicePixelRatio
    const [width, height] = [Math.round(this.width * ratio), Math.round(this.height * ratio)]
    if (width === 0 || height === 0) return
    if (this.canvas.width !== width) this.canvas.width = width
    if (this.canvas.height !== height) this.canvas.height = height
    this.ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    this.paint(this.ctx)
  }
}
