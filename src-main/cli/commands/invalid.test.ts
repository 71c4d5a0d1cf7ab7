import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { schemas } from '../schemas'
import { runCaptured } from '../testing/captured-io'
import { plainArtist } from '../testing/plain-artist'
import { BROKEN, SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()
let set = ''

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(set, path)), { recursive: true })
  writeFileSync(join(set, path), content)
}

interface Report {
  readonly file: string
  readonly state: string
  readonly isNew: boolean
  readonly fault: { readonly code: string; readonly line: number } | null
}

async function reports(...more: readonly string[]) {
  const { out, exitCode, err } = await runCaptured(['invalid', set, '--json', ...more])
  const lines = out.split('\n').filter((line) => line !== '')
  return {
    exitCode,
    err,
    all: lines.map((one) => schemas.invalid.parse(JSON.parse(one)) as Report),
  }
}

beforeEach(() => {
  set = at('set')
  rmSync(set, { recursive: true, force: true })
  put('small/01.in', SAMPLE)
})

test('makes an input of each kind with its place, and holds it against the game from then on', async () => {
  const made = await reports('--make')
  expect([made.exitCode, made.err]).toEqual([0, ''])
  expect(made.all.every(({ state, isNew }) => state === 'refused' && isNew)).toBe(true)
  const names = readdirSync(join(set, 'invalid'))
  expect(names).toEqual(expect.arrayContaining(['missing-line.in', 'width-too-large.in']))
  expect(made.all.map(({ file }) => file.slice('invalid/'.length)).sort()).toEqual(names.sort())
  const notes = JSON.parse(readFileSync(join(set, 'boardwright.json'), 'utf8')) as {
    invalid: Readonly<Record<string, unknown>>
  }
  expect(notes.invalid['invalid/missing-line.in']).toMatchObject({ code: 'missing-line' })
  // Nothing is made twice, and none of them is a test.
  const again = await reports('--make')
  expect(again.all.map(({ isNew }) => isNew)).toEqual(names.map(() => false))
  const listed = await runCaptured(['set', set])
  expect([listed.exitCode, listed.err]).toEqual([0, ''])
  expect(listed.out).toContain('1 test, ')
})

test('an input that is accepted, or refused for something else, is a problem; the package is refused for the first', async () => {
  put('invalid/accepted.in', SAMPLE)
  put('invalid/broken.in', BROKEN)
  put('invalid/free.in', 'x\n')
  put('invalid/bytes.in', new Uint8Array([0, 255]))
  const invalid = { 'invalid/broken.in': { code: 'arrow-on-rocket', line: 3, column: 1 } }
  put('boardwright.json', JSON.stringify({ version: 1, invalid }))
  const found = await reports()
  expect(found.exitCode).toBe(1)
  expect(Object.fromEntries(found.all.map(({ file, state }) => [file, state]))).toEqual({
    'invalid/accepted.in': 'accepted',
    'invalid/broken.in': 'otherwise',
    'invalid/bytes.in': 'refused',
    'invalid/free.in': 'refused',
  })
  const { out } = await runCaptured(['invalid', set])
  expect(out).toMatch(
    /^invalid\/broken\.in +rejected for a different error +16:\d .* Expected arrow-on-rocket at 3:1\.$/m,
  )
  expect(out).toContain('4 inputs, 2 not as expected\n')
  expect(out).toMatch(/\nNo input has these as its first error: missing-line, /)
  const packing = ['package', set, '--kind', 'kattis', '--format', '2025-09', '--author', 'A']
  const refused = await runCaptured([...packing, '--out', at('mice')], { artist: plainArtist })
  expect(refused.exitCode).toBe(2)
  expect(refused.err).toContain('invalid/accepted.in should be rejected, but is a level')
  rmSync(join(set, 'invalid/accepted.in'))
  put('boardwright.json', '{"version":1}')
  const packed = await runCaptured([...packing, '--out', at('mice')], { artist: plainArtist })
  expect(packed.exitCode).toBe(0)
  expect(readFileSync(at('mice/data/invalid_input/broken.in'), 'utf8')).toBe(BROKEN)
  expect(existsSync(at('mice/data/invalid_input/broken.ans'))).toBe(false)
  expect(readFileSync(at('mice/data/invalid_input/broken.yaml'), 'utf8')).toMatch(/^description: /)
  expect([...readFileSync(at('mice/data/invalid_input/bytes.in'))]).toEqual([0, 255])
  const back = await runCaptured(['import', at('mice'), '--into', at('back')])
  expect([back.exitCode, readFileSync(at('back/invalid/broken.in'), 'utf8')]).toEqual([0, BROKEN])
  for (const name of ['mice', 'back']) rmSync(at(name), { recursive: true })
})

test('without a level nothing tells what is refused, unless the game is named', async () => {
  put('small/01.in', 'x\n')
  put('invalid/free.in', 'x\n')
  const unknown = await reports()
  expect(unknown).toMatchObject({ exitCode: 2, err: expect.stringContaining('name a game') })
  expect((await reports('--game', 'rockets')).all).toMatchObject([{ state: 'refused' }])
})
