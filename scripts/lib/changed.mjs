// npm test -- --changed [base]: what a change can reach, and so what has to be run.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { goneWords } from './gone-words.mjs'
import { loadedBy, loadersOf, loadsOf, namesLoaded } from './loading.mjs'
import { root } from './paths.mjs'
import { Trouble } from './say.mjs'
import { LENGTHY } from './stages.mjs'

/** The e2e files that try a room of the page none of them is named like. */
export const TRIED_BY = {
  canvas: ['view', 'touch'],
  dock: ['panes', 'resize'],
  editor: ['edit-and-save', 'answer'],
  explain: ['why', 'answer'],
  match: ['bots', 'branches'],
  tools: ['palette', 'edit-and-save'],
  ui: ['lists', 'keys', 'job-focus', 'edit-and-save'],
  viewer: ['level-page'],
  workspace: ['tabs', 'edit-and-save'],
}

/** Everything that is checked or built depends on these. */
const GROUND =
  /^(package(-lock)?\.json|tsconfig[\w.]*\.json|scripts\/(test\.mjs|lib\/)|resources\/)/
const PAGE_NAME = 'src-renderer'
const PAGE = `${PAGE_NAME}/`
const CODE = /\.(ts|mts|mjs|cjs|js|svelte)$/
/** What is typed and shown by its name alone. */
const WORDS = /^languages\/.*\.json$/
const TEST = /\.test\.(ts|mjs)$/
const SPEC = /^e2e\/tests\/.*\.spec\.ts$/
/** Where import fences stand. */
const FENCED = /^(src-main|src-renderer|bench|e2e|fuzz|schedules)\//
/** Unit tests that reach more than they import: they read files or start programs and threads. */
const READS = /\b(readFile|readdir|spawn|execFile|fork|Worker)/

/**
 * The plan for the repository as it lies there, against a commit or branch: what came after the point where the two
 * parted counts, and what is not committed.
 */
export function planForChange(base = 'HEAD') {
  const [since] = git('merge-base', base, 'HEAD')
  const differing = git('diff', '--name-only', '--no-renames', since)
  const added = git('ls-files', '--others', '--exclude-standard')
  const files = git('ls-files').filter((file) => existsSync(join(root, file)))
  const changed = [...new Set([...differing, ...added])]
  const texts = new Map()
  const read = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'))
    return texts.get(file)
  }
  const before = (file) => {
    const { status, stdout } = runGit('show', `${since}:${file}`)
    return status === 0 ? stdout : null
  }
  return { changed, ...planFor(changed, { files: [...files, ...added], read, before }) }
}

/**
 * For each stage of `npm test` true if it is run whole, the files that it is run for, or false; and a line for each thing
 * left out. `files` are all there are, `read` gives the text of one, `before` the text it had, null if it was not there.
 */
