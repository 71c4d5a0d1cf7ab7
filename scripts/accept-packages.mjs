// npm run accept-packages -- [GAME…] [--verifyproblem DIR] [--bapctools DIR] [--dmoj DIR] [--cms DIR] [--testlib DIR]: packs a small
// set of each game in every form, imports each package and packs it again, runs the verifiers of judges, and ends with a table of what
// they say. DIR is a clone of Kattis’ problemtools, of BAPCtools, DMOJ’s judge, CMS or testlib; without the option a variable names it, as
// PROBLEMTOOLS_DIR. All take 40 minutes on a quiet machine.
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { formsOf, slugOf } from './accept-packages/forms.mjs'
import { changedByImport, countsOf, packed } from './accept-packages/sets.mjs'
import { exitCodeOf, isBad, tableOf, totalOf, troublesOf } from './accept-packages/table.mjs'
import { folderOf, verified, verifiers } from './accept-packages/verifiers.mjs'
import { buildWhenChanged } from './lib/build.mjs'
import { importCore } from './lib/core-import.mjs'
import { cacheFolder, logFolder, root } from './lib/paths.mjs'
import { duration, runScript, say, Trouble } from './lib/say.mjs'

const OPTIONS = verifiers.map(({ option }) => `[--${option} DIR]`).join(' ')
const USAGE = `Usage: npm run accept-packages -- [GAME…] ${OPTIONS}`

const folder = join(cacheFolder, 'accept-packages')

await runScript(async (given) => {
  const { ids, options } = readOptions(given)
  const { games } = await importCore('games/testing.ts')
  const stranger = ids.find((id) => !games.some((game) => game.id === id))
  if (stranger !== undefined) throw new Trouble(`There is no game ${stranger}.\n${USAGE}`)
  const homes = new Map(verifiers.map((one) => [one, folderOf(one, options, process.env)]))
  for (const [verifier, home] of homes) if (home === null) sayHowToGet(verifier)
  await buildWhenChanged()
  mkdirSync(logFolder, { recursive: true })
  const [rows, changedByImports] = [[], []]
  for (const game of games.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    for (const form of formsOf(game)) {
      const made = packed(game, form, folder)
      const changed = changedByImport(game, form, made)
      if (changed.length > 0)
        changedByImports.push(`${game.id}, ${form.name}: ${changed.join(', ')}`)
      for (const [verifier, home] of homes) {
        if (verifier.kind === form.kind) rows.push(await row(verifier, home, game, form, made))
      }
    }
  }
  const order = verifiers.map(({ name }) => name)
  rows.sort((a, b) => order.indexOf(a.verifier) - order.indexOf(b.verifier))
  say('')
  for (const line of [...tableOf(rows), '', ...troublesOf(rows), ...totalOf(rows)]) say(line)
  say(
    changedByImports.length === 0
      ? 'Each package is the same when it is imported and packed again.'
      : 'Other files when a package is imported and packed again:',
  )
  for (const line of changedByImports) say(`  ${line}`)
  return changedByImports.length > 0 ? 1 : exitCodeOf(rows)
})

/** What a verifier says of a package. */
async function row(verifier, home, game, form, made) {
  const named = { verifier: verifier.name, game: game.id, form: form.name }
  const refusal = verifier.refuses(form)
  if (refusal !== null || home === null) return { ...named, refusal }
  const begun = Date.now()
  const log = join(logFolder, `${verifier.option}-${game.id}-${slugOf(form)}.log`)
  const { programs, tests } = countsOf(made, form)
  const result = await verified(verifier, home, made, programs, log)
  const one = { ...named, tests, result }
  const { errors, warnings, trouble } = result
  const time = duration(Date.now() - begun)
  const seen = trouble ?? `${errors} errors, ${warnings} warnings`
  say(`${game.id}, ${form.name}: ${verifier.name}: ${seen}; ${time}`)
  if (isBad(one) || warnings > 0) say(`  All that it said: ${relative(root, log)}`)
  return one
}

function sayHowToGet({ name, option, variable, ways }) {
  say(`${name} is not there, so it is not run. To get it:`)
  for (const way of ways) say(`  ${way}`)
  say(`Name its folder with --${option} or in ${variable}.`)
}

function readOptions(args) {
  const options = Object.fromEntries(verifiers.map(({ option }) => [option, { type: 'string' }]))
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { ids: positionals, options: values }
  } catch (error) {
    throw new Trouble(`${error.message}\n${USAGE}`)
  }
}
