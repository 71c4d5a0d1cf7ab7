import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './paths.mjs'

let folder = ''
const locked = { packages: { '': {}, 'node_modules/one': { version: '1.0.0' } } }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-packages-'))
  for (const name of ['dependencies.mjs', 'npm.mjs', 'paths.mjs', 'say.mjs'])
    cpSync(join(root, 'scripts/lib', name), join(folder, 'checkout/scripts/lib', name))
  writeFileSync(join(folder, 'checkout/scripts/words.mjs'), '')
  writeFileSync(join(folder, 'checkout/package-lock.json'), JSON.stringify(locked))
  // An npm that only leaves a trace.
  mkdirSync(join(folder, 'bin'))
  const trace = JSON.stringify(join(folder, 'installed'))
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho > ${trace}\n`)
  writeFileSync(join(folder, 'bin/npm.cmd'), `echo > ${trace}\r\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Installs in the checkout; `held` is what node_modules, here or behind a link, holds and is stamped with. */
function install({ version, isLinked }) {
  const place = join(folder, isLinked ? 'elsewhere' : 'checkout/node_modules')
  mkdirSync(place)
  const held = { packages: { 'node_modules/one': { version } } }
  writeFileSync(join(place, '.package-lock.json'), JSON.stringify(held))
  writeFileSync(join(place, '.boardwright-lock'), 'old')
  if (isLinked) symlinkSync(place, join(folder, 'checkout/node_modules'), 'junction')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', "import('./scripts/lib/dependencies.mjs').then((one) => one.installDependencies())"],
    {
      cwd: join(folder, 'checkout'),
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
    },
  )
  return {
    status,
    stderr,
    isInstalled: existsSync(join(folder, 'installed')),
    isStamped: readFileSync(join(place, '.boardwright-lock'), 'utf8') !== 'old',
  }
}

test('installs what is missing, and stamps what is there', () => {
  expect(install({ version: '0.9.0', isLinked: false })).toMatchObject({
    status: 0,
    isInstalled: true,
    isStamped: true,
  })
})

test('stamps what an install by hand has left', () => {
  expect(install({ version: '1.0.0', isLinked: false })).toMatchObject({
    status: 0,
    isInstalled: false,
    isStamped: true,
  })
})

test('changes nothing behind a link, whatever lies there', () => {
  const stale = install({ version: '0.9.0', isLinked: true })
  expect(stale).toMatchObject({ status: 1, isInstalled: false, isStamped: false })
  expect(stale.stderr).toContain('is a link to packages')
})

test('takes the right packages behind a link as they are', () => {
  expect(install({ version: '1.0.0', isLinked: true })).toMatchObject({
    status: 0,
    isInstalled: false,
    isStamped: false,
  })
})
