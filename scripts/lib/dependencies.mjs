// Node itself and node_modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm.mjs'
import { readJson, root } from './paths.mjs'
import { Trouble, duration, say } from './say.mjs'

const NEEDED_NODE = [20, 19]

const lockFile = join(root, 'package-lock.json')
const packages = join(root, 'node_modules')
const stampFile = join(packages, '.boardwright-lock')

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = NEEDED_NODE
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return
  throw new Trouble(
    `Boardwright needs Node ${NEEDED_NODE.join('.')} or newer; this is Node ${version}.`,
  )
}

/**
 * Looks at Node, then runs `npm ci` when node_modules is missing or does not hold what package-lock.json asks for. The
 * catalogues are compiled too, which nothing can be built or checked without.
 */
export function installDependencies() {
  checkNode()
  installPackages()
  const done = spawnSync(process.execPath, [join(root, 'scripts/words.mjs')], { stdio: 'inherit' })
  if (done.status !== 0) throw new Trouble('The catalogues could not be compiled; see above.')
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  const isThere = holdsLockedPackages()
  // Behind a link lies the folder of another checkout, which is not ours to change.
  if (isLink(packages)) {
    if (isThere) return
    throw new Trouble(
      `${packages} is a link to packages that package-lock.json does not ask for: install them where it leads.`,
    )
  }
  if (!isThere) runInstall()
  writeFileSync(stampFile, wanted)
}

/** True when an install by hand already left what the lock file asks for. */
function holdsLockedPackages() {
  const installedFile = join(packages, '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const installed = readJson(installedFile).packages
  return Object.entries(readJson(lockFile).packages).every(([place, wanted]) => {
    if (place === '') return true
    const found = installed[place]
    // Binaries for other systems are optional and stay away.
    return found ? found.version === wanted.version : wanted.optional === true
  })
}

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function runInstall() {
  say('Installing dependencies (npm ci)…')
  const begun = Date.now()
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error']
  const done = runNpm(args, { cwd: root, stdio: 'inherit' })
  if (done.error) throw new Trouble(`npm could not be started: ${done.error.message}`)
  if (done.status !== 0) {
    throw new Trouble(`npm ci failed (exit code ${done.status}); its own lines are above.`)
  }
  say(`Dependencies installed in ${duration(Date.now() - begun)}.`)
}
