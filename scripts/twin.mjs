// Compares each game's answers with its solution in C++, of every level by the rules and by one misreading after the other.
// Usage: npm run twin [-- COUNT [SEED]]
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCore } from './lib/core-import.mjs'
import { root } from './lib/paths.mjs'

const count = Number(process.argv[2] ?? 2000)
const seed = Number(process.argv[3] ?? 1)

const core = await importCore('games/testing.ts')
const chance = await importCore('kernel/rng.ts')

let failed = 0
for (const game of core.games) {
  const source = join(root, 'src-main/core/games', game.id, 'judge/solve.cpp')
  if (!existsSync(source)) {
    console.log(`${game.id}: skipped: it has no solution in C++`)
    continue
  }
  if (spawnSync('g++', ['--version']).status !== 0) {
    console.log(`${game.id}: skipped: no g++ here`)
    continue
  }
  failed += compare(game, source)
}
process.exit(failed > 0 ? 1 : 0)

/** Runs both on `count` generated levels; gives the number of differences. */
function compare(game, source) {
  const folder = mkdtempSync(join(tmpdir(), 'twin-'))
  const started = Date.now()
  const readings = game.engine.readings.map(({ id }) => id)
  try {
    const binary = compiled(folder, source)
    const rng = chance.makeRng(seed)
    let different = 0
    for (let i = 0; i < count; i++) {
      const recipe = drawRecipe(game, rng, i)
      const level = game.generator.generate(recipe, chance.makeRng(seed * 1_000_003 + i))
      const input = game.format.print(level)
      for (const reading of [undefined, readings[i % readings.length]]) {
        const env = { READING: reading ?? '' }
        const theirs = execFileSync(binary, { input, env, encoding: 'utf8' })
        if (game.engine.answer(level, reading) === theirs) continue
        different++
        const path = join(tmpdir(), `twin-${game.id}-${seed}-${i}.txt`)
        writeFileSync(path, input)
        console.log(`${game.id}: level ${i} differs by ${reading ?? 'the rules'}, kept as ${path}`)
      }
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${game.id}: ${count} levels, ${different} different, seed ${seed}, ${seconds} s`)
    return different
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The solution, told its misreading by the environment: in packages it is a constant. */
function compiled(folder, source) {
  const program = join(folder, 'twin')
  const head = '#include <cstdlib>\nstatic const char *const READING = std::getenv("READING");\n'
  writeFileSync(`${program}.cpp`, head + readFileSync(source, 'utf8'))
  execFileSync('g++', ['-std=c++11', '-O2', '-o', program, `${program}.cpp`])
  return program
}

/** Every third level is small, every third crowded, the others are of any size up to the official one and a bit over. */
function drawRecipe(game, rng, index) {
  const largest = [7, 12, 40][index % 3]
  const recipe = {}
  for (const field of game.generator.fields) {
    const standard = game.generator.defaults[field.key]
    const isSide = ['width', 'height', 'rows', 'cols'].includes(field.key)
    const highest = isSide ? largest : Math.max(standard * 4, 10)
    recipe[field.key] = rng.between(field.lowest, Math.min(field.highest, highest))
  }
  return recipe
}
