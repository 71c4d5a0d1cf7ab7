import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { runCaptured } from './testing/captured-io'
import { SAMPLE, useLevelFolder } from './testing/level-folder'
import { writeFileSafely } from './write-file-safely'

const { at, put } = useLevelFolder()
const done = { ok: true, value: null }

/** A device of our own that swallows what it is given, as /dev/null does; false for users who may not make one. */
function makeDevice(path: string): boolean {
  try {
    execFileSync('mknod', [path, 'c', '1', '3'], { stdio: 'ignore' })
    return lstatSync(path).isCharacterDevice() && writes(path)
  } catch {
    return false
  }
}

// A disk may be mounted so that devices on it lead nowhere.
function writes(path: string): boolean {
  closeSync(openSync(path, 'w'))
  return true
}

test('a pipe is written to and stays a pipe, by a link as well', async (context) => {
  skipWithout(context, 'unix')
  const pipe = at('pipe')
  execFileSync('mkfifo', [pipe])
  symlinkSync('pipe', at('to-pipe'))
  for (const path of [pipe, at('to-pipe')]) {
    const reader = spawn('cat', [pipe])
    const heard = text(reader.stdout)
    expect(await writeFileSafely(path, SAMPLE)).toEqual(done)
    expect(await heard).toBe(SAMPLE)
    expect(lstatSync(pipe).isFIFO()).toBe(true)
  }
})

test('every command that writes leaves a device what it is', async (context) => {
  skipWithout(context, 'unix')
  const device = at('null.out')
  context.skip(
    !makeDevice(device),
    'no device can be made here: run it as root, on a disk with devices',
  )
  mkdirSync(at('links'))
  for (const name of ['sample.out', 'rockets-1.txt']) {
    symlinkSync(device, at(`links/${name}`))
  }
  expect(
    await runCaptured(['answer', 'rockets', at('sample.in'), '--into', at('links')]),
  ).toMatchObject({ exitCode: 0, err: '' })
  expect(
    await runCaptured(['generate', 'rockets', '--seed', '1', '--into', at('links')]),
  ).toMatchObject({ exitCode: 0, err: '' })
  expect(lstatSync(device).isCharacterDevice()).toBe(true)
  for (const name of ['sample.out', 'rockets-1.txt']) {
    expect(lstatSync(at(`links/${name}`)).isSymbolicLink()).toBe(true)
  }
})

test('an open file is written on where it stands', async (context) => {
  skipWithout(context, 'unix')
  const descriptor = openSync(at('open.txt'), 'w')
  symlinkSync(`/dev/fd/${descriptor}`, at('to-open'))
  expect(await writeFileSafely(`/dev/fd/${descriptor}`, 'one\n')).toEqual(done)
  expect(await writeFileSafely(at('to-open'), 'two\n')).toEqual(done)
  closeSync(descriptor)
  expect(readFileSync(at('open.txt'), 'utf8')).toBe('one\ntwo\n')
  const closed = await writeFileSafely('/dev/fd/987654', 'x')
  expect(closed).toMatchObject({ ok: false })
})

test('rewriting asks for a file', async (context) => {
  skipWithout(context, 'unix')
  const pipe = at('pipe.in')
  execFileSync('mkfifo', [pipe])
  expect(await writeFileSafely(pipe, 'x', 'file only')).toEqual({
    ok: false,
    error: 'cannot be written: it is not a regular file',
  })
})

test('a link keeps leading to its file', async () => {
  const file = put('kept.txt', 'old')
  symlinkSync('kept.txt', at('link.txt'))
  expect(await writeFileSafely(at('link.txt'), 'new')).toEqual(done)
  expect(lstatSync(at('link.txt')).isSymbolicLink()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('new')
})

test('a protected file is left alone', async (context) => {
  skipWithout(context, 'user')
  const file = put('protected.txt', 'old')
  chmodSync(file, 0o400)
  expect(await writeFileSafely(file, 'new')).toMatchObject({ ok: false })
  expect(readFileSync(file, 'utf8')).toBe('old')
})

test('an answer does not overwrite its input by way of a linked folder', async () => {
  mkdirSync(at('round'))
  put('round/l.out', SAMPLE)
  symlinkSync('.', at('round/here'))
  const told = await runCaptured([
    'answer',
    'rockets',
    at('round/here/l.out'),
    '--into',
    at('round'),
  ])
  expect(told).toMatchObject({ exitCode: 2, err: expect.stringContaining('would overwrite') })
  expect(readFileSync(at('round/l.out'), 'utf8')).toBe(SAMPLE)
})

test('names come to the terminal in one line and steer nothing', async (context) => {
  skipWithout(context, 'unix')
  const file = put('a\u001b[31m\nb.in', SAMPLE)
  const told = await runCaptured(['answer', 'rockets', file, file, at('miss\u0007ing')])
  expect(told.out).toContain('a\\u001b[31m\\u000ab.in')
  expect(told.err).toContain('miss\\u0007ing: error: cannot be read')
  // eslint-disable-next-line no-control-regex
  expect(told.out + told.err).not.toMatch(/[\u0007\u001b]/)
  const checked = await runCaptured(['check', 'rockets', file, '--json'])
  expect((JSON.parse(checked.out) as { file: string }).file).toBe(file)
})

test('a name that is not UTF-8 is reported', async () => {
  const told = await runCaptured(['answer', 'rockets', at('caf\ufffd.in')])
  expect(told.err).toContain('its name is not in UTF-8, so it cannot be opened')
})
