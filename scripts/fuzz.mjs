// npm run fuzz [-- --minutes N] [--seed N] [--only ID,ID]: feeds everything that reads files with mutated inputs. What
// reaches something new is kept in fuzz/corpus/ and tried first by the next call; what shows a fault goes, shrunk, to
// fuzz/found/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { bundle } from './lib/bundle.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { cacheFolder, root } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

/** No input of fuzzing size takes so long, in ms. */
const HANG = 60_000
const MOST_LETTERS = 100_000

await runScript(async (given) => {
  const order = {
    root,
    ...readOptions(given),
    beat: new SharedArrayBuffer(12),
    letters: new SharedArrayBuffer(MOST_LETTERS * 2),
  }
  say(`fuzzing for ${order.minutes} minutes with seed ${order.seed}`)
  installDependencies()
  const worker = await bundle('fuzz/worker.ts', join(cacheFolder, 'fuzz'), 'worker.mjs')
  const targets = await fuzzed(worker, order)
  for (const { id, tried, kept, slowest, found } of targets) {
    say(
      `${id}: ${tried} inputs, ${kept} new ones kept, ${found.length} faults, slowest ${slowest} ms`,
    )
    for (const fault of found) say(`  ${fault}`)
  }
  say(totals(targets))
  return targets.some(({ found }) => found.length > 0) ? 1 : 0
})

function totals(targets) {
  const sum = (pick) => targets.reduce((all, target) => all + pick(target), 0)
  return `${sum(({ tried }) => tried)} inputs, ${sum(({ found }) => found.length)} faults`
}

function readOptions(given) {
  const options = {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  }
  const { values } = parseArgs({ args: given, options })
  const minutes = Number(values.minutes ?? 1)
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
    throw new Trouble('Usage: npm run fuzz [-- --minutes N --seed N --only ID,ID]')
  }
  return { minutes, seed, only: values.only?.split(',') ?? [] }
}

/** Runs the fuzzing thread; one that hangs is ended, and its input kept. */
function fuzzed(file, order) {
  return new Promise((done, fail) => {
    const worker = new Worker(file, { workerData: order })
    const beat = new Int32Array(order.beat)
    let last = { count: -1, time: Date.now() }
    const watch = setInterval(() => {
      const count = Atomics.load(beat, 0)
      if (count !== last.count) last = { count, time: Date.now() }
      else if (Date.now() - last.time > HANG && count > 0) {
        void worker.terminate()
        fail(new Trouble(`An input hangs; it is kept as ${keepHanging(order)}`))
      }
    }, 1000)
    worker.on('message', ({ isEnd, targets }) => {
      if (isEnd) done(targets)
      else say(totals(targets))
    })
    worker.once('error', fail)
    worker.once('exit', () => clearInterval(watch))
  })
}

function keepHanging(order) {
  const [, target, length] = new Int32Array(order.beat)
  const text = String.fromCharCode(...new Uint16Array(order.letters).slice(0, length))
  const folder = join(order.root, 'fuzz', 'found')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `hangs-${order.seed}-target-${target}.txt`)
  writeFileSync(file, text)
  return file
}
