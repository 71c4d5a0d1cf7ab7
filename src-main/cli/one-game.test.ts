import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { builtApp } from '../../scripts/unit/built-app.mjs'
import { useFolder } from '../../scripts/unit/use-folder'

const { at, put } = useFolder()
const level = 'src-main/core/games/rockets/samples/statement/level.txt'

/** Tells at the end which games have been loaded. */
const TELL = `
process.on('exit', () => {
  const games = Object.keys(require.cache).filter((path) => /chunks[\\\\/]games[\\\\/]/.test(path))
  require('node:fs').writeFileSync(process.env.TOLD, JSON.stringify(games))
})`

let built = ''
beforeAll(async () => void (built = await builtApp()))

test.each([
  ['check rockets @'],
  ['check auto @'],
  ['format rockets @'],
  ['trace rockets @'],
  ['render rockets @ --out !'],
  ['generate rockets --seed 1'],
])('%s loads the one game that it needs', (line) => {
  const told = at('told.json')
  const paths: Readonly<Record<string, string>> = { '@': level, '!': at('board.svg') }
  const args = line.split(' ').map((word) => paths[word] ?? word)
  const tell = put('tell.cjs', TELL)
  const done = spawnSync(process.execPath, ['-r', tell, join(built, 'cli.js'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, TOLD: told },
  })
  expect(done.status, done.stderr).toBe(0)
  const loaded = JSON.parse(readFileSync(told, 'utf8')) as readonly string[]
  expect(loaded.map((path) => basename(path, '.js'))).toEqual(['rockets'])
})
