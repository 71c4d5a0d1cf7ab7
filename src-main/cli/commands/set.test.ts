import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rockets } from '@core/games/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { ANSWER, BROKEN, SAMPLE } from '../testing/level-folder'

let folder = ''

function put(path: string, content: string | Uint8Array): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-set-'))
  put('sample/1.in', SAMPLE)
  put('sample/1.ans', ANSWER)
  put('secret/10.in', '5 5\n1\n1\n0\n1 1\n3 N\n')
  put('secret/2.in', SAMPLE)
  put('secret/2.ans', '9\n9\n')
  put('secret/3.in', BROKEN)
  put('secret/4.in', Buffer.from('89504e470d0a1a0a', 'hex'))
  put('secret/2.desc', 'not a test')
})
afterAll(() => rmSync(folder, { recursive: true }))

const lines = (out: string): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('set', () => {
  test('lists the tests of a folder by groups and numbers, with what is wrong with each', async () => {
    const { out, exitCode } = await runCaptured(['set', folder])
    expect(exitCode).toBe(1)
    const rows = out.split('\n').map((line) => line.split(/ {2,}/))
    expect(rows.map(([name]) => name).slice(1, 6)).toEqual([
      'sample/1.in',
      'secret/2.in',
      'secret/3.in',
      'secret/4.in',
      'secret/10.in',
    ])
    expect(rows[1]).toEqual(['sample/1.in', 'rockets', '5 × 5', '8 8', expect.any(String), 'equal'])
    expect(rows[2]![5]).toBe('DIFFERS')
    expect(rows[3]!.at(-1)).toMatch(/^line 16: .*rocket/)
    expect(rows[4]!.at(-1)).toMatch(/PNG/)
    expect(out).toContain('5 tests, 4 with a problem (1 only a warning)\n')
  })

  test('tells each test as a line of JSON', async () => {
    const { out } = await runCaptured(['set', folder, '--json', '--jobs', '2'])
    const [first, , broken, picture] = lines(out)
    expect(first).toMatchObject({
      file: 'sample/1.in',
      group: 'sample',
      game: 'rockets',
      answer: ANSWER,
      caught: expect.arrayContaining(['tenth-overall']),
      expected: 'equal',
    })
    expect(broken).toMatchObject({ errors: 1, answer: null, caught: [], expected: 'none' })
    expect(picture).toMatchObject({ game: null, errors: 1, answer: null })
  })

  test('names tests that say again what another says, and counts them as warnings', async () => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-again-'))
    writeFileSync(join(own, '1.in'), SAMPLE)
    writeFileSync(join(own, '2.in'), SAMPLE)
    writeFileSync(join(own, '3.in'), SAMPLE.replaceAll('\n', ' \r\n'))
    const { out, exitCode } = await runCaptured(['set', own])
    const told = out.split('\n').map((line) => line.split(/ {2,}/).at(-1))
    expect(told.slice(2, 4)).toEqual([
      'the same as 1.in',
      expect.stringContaining('the same as 1.in except for spaces and line endings'),
    ])
    expect([exitCode, told.at(-2)]).toEqual([0, '3 tests, 2 with a problem (2 only warnings)'])
    const coverage = await runCaptured(['coverage', own])
    expect(coverage.out).toContain(
      '\nTests that repeat what another test shows (2):\n  2.in  the same',
    )
    const json = lines((await runCaptured(['set', own, '--json'])).out)
    expect(json.map(({ sameAs }) => sameAs)).toEqual([
      null,
      { path: '1.in', isExact: true },
      { path: '1.in', isExact: false },
    ])
    rmSync(own, { recursive: true })
  })

  test('writes sizes as the statement does', async () => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-size-'))
    writeFileSync(join(own, '1.in'), '8 9\n1\n1\n0\n1 1\n3 N\n')
    const { out } = await runCaptured(['set', own])
    expect(out).toContain('rockets  8 × 9')
    expect(out).toContain('The board is 8 × 9')
    rmSync(own, { recursive: true })
  })

  test('names links that lead out of the folder', async () => {
    const place = mkdtempSync(join(tmpdir(), 'boardwright-linked-'))
    const own = join(place, 'set')
    mkdirSync(own)
    writeFileSync(join(own, '1.in'), SAMPLE)
    writeFileSync(join(place, 'outside.txt'), SAMPLE)
    symlinkSync(join(place, 'outside.txt'), join(own, '2.in'))
    symlinkSync('1.in', join(own, '3.in'))
    const { err } = await runCaptured(['set', own])
    expect(err).toContain(`${own}: note: 1 link leads out of the folder: 2.in\n`)
    rmSync(place, { recursive: true })
  })

  test('names files that are left out, and notes that cannot be read with their place', async () => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-left-'))
    writeFileSync(join(own, '1.in'), SAMPLE)
    writeFileSync(join(own, '1.ans'), ANSWER)
    writeFileSync(join(own, 'ghosts-0.match'), 'x')
    writeFileSync(join(own, 'gen.py'), 'x')
    const left = `${own}: note: 2 files left out: gen.py and ghosts-0.match\n`
    expect(await runCaptured(['set', own])).toMatchObject({ exitCode: 0, err: left })
    expect(await runCaptured(['coverage', own])).toMatchObject({ exitCode: 0, err: left })
    expect(await runCaptured(['certify', own])).toMatchObject({ exitCode: 0, err: left })
    const notes = join(own, 'boardwright.json')
    writeFileSync(notes, '{\n  "version": 1,\n}\n')
    const { err } = await runCaptured(['set', own])
    expect(err).toMatch(/boardwright\.json: warning: .*Line 2, column 15: .*comma/)
    rmSync(own, { recursive: true })
  })

  test('takes other whitespace for what it is, unless the set compares exactly', async () => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-blanks-'))
    writeFileSync(join(own, '1.in'), SAMPLE)
    writeFileSync(join(own, '1.out'), ANSWER.replaceAll('\n', '\r\n'))
    const where =
      'Only whitespace differs. Line 1, column 2: a carriage return (CR) instead of a line ending.'
    const mild = await runCaptured(['set', own])
    expect(mild.exitCode).toBe(0)
    expect(mild.out).toMatch(/ {2}equal except for whitespace {2}/)
    expect(mild.out).toContain(where)
    expect(mild.out).toContain('1 test, no problems\n')
    const [told] = lines((await runCaptured(['set', own, '--json'])).out)
    expect(told).toMatchObject({
      expected: 'blanks',
      blanks: { line: 1, column: 2, expected: 'newline', got: 'return' },
    })
    writeFileSync(join(own, 'boardwright.json'), '{ "version": 1, "compare": "exact" }')
    const strict = await runCaptured(['set', own])
    expect(strict.exitCode).toBe(1)
    expect(strict.out).toMatch(/ {2}WHITESPACE DIFFERS {2}/)
    expect(strict.out).toContain('1 test, 1 with a problem\n')
    writeFileSync(join(own, '1.out'), `\ufeff${ANSWER}`)
    expect((await runCaptured(['set', own])).out).toMatch(/ {2}DIFFERS\b/)
    rmSync(own, { recursive: true })
  })

  test('names answer files of one test that contradict each other, and no others', async () => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-rivals-'))
    for (const name of ['1', '2']) {
      writeFileSync(join(own, `${name}.in`), SAMPLE)
      writeFileSync(join(own, `${name}.ans`), ANSWER)
    }
    writeFileSync(join(own, '1.out'), '7777\n')
    writeFileSync(join(own, '2.out'), ANSWER.replaceAll('\n', '\r\n'))
    const { out, exitCode } = await runCaptured(['set', own])
    expect(exitCode).toBe(1)
    expect(out).toContain('1.ans and 1.out contradict each other.')
    expect(out).not.toContain('2.out')
    expect(out).toContain('2 tests, 2 with a problem (1 only a warning)\n')
    const told = lines((await runCaptured(['set', own, '--json'])).out)
    expect(told).toMatchObject([{ expected: 'equal', rival: '1.out' }, { rival: null }])
    const part = await runCaptured(['set', own, '--shard', '1/1'])
    expect(await runCaptured(['merge', '-'], { stdin: part.out })).toMatchObject({ out, exitCode })
    rmSync(own, { recursive: true })
  })

  test('refuses what is no folder', async () => {
    expect(await runCaptured(['set', join(folder, 'gone')])).toMatchObject({ exitCode: 2, out: '' })
  })
})

