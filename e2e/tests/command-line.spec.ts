import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../fixtures'

const CLI = join(root, 'out/main/cli.js')

const sample = readFileSync(
  join(root, 'src-main/core/games/rockets/samples/statement/level.txt'),
  'utf8',
)

function node(args: readonly string[], input = '') {
  const done = spawnSync(process.execPath, [CLI, ...args], { input, encoding: 'utf8' })
  return { exitCode: done.status, out: done.stdout, err: done.stderr }
}

test('the built command line runs on plain Node', () => {
  expect(readFileSync(CLI, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  // The package's bin is this file as the build leaves it.
  if (process.platform !== 'win32') expect(statSync(CLI).mode & 0o111).toBe(0o111)
  expect(node(['answer', 'auto', '-'], sample)).toEqual({ exitCode: 0, out: '8\n8\n', err: '' })
  expect(node(['answer', 'auto', 'no-such-file'])).toMatchObject({ exitCode: 1, out: '' })
  expect(node(['answer'])).toMatchObject({ exitCode: 2, out: '' })
})

test('a long trace waits for its reader and ends quietly when it goes', async () => {
  const settings = ['--set', 'width=60', 'height=60', 'doors=100', 'turns=2000']
  const level = node(['generate', 'rockets', '--seed', '1', ...settings]).out
  const child = spawn(process.execPath, [CLI, 'trace', 'auto', '-'])
  let err = ''
  child.stderr.on('data', (bytes) => (err += bytes))
  const exitCode = new Promise((resolve) => child.once('close', resolve))
  child.stdout.once('data', () => child.stdout.destroy())
  child.stdin.end(level)
  expect({ exitCode: await exitCode, err }).toEqual({ exitCode: 0, err: '' })
})
