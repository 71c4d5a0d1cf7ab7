// npm run accept -- GAME [SAMPLE …]: writes answer.txt, diagnostics.json and trace.txt of a game's samples as the game stands,
// and names each file that has changed, so that the changes are read before they are committed.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importCore } from './lib/core-import.mjs'
import { root } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

await runScript(async ([id, ...wanted]) => {
  const { findGame, games } = await importCore('games/testing.ts')
  const { goldenFiles } = await importCore('conformance/golden.ts')
  const game = findGame(id ?? '')
  if (!game) throw new Trouble(`Name a game: ${games.map((one) => one.id).join(', ')}.`)
  const folder = join(root, 'src-main/core/games', id, 'samples')
  const strange = wanted.filter((name) => !existsSync(join(folder, name, 'level.txt')))
  if (strange.length > 0) throw new Trouble(`No level.txt in ${join(folder, strange[0])}.`)
  const names = wanted.length > 0 ? wanted : readdirSync(folder)
  let changed = 0
  for (const name of names) {
    const { answer, diagnostics, trace } = goldenFiles(game, read(join(folder, name, 'level.txt')))
    changed += keep(join(folder, name, 'answer.txt'), answer)
    changed += keep(join(folder, name, 'diagnostics.json'), diagnostics)
    changed += keep(join(folder, name, 'trace.txt'), trace)
  }
  say(`${names.length} samples of ${id}: ${changed} files changed.`)
  return 0
})

function read(path) {
  return readFileSync(path, 'utf8')
}

/** Writes a file, or takes it away where there is nothing to write; returns 1 when that changed something. */
function keep(path, text) {
  const held = existsSync(path) ? read(path) : null
  if (held === text) return 0
  if (text === null) rmSync(path)
  else writeFileSync(path, text)
  say(
    `${held === null ? 'new    ' : text === null ? 'removed' : 'changed'} ${relative(root, path)}`,
  )
  return 1
}
