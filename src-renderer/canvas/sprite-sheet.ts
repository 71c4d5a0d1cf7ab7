/** Size of a sprite in a sheet, in SVG units. */
export const SPRITE = 64
/** Empty units between two sprites, so that smoothing at the edge of one does not reach the next. */
const APART = 8

/** The drawing of an SVG file: the attributes of its outer tag without its size, and its contents. */
export interface Drawing {
  readonly attributes: string
  readonly inner: string
}

/** Parses an SVG file; throws for a text without a drawing. */
export function drawingOf(source: string): Drawing {
  const found = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(source)
  if (!found) throw new Error(`no drawing: ${source.slice(0, 40)}`)
  const attributes = found[1]!.replace(/\s(xmlns|width|height)="[^"]*"/g, '')
  return { attributes, inner: found[2]!.trim() }
}

/** The left edge of a sprite in a sheet. */
export function placeInSheet(position: number): number {
  return position * (SPRITE + APART)
}

/** All sprites side by side in one SVG file: as separate images each would cost a document. */
export function sheetOf(sources: readonly string[]): string {
  const width = placeInSheet(sources.length)
  const drawings = sources.map((source, position) => {
    const { attributes, inner } = drawingOf(source)
    const place = `x="${placeInSheet(position)}" width="${SPRITE}" height="${SPRITE}"`
    return `<svg ${place}${attributes}>${inner}</svg>`
  })
  const size = `width="${width}" height="${SPRITE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawings.join('')}</svg>`
}
