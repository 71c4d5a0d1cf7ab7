// The built app in out/, made only when something it is made of has changed.
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
import { staleParts, stampOf } from './built-from.mjs'
import { ended, spawnChild } from './children.mjs'
import { hashOf } from './known-green.mjs'
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
/** Which files of the page main was built of (scripts/start-up/page-in-main.ts). */
const paintingFile = join(root, 'out/.page-in-main')

/** Builds the app when its sources changed since the last build, or of it the page alone; true when they did. */
export async function buildWhenChanged() {
  const sources = hashedSources()
  const parts = staleParts(readStamp(), sources)
  if (parts === 'nothing') return false
  await build(sources, parts)
  return true
}

/** Called before others build into the same folder: what lies there then is no build of ours. */
export function forgetBuild() {
  rmSync(stampFile, { force: true })
}

/** Builds the app, changed or not. */
export async function build(sources = hashedSources(), parts = 'all') {
  say(parts === 'page' ? 'Building the page…' : 'Building…')
  const begun = Date.now()
  forgetBuild()
  const child = spawnChild(process.execPath, [toolOf('electron-vite'), 'build'], {
    cwd: root,
    env: { ...process.env, BUILT_PARTS: parts },
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
  // As the sources were before the build: what changed meanwhile is built next time.
  const stamp = stampOf(sources, readFileSync(paintingFile, 'utf8').split('\n'))
  writeFileSync(stampFile, JSON.stringify(stamp))
  say(`Built in ${duration(Date.now() - begun)}.`)
}

/** What the build that lies there was made of; null when there is none, or none that came to its end. */
function readStamp() {
  if (!existsSync(join(root, 'out/main/index.js')) || !existsSync(stampFile)) return null
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return null
  }
}

/** A hash of each file that the build is made of. */
function hashedSources() {
  return new Map(SOURCES.flatMap(filesUnder).map((file) => [file, hashOf(file)]))
}

/** Files at or under a path, in an order that is the same everywhere; tests are no part of the build. */
function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return path.endsWith('.test.ts') ? [] : [path]
  const names = readdirSync(full).sort()
  return names.flatMap((name) => filesUnder(`${path}/${name}`))
}