test.each(['set', 'coverage', 'certify'])(
  '%s ends with 1 where what is expected of a program contradicts itself, also in parts',
  async (command) => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-odd-'))
    const keep = (groups: object): void => {
      const programs = [{ name: 'p', command: 'sh p.sh', expect: ['OK'], groups }]
      writeFileSync(join(own, 'boardwright.json'), JSON.stringify({ version: 1, programs }))
    }
    mkdirSync(join(own, 'a'))
    writeFileSync(join(own, 'a/1.in'), SAMPLE)
    const part = async (shard: string): Promise<string> =>
      (await runCaptured([command, own, '--shard', shard])).out
    try {
      keep({ a: ['OK'] })
      expect(await runCaptured([command, own])).toMatchObject({ exitCode: 0, err: '' })
      keep({ a: ['WA'] })
      const odd = await runCaptured([command, own])
      expect(odd.exitCode).toBe(1)
      expect(odd.err.match(/contradicts what is expected over all tests/g)).toHaveLength(1)
      const both = (await part('1/2')) + (await part('2/2'))
      const merged = await runCaptured(['merge', '-'], { stdin: both })
      expect(merged).toMatchObject({ exitCode: 1, out: odd.out, err: odd.err })
      writeFileSync(join(own, 'boardwright.json'), '{')
      expect((await runCaptured([command, own])).exitCode).toBe(0)
    } finally {
      rmSync(own, { recursive: true })
    }
  },
)

