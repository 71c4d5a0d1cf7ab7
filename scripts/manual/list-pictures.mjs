import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'

const folder = join(root, 'out/renderer/manual')

/** Writes the list of the pictures that were taken, with their sizes, by which the page knows of them. */
export function listPictures() {
  const sizes = {}
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!entry.isDirectory() || !existsSync(path)) continue
    for (const file of readdirSync(path)
      .filter((name) => name.endsWith('.png'))
      .sort()) {
      const png = readFileSync(join(path, file))
      // The head of a PNG file has its size.
      sizes[`${entry.name}/${file.slice(0, -'.png'.length)}`] = [
        png.readUInt32BE(16),
        png.readUInt32BE(20),
      ]
    }
  }
  writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(sizes)}\n`)
  say(`${Object.keys(sizes).length} pictures lie in ${folder}.`)
}
