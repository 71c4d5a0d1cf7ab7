// The built app in out/, made only when something it is made of has changed.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { writeLicences } from '../package/licences.mjs'
import { ended, spawnChild } from './children.mjs'
import { logFolder, root, toolOf } from './paths.mjs'
import { Trouble, duration, say } from './say.mjs'

const SOURCES = [
  'src-main',
  'src-renderer',
  'resources',
  'docs/manual',
  'scripts/judge',
  'scripts/manual',
  'scripts/start-up',
  'scripts/viewer',
  'scripts/words',
  'languages',
  'scripts/package/licences.mjs',
  'electron.vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]

const stampFile = join(root, 'out/.built-from')

/** Builds the app when its sources changed since the last build; true when it did. */
export async function buildWhenChanged() {
  const sources = sourcesHash()
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources
  if (isFresh && existsSync(join(root, 'out/main/index.js'))) return false
  await build(sources)
  return true
}

/** Builds the app, changed or not. */
export async function build(sources = sourcesHash()) {
  say('Building…')
  const begun = Date.now()
  rmSync(stampFile, { force: true })
  const child = spawnChild(process.execPath, [toolOf('electron-vite'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [code, printed, errors] = await Promise.all([
    ended(child),
    text(child.stdout),
    text(child.stderr),
  ])
  mkdirSync(logFolder, { recursive: true })
  writeFileSync(join(logFolder, 'build.log'), printed + errors)
  if (code !== 0) {
    const told = stripVTControlCharacters(`${printed}\n${errors}`)
    throw new Trouble(`${told}\nThe build failed; its lines are above.`)
  }
  writeLicences()
  // The hash from before the build: what changed meanwhile is built next time.
  writeFileSync(stampFile, sources)
  say(`Built in ${duration(Date.now() - begun)}.`)
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(join(root, file)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

/** Files at or under a path, in an order that is the same everywhere; tests are no part of the build. */
function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return path.endsWith('.test.ts') ? [] : [path]
  const names = readdirSync(full).sort()
  return names.flatMap((name) => filesUnder(`${path}/${name}`))
}
