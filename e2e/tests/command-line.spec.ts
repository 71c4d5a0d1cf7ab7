import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gameIds } from '../../src-main/core/games/registry'
import { executable, expect, isPackaged, root, test } from '../fixtures'
import { samplePath } from '../samples'

const CLI = isPackaged
  ? join(dirname(executable()), 'resources/cli/cli.js')
  : join(root, 'out/main/cli.js')

const sample = readFileSync(samplePath('rockets'), 'utf8')

function node(args: readonly string[], input = '') {
  const done = spawnSync(process.execPath, [CLI, ...args], { input, encoding: 'utf8' })
  return { exitCode: done.status, out: done.stdout, err: done.stderr }
}

test('the built command line runs on plain Node', ({ folder }) => {
  expect(readFileSync(CLI, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  // The package's bin is this file as the build leaves it.
  if (process.platform !== 'win32') expect(statSync(CLI).mode & 0o111).toBe(0o111)
  expect(node(['answer', 'auto', '-'], sample)).toEqual({ exitCode: 0, out: '8\n8\n', err: '' })
  expect(node(['answer', 'auto', 'no-such-file'])).toMatchObject({ exitCode: 1, out: '' })
  // By the quick way, which passes on what it has read and cannot answer.
  for (const game of gameIds)
    expect(existsSync(join(dirname(CLI), 'quick', `${game}.js`))).toBe(true)
  expect(node(['answer', 'rockets', '-'], sample)).toEqual({ exitCode: 0, out: '8\n8\n', err: '' })
  const wrong = node(['answer', 'rockets', '-'], 'no level\n')
  expect(wrong).toMatchObject({ exitCode: 1, out: '' })
  expect(wrong.err).toContain("<stdin>:1:1: error IN: Found 'no'")
  expect(node(['answer', 'chess', '-'], sample)).toMatchObject({ exitCode: 2, out: '' })
  expect(node(['answer'])).toMatchObject({ exitCode: 2, out: '' })
  const limited = node(['answer', 'auto', '-', '--timeout', '600'], sample)
  expect(limited).toEqual({ exitCode: 0, out: '8\n8\n', err: '' })
  expect(node(['answer', 'auto', 'no-such-file', '--timeout', '600']).exitCode).toBe(1)
  const many = ['generate', 'rockets', '--seed', '1', '--count', '100000', '--timeout', '0.5']
  const late = { exitCode: 1, out: '', err: 'error: timed out after 0.5 s\n' }
  expect(node([...many, '--into', join(folder, 'many')])).toEqual(late)
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

test('pictures are drawn without a display', ({ folder }) => {
  const games = JSON.parse(node(['games', '--json']).out) as { id: string }[]
  expect(games).toHaveLength(5)
  const levels = games.map(({ id }) => {
    const samples = join(root, 'src-main/core/games', id, 'samples')
    const name = readdirSync(samples).find((one) => existsSync(join(samples, one, 'answer.txt')))!
    const level = join(folder, `${id}.txt`)
    copyFileSync(join(samples, name, 'level.txt'), level)
    return level
  })
  const draw = (args: readonly string[]) => {
    const options = ['--step', 'end', '--theme', 'dark', '--scale', '20']
    const done = node(['render', 'auto', ...args, ...options])
    expect(done).toEqual({ exitCode: 0, out: '', err: '' })
  }
  draw([...levels, '--kind', 'png', '--out', folder])
  for (const { id } of games) {
    const bytes = readFileSync(join(folder, `${id}.png`))
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.length).toBeGreaterThan(2000)
  }
  // What a PNG is made of: one tells for all that they are of one size.
  const file = join(folder, 'rockets.svg')
  draw([join(folder, 'rockets.txt'), '--out', file])
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(
    readFileSync(file, 'utf8'),
  )!
  const png = readFileSync(join(folder, 'rockets.png'))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([+width!, +height!])
})
