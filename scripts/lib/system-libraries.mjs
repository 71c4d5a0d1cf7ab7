// System libraries that Electron loads, and other packages of a Debian-like Linux.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { hasDisplay, isOnPath } from './display.mjs'
import { Trouble, duration, say } from './say.mjs'

const packageOfLibrary = {
  'libgtk-3.so.0': 'libgtk-3-0',
  'libnss3.so': 'libnss3',
  'libasound.so.2': 'libasound2',
  'libgbm.so.1': 'libgbm1',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0',
  'libdrm.so.2': 'libdrm2',
}

/**
 * Makes sure that the libraries are there: installs them as root, otherwise names the packages in one line.
 * Other systems are left as they are: there Electron says itself what is missing.
 */
export function installSystemLibraries() {
  if (process.platform !== 'linux') return
  const missing = missingPackages()
  if (missing.length === 0) return
  if (!isDebianLike()) {
    throw new Trouble(
      `Electron needs system libraries that are missing here; on Debian their packages are: ${missing.join(' ')}`,
    )
  }
  installSystemPackages(missing)
}

/** Installs packages of this Debian-like system as root, otherwise names them in one line. */
export function installSystemPackages(missing) {
  if (process.getuid() !== 0) {
    const packages = missing.map(nameHere).join(' ')
    throw new Trouble(`System packages are missing. Run: sudo apt-get install -y ${packages}`)
  }
  say(`Installing system packages: ${missing.join(' ')}…`)
  const begun = Date.now()
  runApt(['update'])
  // Names change with the 64-bit time transition, and only a fresh list tells which are used here.
  runApt(['install', '-y', '--no-install-recommends', ...missing.map(nameHere)])
  say(`System packages installed in ${duration(Date.now() - begun)}.`)
}

function missingPackages() {
  const known = loadableLibraries()
  const missing = Object.entries(packageOfLibrary)
    .filter(([library]) => !known.has(library))
    .map(([, name]) => name)
  if (!hasFonts()) missing.push('fonts-dejavu-core')
  if (!hasDisplay() && !isOnPath('Xvfb')) missing.push('xvfb')
  return missing
}

function loadableLibraries() {
  const tool = ['/sbin/ldconfig', '/usr/sbin/ldconfig'].find(existsSync) ?? 'ldconfig'
  const listed = spawnSync(tool, ['-p'], { encoding: 'utf8' })
  // Without the list nothing is known: assume that all are there and let Electron report what is missing.
  if (listed.error || listed.status !== 0) return { has: () => true }
  const lines = listed.stdout.split('\n').map((line) => line.trim().split(' ')[0])
  return new Set(lines)
}

function hasFonts() {
  const folder = '/usr/share/fonts'
  return existsSync(folder) && readdirSync(folder).length > 0
}

/** Whether packages come by apt here. */
export function isDebianLike() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** `libasound2` is `libasound2t64` on newer systems. */
function nameHere(name) {
  const newer = `${name}t64`
  const shown = spawnSync('apt-cache', ['show', '--no-all-versions', newer], { stdio: 'ignore' })
  return shown.status === 0 ? newer : name
}

function runApt(args) {
  const done = spawnSync('apt-get', ['-q', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status === 0) return
  const reason = done.error ? done.error.message : done.stderr.trim().split('\n').at(-1)
  throw new Trouble(`apt-get ${args[0]} failed: ${reason}`)
}
