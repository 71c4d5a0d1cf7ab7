import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PictureMaker } from '@core/protocol/picture'
import type { Artist } from './artist'
import { FontWidths } from './font-widths'

const FAMILY = 'DejaVu Sans'

/** The maker of PNG files can be begun only once a process. */
let isReady: Promise<void> | null = null

/**
 * Loads painters, fonts and the maker of PNG files, which other commands have no use for. The painters are the page's
 * and built by themselves, so that this side knows no more of them than their contract.
 */
export function loadArtist(folder: string): Artist {
  const built: unknown = createRequire(join(folder, 'picture.js'))('./picture.js')
  const assets = join(folder, 'picture')
  const regular = readFileSync(join(assets, 'DejaVuSans.ttf'))
  const bold = readFileSync(join(assets, 'DejaVuSans-Bold.ttf'))
  const [thin, thick] = [new FontWidths(regular), new FontWidths(bold)]
  return {
    maker: (built as { readonly pictureMaker: PictureMaker }).pictureMaker,
    measure: (text, font) => {
      const [, weight = '400', size = '10'] = /^(?:(\w+) )?([\d.]+)px/.exec(font) ?? []
      const isBold = weight === 'bold' || Number(weight) >= 600
      return (isBold ? thick : thin).widthOf(text) * Number(size)
    },
    png: async (svg) => {
      const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
      await (isReady ??= initWasm(readFileSync(join(assets, 'resvg.wasm'))))
      const names = { defaultFontFamily: FAMILY, sansSerifFamily: FAMILY }
      return new Resvg(svg, { font: { fontBuffers: [regular, bold], ...names } }).render().asPng()
    },
  }
}
