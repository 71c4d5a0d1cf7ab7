// Small sets of tests of a game, and the packages that the command line makes of them.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { root } from '../lib/paths.mjs'
import { Trouble } from '../lib/say.mjs'
import { slugOf } from './forms.mjs'

const GENERATED = 2
const limits = { time: 5000, memory: 512 }

/** The players of matches are in Python. */
const limitsOfMatches = { time: 20_000, memory: 512 }

/** Polygon takes no more, and has players in C++. */
const limitsOfPolygon = { time: 15_000, memory: 512 }
const points = {
  'secret/rules': { points: 40 },
  'secret/generated': { points: 60, count: 'sum' },
}

/** `legacy` has no place for what a group requires. */
const bound = {
  ...points,
  'secret/generated': { ...points['secret/generated'], requires: ['secret/rules'] },
}

/** What is shown of a game: the first of these samples that it has. */
const SHOWN = ['statement-match', 'statement']

/** The levels of matches, one shown and one secret: programs are told the whole of no others of ghosts. */
const boards = {
  progers: ['statement-config', 'bonus-per-player'],
  ghosts: ['default-town', 'statement-match'],
}

/**
 * Packs a set of a game in a form, below a folder; returns the folder of the package. The set has the sample of each misreading,
 * so that the package has a program for each, and a few generated levels. Of matches it has two levels.
 */
export function packed(game, form, folder) {
  const name = `${game.id}${slugOf(form)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`
  const [set, out] = [join(folder, 'sets', name), join(folder, 'packages', name)]
  for (const path of [set, out]) rmSync(path, { recursive: true, force: true })
  if (form.hasMatches) layBoards(game, set)
  else layTests(game, set)
  const groups = form.hasPoints ? { groups: form.kind === 'kattis' ? points : bound } : {}
  writeFileSync(
    join(set, 'boardwright.json'),
    JSON.stringify({ version: 1, limits: limitsIn(form), ...groups }),
  )
  // Verifiers that look for them have to see the validator refuse each.
  if (!form.hasMatches) boardwright('invalid', set, '--make')
  const statement = join(set, 'statement', `${form.language}.md`)
  mkdirSync(dirname(statement), { recursive: true })
  boardwright('statement', set, '--lang', form.language, '--propose', '--out', statement)
  pack(game, form, set, out)
  return out
}

/** Imports a package and packs what comes of it in the same form; returns the files that are not the same then. */
export function changedByImport(game, form, made) {
  // Its name is in the package.
  const [set, again] = ['imported', 'again'].map((place) =>
    join(made, '../..', place, basename(made)),
  )
  for (const path of [set, again]) rmSync(path, { recursive: true, force: true })
  boardwright('import', made, '--into', set)
  pack(game, form, set, again)
  const contents = [made, again].map(contentsIn)
  const names = new Set(contents.flatMap((files) => [...files.keys()]))
  for (const path of [set, again]) rmSync(path, { recursive: true })
  return [...names].filter((name) => contents[0].get(name) !== contents[1].get(name))
}

function contentsIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]))
}

function pack(game, form, set, out) {
  const { kind, format, language, hasMatches, tellsWhy } = form
  const asked = ['--kind', kind, '--format', format, '--out', out, '--lang', language]
  const opponent = hasMatches ? ['--opponent', game.making.players[0].id] : []
  const why = tellsWhy ? ['--why', 'yes'] : []
  const credits = ['--author', 'A. Setter', '--licence', 'cc0']
  boardwright('package', set, ...asked, ...credits, ...opponent, ...why)
}

function limitsIn({ kind, hasMatches }) {
  if (!hasMatches) return limits
  return kind === 'polygon' ? limitsOfPolygon : limitsOfMatches
}

function layTests(game, set) {
  const shown = SHOWN.find((id) => existsSync(sample(game, id)))
  lay(game, shown, join(set, 'sample'))
  // Some misreadings share a level, and verifiers warn of tests that are the same.
  const laid = new Set([textOf(game, shown)])
  for (const { id } of game.engine.readings) {
    if (!existsSync(sample(game, id)) || laid.has(textOf(game, id))) continue
    laid.add(textOf(game, id))
    lay(game, id, join(set, 'secret/rules'))
  }
  const generated = ['--seed', '1', '--count', String(GENERATED)]
  boardwright('generate', game.id, ...generated, '--into', join(set, 'secret/generated'))
}

function layBoards(game, set) {
  if (boards[game.id] === undefined) {
    throw new Trouble(`scripts/accept-packages/sets.mjs names no levels for matches of ${game.id}.`)
  }
  const [shown, secret] = boards[game.id]
  lay(game, shown, join(set, 'sample'))
  lay(game, secret, join(set, 'secret'))
}

function lay(game, id, folder) {
  mkdirSync(folder, { recursive: true })
  cpSync(sample(game, id), join(folder, `${id}.txt`))
}

function textOf(game, id) {
  return readFileSync(sample(game, id), 'utf8')
}

function sample(game, id) {
  return join(root, 'src-main/core/games', game.id, 'samples', id, 'level.txt')
}

function boardwright(...args) {
  const command = [join(root, 'out/main/cli.js'), ...args]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  if (status !== 0) throw new Trouble(`boardwright ${args.join(' ')}\n${stderr.trim()}`)
}

/** Where packages have programs and tests, by their kinds. */
const places = {
  kattis: ['submissions', 'data'],
  dmoj: ['solutions', 'tests'],
  cms: ['solution', 'tests'],
  polygon: ['solutions', 'tests'],
}

/** How many programs and tests a package of a form has for its judge to run. */
export function countsOf(folder, { kind }) {
  const [programs, tests] = places[kind].map((name) => join(folder, name))
  const isTest = kind === 'polygon' ? /^\d+$/ : /\.in$/
  return { programs: filesIn(programs, /\.(cpp|py)$/), tests: filesIn(tests, isTest) }
}

function filesIn(folder, pattern) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const isOne = (file) =>
    file.isFile() && pattern.test(file.name) && !/invalid_input/.test(file.parentPath)
  return files.filter(isOne).length
}
