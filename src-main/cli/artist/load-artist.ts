import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PictureMaker } from '@core/protocol/picture'
import type { Artist } from './artist'
import { FontWidths } from './font-widths'

const FAMILY = 'DejaVu Sans'

/**
 * Loads painters, fonts and the maker of PNG files, which other commands have no use for. The painters are the page's
 * and built by themselves, so that this side knows no more of them than their contract.
 */
export async function loadArtist(folder: string): Promise<Artist> {
  const built: unknown = await import(pathToFileURL(join(folder, 'picture.js')).href)
  const assets = join(folder, 'picture')
  const regular = readFileSync(join(assets, 'DejaVuSans.ttf'))
  const bold = readFileSync(join(assets, 'DejaVuSans-Bold.ttf'))
  const [thin, thick] = [new FontWidths(regular), new FontWidths(bold)]
  return {
    maker: makerIn(built),
    measure: (text, font) => {
      const [, weight = '400', size = '10'] = /^(?:(\w+) )?([\d.]+)px/.exec(font) ?? []
      const isBold = weight === 'bold' || Number(weight) >= 600
      return (isBold ? thick : thin).widthOf(text) * Number(size)
    },
    png: async (svg) => {
      const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
      await initWasm(readFileSync(join(assets, 'resvg.wasm')))
      const names = { defaultFontFamily: FAMILY, sansSerifFamily: FAMILY }
      return new Resvg(svg, { font: { fontBuffers: [regular, bold], ...names } }).render().asPng()
    },
  }
}

/** What was built as CommonJS comes as the default of a module. */
function makerIn(built: unknown): PictureMaker {
  const exports = (built as { readonly default?: object }).default ?? built
  return (exports as { readonly pictureMaker: PictureMaker }).pictureMaker
}
