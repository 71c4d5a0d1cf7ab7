// Compares each game's answer with a C++ solution of it, where one stands beside the repository: ../shared/bench/<game>.cpp.
// Usage: npm run twin [-- COUNT [SEED]]
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { importCore } from './lib/core-import.mjs'
import { root } from './lib/paths.mjs'

const count = Number(process.argv[2] ?? 2000)
const seed = Number(process.argv[3] ?? 1)

const core = await importCore('games/testing.ts')
const chance = await importCore('kernel/rng.ts')

let failed = 0
for (const game of core.games) {
  const source = resolve(root, '..', 'shared', 'bench', `${game.id}.cpp`)
  if (!existsSync(source)) {
    console.log(`${game.id}: skipped: no C++ twin here`)
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
  try {
    const binary = join(folder, 'twin')
    execFileSync('g++', ['-O2', '-w', '-o', binary, source])
    const rng = chance.makeRng(seed)
    let different = 0
    for (let i = 0; i < count; i++) {
      const recipe = drawRecipe(game, rng, i)
      const level = game.generator.generate(recipe, chance.makeRng(seed * 1_000_003 + i))
      const text = game.format.print(level)
      const theirs = execFileSync(binary, { input: text, encoding: 'utf8' })
      const ours = game.engine.answer(game.format.parse(text).value.level)
      if (ours === theirs) continue
      different++
      const path = join(tmpdir(), `twin-${game.id}-${seed}-${i}.txt`)
      writeFileSync(path, text)
      console.log(`${game.id}: level ${i} differs, kept as ${path}`)
      console.log(`  recipe ${JSON.stringify(recipe)}`)
    }
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${game.id}: ${count} levels, ${different} different, seed ${seed}, ${seconds} s`)
    return different
  } finally {
    rmSync(folder, { recursive: true })
  }
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
