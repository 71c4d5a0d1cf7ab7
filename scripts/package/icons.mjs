// The app's icon in the sizes that systems ask for, drawn from resources/icon.svg.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import { root } from '../lib/paths.mjs'

export const ICON_SIZES = [16, 32, 48, 64, 128, 256, 512, 1024]

export const iconFolder = join(root, 'out/icons')

/** Writes them as electron-builder looks for them: `<size>x<size>.png`. */
export async function writeIcons() {
  await initWasm(readFileSync(join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')))
  const svg = readFileSync(join(root, 'resources/icon.svg'), 'utf8')
  mkdirSync(iconFolder, { recursive: true })
  for (const size of ICON_SIZES) {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    writeFileSync(join(iconFolder, `${size}x${size}.png`), picture)
  }
}
