// npm run fuzz [-- --minutes N] [--seed N]: feeds every game's parser with mutated levels. What throws, hangs or does not
// print what it reads is kept in fuzz/<game>/ and tried first by the next call.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { importCore } from './lib/core-import.mjs'
import { root } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

const SLOW_MS = 1000

await runScript(async (given) => {
  const { minutes, seed } = readOptions(given)
  const { games } = await importCore('games/registry.ts')
  const { makeRng } = await importCore('kernel/rng.ts')
  const { checkText } = await importCore('game/check-text.ts')
  const { mutated } = await importCore('game/mutate-text.ts')
  let failures = 0
  for (const game of games) {
    const kept = keptCases(game)
    for (const { name, text } of kept) {
      const fault = faultOf(game, checkText, text)
      if (fault) failures += report(`${game.id}: kept case ${name}: ${fault}`)
    }
    const seeds = sampleTexts(game)
    const rng = makeRng(seed)
    const end = Date.now() + (minutes * 60_000) / games.length
    let tried = 0
    while (Date.now() < end) {
      const text = mutated(rng.pick(seeds), rng)
      tried++
      const fault = faultOf(game, checkText, text)
      if (!fault) continue
      failures += report(`${game.id}: ${fault}, kept as ${keep(game, seed, tried, text)}`)
      if (failures >= 20) break
    }
    say(`${game.id}: ${kept.length} kept cases and ${tried} mutated texts, seed ${seed}`)
  }
  say(`${failures} failures`)
  return failures > 0 ? 1 : 0
})

function readOptions(given) {
  const options = { minutes: { type: 'string' }, seed: { type: 'string' } }
  const { values } = parseArgs({ args: given, options })
  const minutes = Number(values.minutes ?? 1)
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
    throw new Trouble('Usage: npm run fuzz [-- --minutes N --seed N]')
  }
  return { minutes, seed }
}

/** What is wrong with how a text is taken; empty when nothing is. */
function faultOf(game, checkText, text) {
  const began = performance.now()
  try {
    const { level, diagnostics } = checkText(game, text)
    for (const diagnostic of diagnostics) game.message(diagnostic)
    if (performance.now() - began > SLOW_MS) return 'took longer than a second'
    if (level === null) return diagnostics.length > 0 ? '' : 'refused without a reason'
    const printed = game.format.print(level)
    const again = checkText(game, printed).level
    return again !== null && game.format.print(again) === printed
      ? ''
      : 'prints what it cannot read'
  } catch (error) {
    return `throws ${error}`
  }
}

function report(line) {
  say(line)
  return 1
}

function keep(game, seed, number, text) {
  const folder = join(root, 'fuzz', game.id)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${seed}-${number}.txt`)
  writeFileSync(file, text)
  return file
}

function keptCases(game) {
  const folder = join(root, 'fuzz', game.id)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

function sampleTexts(game) {
  const folder = join(root, 'src-main/core/games', game.id, 'samples')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name, 'level.txt'), 'utf8'))
}
