// npm run twin [-- --solutions --validators --matches] [GAME…] [--count N] [--seed N]: compares the programs that go into
// packages for judges with the engine; all three kinds where none is named. `--count` is of levels, texts, or matches of each
// pair of players. Validators and interactors in C++ are compared where `--testlib PATH` says where testlib.h is. `--again FILE` runs a case again
// that was kept because of a difference.
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bundle } from './lib/bundle.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { cacheFolder, root } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

/** Kinds of programs that are there once more with testlib. */
const withTestlib = { validators: ['testlib'], matches: ['interactors'] }

const USAGE =
  'Usage: npm run twin [-- --solutions --validators --matches] [GAME…] [--count N] [--seed N] [--testlib PATH] [--again FILE]'

await runScript(async (given) => {
  const { again, ...order } = readOptions(given)
  if (order.testlib !== undefined && basename(order.testlib) !== 'testlib.h')
    throw new Trouble(`${order.testlib} is not called testlib.h. ${USAGE}`)
  installDependencies()
  process.chdir(root)
  const { gameIds, runAgain, runTwins } = await import(
    await bundle('fuzz/twins/run.ts', join(cacheFolder, 'twins'), 'run.mjs')
  )
  if (again !== undefined) return runAgain(again, say, undefined, order.testlib)
  const stranger = order.games.find((id) => !gameIds.includes(id))
  if (stranger !== undefined) throw new Trouble(`no game ${stranger}: ${gameIds.join(', ')}`)
  return (await runTwins(order, say)) > 0 ? 1 : 0
})

function readOptions(given) {
  const kinds = ['solutions', 'validators', 'matches']
  const options = {
    ...Object.fromEntries(kinds.map((kind) => [kind, { type: 'boolean' }])),
    ...Object.fromEntries(
      ['count', 'seed', 'testlib', 'again'].map((name) => [name, { type: 'string' }]),
    ),
  }
  const { values, positionals } = parsed(given, options)
  const count = values.count === undefined ? undefined : Number(values.count)
  const seed = Number(values.seed ?? 1)
  const isCount = count === undefined || (Number.isSafeInteger(count) && count > 0)
  if (!isCount || !Number.isSafeInteger(seed)) throw new Trouble(USAGE)
  const named = kinds.filter((kind) => values[kind])
  const parts = named.length > 0 ? named : kinds
  return {
    parts: parts.flatMap((part) => [part, ...(withTestlib[part] ?? [])]),
    testlib: values.testlib === undefined ? undefined : resolve(values.testlib),
    games: positionals.flatMap((one) => one.split(',')),
    count,
    seed,
    again: values.again,
  }
}

function parsed(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Trouble(`${error.message}. ${USAGE}`)
  }
}