export function planFor(changed, { files, read, before }) {
  const has = (pattern) => changed.some((file) => pattern.test(file))
  const isAll = has(GROUND)
  const here = changed.filter((file) => files.includes(file))
  const code = here.filter((file) => CODE.test(file))
  const names = new Set(changed.map(nameForReaders))
  // Who plants a page elsewhere looks at that one.
  const isNamed = (name, text) =>
    text.includes(name) && !(name === PAGE_NAME && text.includes('mkdtemp'))
  const mayRead = (text) => READS.test(text) && [...names].some((name) => isNamed(name, text))
  // Long tests read the product only to have something to work on.
  const isProduct = changed.every((file) =>
    /^(src-|languages\/|docs\/|e2e\/|CHANGELOG\.md$)/.test(file),
  )
  const isReading = (file) => !(isProduct && LENGTHY.includes(file)) && mayRead(read(file))
  const loads = loadsOf({ files, read })
  const reaching = loadersOf(changed, loads)
  const typed = [...reaching].filter((file) => /\.(ts|mts)$/.test(file))
  const components = [...reaching].filter((file) => file.endsWith('.svelte'))
  // What others declare for all, and what is loaded but is not there any more, can show anywhere.
  const isTypedAnywhere =
    isAll ||
    has(/^\.oxlintrc\.types|\.d\.m?ts$/) ||
    has(WORDS) ||
    changed.some((file) => CODE.test(file) && !here.includes(file))
  const rewired = changed.filter(
    (file) => FENCED.test(file) && !(here.includes(file) && loadsTheSame(before(file), read(file))),
  )
  // Components are empty in unit tests (scripts/unit/page-project.mts).
  const running = loadersOf(changed, loads, (file) => !file.endsWith('.svelte'))
  const gone = changed
    .filter((file) => WORDS.test(file))
    .flatMap((file) => goneWords(before(file) ?? '', here.includes(file) ? read(file) : ''))
  const expectsGone = (file) => gone.some((words) => read(file).includes(words))
  const tests = files.filter(
    (file) => TEST.test(file) && (running.has(file) || isReading(file) || expectsGone(file)),
  )
  const specs = files.filter((file) => SPEC.test(file))
  // Samples and what else is read by helpers of tests, so that no test's text tells.
  const isRead = changed.some(
    (file) => /^(src-|fuzz\/|schedules\/)/.test(file) && !/\.(ts|svelte|md)$/.test(file),
  )
  const reached = () =>
    specs.filter((spec) => {
      const own = loadedBy([spec], loads, (file) => !file.startsWith('src-'))
      if (gone.length > 0 && [...own].some(expectsGone)) return true
      return changed.some(
        (file) => own.has(file) || (canShow(file, read(spec)) && isTriedBy(file, spec, specs)),
      )
    })
  const stages = {
    format: isAll || has(/^\.oxfmtrc/) || here,
    lint:
      isAll ||
      has(/^(\.oxlintrc\.json|scripts\/lint\/)/) ||
      code.filter((file) => !file.endsWith('.svelte')),
    lintComponents:
      isAll ||
      has(/^(eslint\.config|scripts\/lint\/)/) ||
      code.filter((file) => /\.(svelte|cjs)$/.test(file)),
    fences:
      isAll ||
      has(/^(\.dependency-cruiser|scripts\/lint\/rooms)/) ||
      (rewired.length > 0 && (rewired.every((file) => file.startsWith(PAGE)) ? [PAGE] : true)),
    types: isTypedAnywhere || unlessMost(typed),
    components: isTypedAnywhere || has(/^scripts\/lint\/components|\.css$/) || components,
    workflows: isAll || has(/^(\.github|scripts\/lint)\//),
    unit: isAll || isRead || has(/^(vitest\.config|scripts\/unit\/)/) || unlessMost(tests),
    e2e: isAll || has(/^(playwright|electron\.vite)\.config/) || reached(),
  }
  const left = [
    stages.format === true ? '' : 'formatting and lint of what did not change',
    stages.types === true ? '' : 'types of files and components that do not load the change',
    stages.fences ? '' : 'import fences, as everything loads what it loaded',
    stages.workflows ? '' : 'workflows',
    stages.unit === true
      ? ''
      : 'unit tests that do not load the change, unless they are short and read files',
    stages.e2e === true
      ? ''
      : `${specs.length - stages.e2e.length} of ${specs.length} e2e files (a change of the page is tried by those named like its room)`,
  ]
  return { stages, left: left.filter((line) => line !== '') }
}

/**
 * What a unit test names that reads a file: documents, the page and e2e tests, which no program loads but the window, are
 * read by few. Nothing for all else, which may be read by any.
 */
function nameForReaders(file) {
  if (file.endsWith('.md')) return '.md'
  if (file.startsWith(PAGE)) return PAGE_NAME
  return file.startsWith('e2e/') ? 'e2e' : ''
}

/** The files, or true for all where naming them would save little. */
function unlessMost(files) {
  return files.length > 400 || files
}

/** Whether a text loads by the same names as before; `before` is null for one that was not there. */
function loadsTheSame(before, now) {
  const namesIn = (text) => namesLoaded(text).toSorted().join()
  return before !== null && namesIn(before) === namesIn(now)
}

/** Whether a change of the product can show in a test of this text. */
function canShow(file, text) {
  if (!/^src-(main|renderer)\//.test(file) || TEST.test(file) || file.endsWith('.md')) return false
  // Games are strangers to each other, and the command line has a program of its own.
  const game = /^src-(?:main\/core|renderer)\/games\/([^/]+)\//.exec(file)?.[1]
  if (game) return new RegExp(`\\b${game}\\b|games/registry`).test(text)
  return !file.startsWith('src-main/cli/') || /\bcli\b/.test(text)
}

/**
 * Whether an e2e test is one of those that try a change of the page: all tests show most rooms, so that a change in one is
 * tried by the tests that bear its name or stand for it, by a whole way of a user, and where there are none by the tests of
 * the window.
 */
function isTriedBy(file, spec, specs) {
  // The room and its corners.
  const places = /^src-renderer\/(.+)\/[^/]*$/.exec(file)?.[1].split('/')
  if (places === undefined || places[0] === 'games') return true
  const standing = places.flatMap((place) => TRIED_BY[place] ?? [])
  const isNamed = (one) =>
    standing.includes(nameOf(one)) || wordsOf(one).some((word) => places.includes(word))
  if (/open-and-step/.test(spec) || isNamed(spec)) return true
  return !specs.some(isNamed) && /\/(edit-and-save|tabs|view)\./.test(spec)
}

/** The words in the name of an e2e test. */
function wordsOf(spec) {
  return nameOf(spec).split('-')
}

function nameOf(spec) {
  return posix.basename(spec, '.spec.ts')
}

/** The lines that git prints. */
function git(...args) {
  const { status, stdout, stderr, error } = runGit(...args)
  if (error || status !== 0) throw new Trouble(`What has changed is not known: ${error ?? stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}

function runGit(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' })
}
