import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needing } from '../../../scripts/unit/needs'
import { tries } from '@core/conformance/testing/tries'
import { runCaptured } from '../testing/captured-io'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-stress-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Counts the lines of what it reads, and says something else from a number of them on. */
function lines(from: number, otherwise: string): string {
  const file = join(folder, `lines-${from}.sh`)
  writeFileSync(
    file,
    `n=0\nwhile read line; do n=$((n + 1)); done\nif [ $n -ge ${from} ]; then ${otherwise}; else echo $n; fi\n`,
  )
  return `sh ${file}`
}

describe('stress', () => {
  needing('unix')
  test('finds a level on which two programs differ, and makes it small; the same again with the same seed', async () => {
    const args = ['stress', 'janken', '--seed', '3', '--tries', '200']
    const programs = ['--program', lines(14, 'echo many'), '--against', lines(1000, ':')]
    const first = await runCaptured([...args, ...programs, '--jobs', '2'])
    expect(first.exitCode).toBe(1)
    expect(first.err).toMatch(/fails on level \d+ of seed 3: wrong answer\. Shrunk level:\n$/)
    // Nothing more can go: any less and both say the same.
    const size = first.out.trimEnd().split('\n').length
    expect(size).toBeGreaterThanOrEqual(14)
    const again = await runCaptured([...args, ...programs, '--jobs', '1'])
    expect(again.out).toBe(first.out)
    const checked = await runCaptured(['check', 'janken', '-'], { stdin: first.out })
    expect(checked.exitCode).toBe(0)
  })

  test('is shared by parts, which are merged to the very bytes of one run', async () => {
    const args = ['stress', 'janken', '--seed', '3', '--tries', String(tries(20, 60))]
    const fails = [...args, '--program', lines(14, 'echo many'), '--against', lines(1000, ':')]
    const stands = [...args, '--program', lines(1000, ':'), '--against', lines(1000, ':')]
    for (const asked of [fails, stands]) {
      const whole = await runCaptured(asked)
      for (const of of [1, 3]) {
        const parts: string[] = []
        for (let part = of; part >= 1; part--) {
          const { out, err, exitCode } = await runCaptured([...asked, '--shard', `${part}/${of}`])
          expect({ err, exitCode }).toEqual({ err: '', exitCode: 0 })
          parts.push(out)
        }
        expect(await runCaptured(['merge', '-'], { stdin: parts.join('') })).toEqual(whole)
      }
    }
    const other = await runCaptured([...stands, '--shard', '1/2'])
    const one = await runCaptured([...fails, '--shard', '2/2'])
    const mixed = await runCaptured(['merge', '-'], { stdin: other.out + one.out })
    expect(mixed).toMatchObject({ exitCode: 2, err: expect.stringContaining('a different run') })
  })

  test('keeps what it found as a test with a note, also of parts', async () => {
    const set = join(folder, 'set')
    const program = lines(1, 'echo none')
    const asked = ['stress', 'rockets', '--seed', '1', '--program', program]
    const kept = await runCaptured([...asked, '--into', set])
    expect(kept).toMatchObject({ exitCode: 1, out: '' })
    const part = await runCaptured([...asked, '--shard', '1/1'])
    await runCaptured(['merge', '-', '--into', set], { stdin: part.out })
    const [first, second] = readdirSync(set).filter((name) => name.startsWith('stress-1-'))
    expect(readFileSync(join(set, second!), 'utf8')).toBe(readFileSync(join(set, first!), 'utf8'))
    const { tests } = JSON.parse(readFileSync(join(set, 'boardwright.json'), 'utf8'))
    expect(tests[first!].note).toMatch(
      /lines-1\.sh fails: wrong answer\. Found as level \d+ with seed 1\.$/,
    )
    expect(tests[second!]).toEqual(tests[first!])
    const near = [...asked, '--near', set, '--near-only', '--tries', '4']
    expect((await runCaptured(near)).err).toMatch(/fails on level \d of seed 1: wrong answer/)
  })

  test('names the program that is compared with where it is that one which fails', async () => {
    const crash = ['--program', lines(1000, ':'), '--against', lines(1, 'kill -SEGV $$')]
    const { err } = await runCaptured(['stress', 'rockets', '--seed', '1', ...crash])
    expect(err).toMatch(/lines-1\.sh fails on level 1 of seed 1: runtime error/)
  })

  test('keeps to the way a program fails', async () => {
    const crash = lines(1, 'kill -SEGV $$')
    const args = ['stress', 'rockets', '--seed', '1', '--program', crash]
    const { out, err, exitCode } = await runCaptured([...args, '--out', join(folder, 'small.in')])
    expect({ out, exitCode }).toEqual({ out: '', exitCode: 1 })
    expect(err).toContain('runtime error')
    const answer = await runCaptured(['answer', 'rockets', join(folder, 'small.in')])
    expect(answer.exitCode).toBe(0)
  })

  test('explains what a program prints for the level that it found', async () => {
    const { err } = await runCaptured([
      'stress',
      'rockets',
      '--seed',
      '1',
      '--program',
      lines(1, 'echo none'),
    ])
    expect(err).toMatch(/Wrong answer at line 1, column 1: expected \d+, found none\.\n/)
  })

  test('says when a program stands all levels', async () => {
    const same = ['--program', lines(1000, ':'), '--against', lines(1000, ':')]
    const done = await runCaptured(['stress', 'rockets', '--seed', '1', '--tries', '20', ...same])
    expect(done).toMatchObject({
      exitCode: 0,
      out: '',
      err: expect.stringMatching(/passed all 20 levels/),
    })
  })

  test.each([
    [[], 'no program is given'],
    [['--program', 'true', '--program', 'true'], 'give --program only once'],
    [['--program', 'true', '--near', 'docs'], 'there is no level of rockets'],
    [['--program', 'true', '--near-only'], '--near-only needs --near'],
    [['--program', 'true', '--into', 'package.json'], 'package.json: '],
  ])('refuses %j', async (args, message) => {
    const { exitCode, err } = await runCaptured(['stress', 'rockets', '--seed', '1', ...args])
    expect(exitCode).toBe(2)
    expect(err).toContain(message)
  })
})
