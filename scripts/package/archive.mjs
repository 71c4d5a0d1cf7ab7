// The folder as a tar.gz.
import { basename, dirname } from 'node:path'
import { run } from './run.mjs'

/** Packs a folder, which is called `top` inside. The default level of gzip takes two minutes for three per cent. */
export function makeArchive(folder, archive, top) {
  const inside = ['--owner=0', '--group=0', '--transform', `s,^${basename(folder)},${top},`]
  run('tar', ['-I', 'gzip -1', '-cf', archive, ...inside, '-C', dirname(folder), basename(folder)])
}
