import type { Sprites } from '../board-context'
import { drawingOf } from '../sprite-sheet'
import type { SvgContext } from './svg-context'
import { num } from './svg-path'
import { xml } from './xml'

/** The sprites of a game for one SVG picture: each one used is defined once, however often it is drawn. */
export class SvgSprites implements Sprites {
  private readonly names: readonly string[]
  private readonly used = new Set<string>()

  /** `prefix` keeps the ids of two pictures different, so that both can be in one document. */
  constructor(
    private readonly sources: Readonly<Record<string, string>>,
    private readonly context: SvgContext,
    private readonly prefix: string,
  ) {
    this.names = Object.keys(sources)
  }

  numberOf(name: string): number {
    const position = this.names.indexOf(name)
    if (position < 0) throw new Error(`no sprite ${name}`)
    return position
  }

  draw(name: string, x: number, y: number, size: number): void {
    this.drawNumber(this.numberOf(name), x, y, size)
  }

  drawNumber(sprite: number, x: number, y: number, size: number): void {
    const name = this.names[sprite]!
    this.used.add(name)
    this.context.add((at) => {
      const place = `x="${num(at.x + x)}" y="${num(at.y + y)}" width="${num(size)}" height="${num(size)}"`
      return `<use href="#${this.idOf(name)}" ${place}${at.opacity}/>`
    })
  }

  /** Definitions of all sprites drawn. */
  definitions(): string {
    return [...this.used].map((name) => symbolOf(this.sources[name]!, this.idOf(name))).join('\n')
  }

  private idOf(name: string): string {
    return xml(`${this.prefix}-${name}`)
  }
}

/** The drawing of an SVG file as a symbol, with the colour attributes of its outer tag. */
function symbolOf(source: string, id: string): string {
  const { attributes, inner } = drawingOf(source)
  return `<symbol id="${id}"${attributes}>${inner}</symbol>`
}
