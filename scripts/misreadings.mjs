// npm run misreadings [-- --game ID --seed N]: plants each misreading of each game in the program for judges, lets the
// command line stress it, and checks that it is found and shrunk to a level that the misreading explains. Takes a while.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { importCore } from './lib/core-import.mjs'
import { root } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

await runScript(async (args) => {
  const { values } = parseArgs({
    args,
    options: { game: { type: 'string' }, seed: { type: 'string', default: '1' } },
  })
  const { games } = await importCore('games/testing.ts')
  const chosen = games.filter(({ id }) => values.game === undefined || id === values.game)
  if (chosen.length === 0) throw new Trouble(`no game ${values.game}`)
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-misreadings-'))
  const failed = []
  try {
    for (const game of chosen) {
      for (const { id } of game.engine.readings) {
        const problem = stressed(folder, game, id, values.seed)
        if (problem !== null) failed.push(`${game.id} ${id}: ${problem}`)
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const all = chosen.reduce((sum, { engine }) => sum + engine.readings.length, 0)
  say(`${all - failed.length} of ${all} misreadings were found and shrunk`)
  for (const line of failed) say(line)
  return failed.length > 0 ? 1 : 0
})

/** Plants a misreading and looks for it; what is wrong with what was found, null when nothing is. */
function stressed(folder, game, id, seed) {
  const solve = readFileSync(join(root, 'out/main/judge', game.id, 'solve.js'), 'utf8')
  const planted = `const READING = ${JSON.stringify(id)}\n${solve}`
  const program = join(folder, `${game.id}.js`)
  const level = join(folder, `${game.id}.txt`)
  writeFileSync(program, planted)
  const began = Date.now()
  const cli = (...args) =>
    spawnSync(process.execPath, [join(root, 'out/main/cli.js'), ...args], { encoding: 'utf8' })
  const asked = ['--seed', seed, '--tries', '4096', '--out', level]
  const { status, stderr } = cli('stress', game.id, '--program', program, ...asked)
  if (status !== 1) return stderr.trim().split('\n').at(-1)
  const [first] = stderr.split('\n')
  const { stdout } = cli('readings', game.id, level, '--json')
  if (stdout === '') return 'the level that is left cannot be read'
  const { caught } = JSON.parse(stdout)
  const size = readFileSync(level, 'utf8').length
  say(`${id}: ${first} ${size} letters, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (!caught.includes(id)) return 'the level that is left does not catch it'
  return stderr.includes(`${id}:`) || caught.length > 5 ? null : 'it is not named'
}