describe('coverage', () => {
  test('tells misreadings that no test catches first, and where rules and limits are never met', async () => {
    const { out, err, exitCode } = await runCaptured(['coverage', folder])
    expect(exitCode).toBe(1)
    expect(err).toMatch(/^secret\/3\.in:16:1: error: .*\nsecret\/4\.in: error: .*PNG/)
    expect(out).toMatch(/^rockets: 3 tests\n/)
    const [, first] = /first\n {2}\S+ +(.*)\n/.exec(out)!
    expect(first).toMatch(/^NOT CAUGHT/)
    expect(out).toMatch(/number of turns +0 to \d+ +official 1 to 100 +never 1 and 100/)
    expect(out).toMatch(/^Smallest subset that catches as much \(\d\): /m)
  })

  test('tells it as JSON, and fails under a share', async () => {
    const { out } = await runCaptured(['coverage', folder, '--json'])
    const [report] = lines(out)
    const { readings } = rockets.engine
    expect(report).toMatchObject({ game: 'rockets', tests: 3 })
    expect(report!['readings']).toHaveLength(readings.length)
    put('sound/1.in', SAMPLE)
    const sound = join(folder, 'sound')
    const under = await runCaptured(['coverage', sound, '--fail-under', '100'])
    expect(under).toMatchObject({
      exitCode: 1,
      err: expect.stringMatching(
        /^rockets: \d+ of \d+ misreadings caught \(\d+ %\), less than 100 %\n$/,
      ),
    })
    mkdirSync(join(folder, 'none'))
    const none = await runCaptured(['coverage', join(folder, 'none'), '--fail-under', '5'])
    expect(none).toEqual({ exitCode: 1, out: '', err: 'error: no test has an official answer\n' })
    expect((await runCaptured(['coverage', sound, '--fail-under', '5'])).exitCode).toBe(0)
  })

  test('tells what only one test shows, and rules with their titles', async () => {
    put('own/1.in', SAMPLE)
    put('own/2.in', SAMPLE)
    put('own/3.in', '5 5\n1\n1\n0\n1 1\n3 N\n')
    const { out } = await runCaptured(['coverage', join(folder, 'own')])
    const [, own] = out.split('Tests that show what no other test does (1):\n')
    expect(own!.split('\n\n')[0]).toMatch(/^ {2}3\.in +.*number of doors 1$/)
    const { id, title } = rockets.rules.find((rule) => out.includes(`never: ${rule.id} `))!
    expect(out).toContain(`  never: ${id} ${title}\n`)
    put('twice/1.in', SAMPLE)
    put('twice/2.in', SAMPLE)
    const twice = await runCaptured(['coverage', join(folder, 'twice')])
    expect(twice.out).toContain('\nNo test shows anything that no other does\n')
  })

  test('tells apart the rules that no set of official levels shows', async () => {
    const walk = `${'o o o o o o o\n'.repeat(7)}1\n0 0 S\n`
    put('maze/1.in', walk)
    const { out } = await runCaptured(['coverage', join(folder, 'maze')])
    expect(out).toMatch(/^ {2}only with warnings: L6 .* \(never\), L7 .* \(never\)$/m)
    expect(out).not.toMatch(/never: L[67]/)
  })
})
