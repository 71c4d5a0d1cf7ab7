import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tries } from '@core/conformance/testing/tries'
import { runCaptured, type CommandResult } from '../testing/captured-io'
import { ANSWER, BROKEN, SAMPLE } from '../testing/level-folder'
import { rangeOf } from './shard'

let folder = ''
const at = (name: string): string => join(folder, name)
const put = (name: string, content: string | Uint8Array): string => {
  writeFileSync(at(name), content)
  return at(name)
}

const SMALL = '5 5\n1\n1\n0\n1 1\n3 N\n'
const names = ['1.in', '2.in', '3.in', '4.in', '10.in', '11.in', '12.in'] as const

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-shards-'))
  for (const below of ['set', 'whole', 'parts']) mkdirSync(at(below))
  put('set/1.in', SAMPLE)
  put('set/1.ans', ANSWER)
  put('set/2.in', SMALL)
  put('set/2.ans', '9\n')
  put('set/3.in', BROKEN)
  put('set/4.in', Buffer.from('89504e470d0a1a0a', 'hex'))
  put('set/10.in', 'once upon a time')
  put('set/11.in', SMALL.replace('3 N', '2 N'))
  put('set/12.in', '')
  put('set/boardwright.json', '{"version":1,"tests":{"2.in":{"note":"found with seed 4"}}}')
})
beforeAll(() => {
  mkdirSync(at('noted'))
  put('noted/1.in', SAMPLE)
  put('noted/boardwright.json', '{"version":1,')
})
afterAll(() => rmSync(folder, { recursive: true }))

const files = (): string[] => [...names.map((name) => at(`set/${name}`)), at('set/gone.in')]

/** Runs that can be shared, and how many parts at most. */
const runs: readonly (readonly [name: string, args: () => string[], most: number])[] = [
  ['set', () => ['set', at('set')], 12],
  ['set --json', () => ['set', at('set'), '--json'], 12],
  ['coverage', () => ['coverage', at('set'), '--fail-under', '5'], 12],
  ['coverage --json', () => ['coverage', at('set'), '--json'], 12],
  ['certify', () => ['certify', at('set')], 12],
  ['certify as a page', () => ['certify', at('set'), '--form', 'html'], 12],
  ['certify with notes that cannot be read', () => ['certify', at('noted')], 2],
  ['answer', () => ['answer', 'auto', ...files()], 12],
  ['answer of one file', () => ['answer', 'rockets', at('set/1.in')], 3],
  [
    'answer under a misreading',
    () => ['answer', 'rockets', ...files(), '--reading', 'tenth-overall'],
    12,
  ],
  [
    'find',
    () => [
      ...['find', 'janken', '--catches', 'friends-block', '--alone', '--seed', '2'],
      ...['--tries', '64', '--starts', '6', '--json'],
    ],
    6,
  ],
  [
    'find without a level',
    () => [
      ...['find', 'janken', '--answer-has', 'x', '--seed', '2', '--tries', '64', '--starts', '3'],
    ],
    3,
  ],
]

const done = new Map<string, Promise<CommandResult>>()

/** Runs a command line once. */
function once(args: readonly string[]): Promise<CommandResult> {
  const key = args.join('\0')
  const held = done.get(key) ?? runCaptured(args)
  done.set(key, held)
  return held
}

async function shardOf(args: readonly string[], number: number, of: number): Promise<string> {
  const { out, err, exitCode } = await once([...args, '--shard', `${number}/${of}`])
  expect({ err, exitCode }).toEqual({ err: '', exitCode: 0 })
  return out
}

describe('shards of a run', () => {
  test('are stretches without gap or overlap, of nearly the same length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(200), (of, tasks) => {
        const ranges = Array.from({ length: of }, (_, i) => rangeOf({ number: i + 1, of }, tasks))
        let next = 0
        for (const { from, to } of ranges) {
          expect(from).toBe(next)
          expect([0, 1]).toContain(to - from - Math.floor(tasks / of))
          next = to
        }
        expect(next).toBe(tasks)
      }),
      { seed: 1 },
    )
  })

  test.each(runs)('of %s are merged to the very bytes of one run', async (_, argsOf, most) => {
    const args = argsOf()
    const whole = await once(args)
    const shared = fc.integer({ min: 1, max: most }).chain((of) =>
      fc.record({
        // Shards in any order, each in its own file or several in one.
        order: fc.shuffledSubarray(
          Array.from({ length: of }, (_number, i) => i + 1),
          { minLength: of },
        ),
        filled: fc.integer({ min: 1, max: of }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(shared, async ({ order, filled }) => {
        const texts = await Promise.all(order.map((one) => shardOf(args, one, order.length)))
        const parts: string[] = []
        for (let from = 0; from < texts.length; from += filled)
          parts.push(put(`part-${parts.length}`, texts.slice(from, from + filled).join('')))
        expect(await runCaptured(['merge', ...parts])).toEqual(whole)
      }),
      { numRuns: tries(6, 60), seed: 1 },
    )
  })

  test('write the files of one run, too', async () => {
    const args = ['answer', 'auto', ...files()]
    const texts = await Promise.all([1, 2, 3].map((one) => shardOf(args, one, 3)))
    const merged = await runCaptured(['merge', '-', '--into', at('parts')], {
      stdin: texts.join(''),
    })
    expect(merged).toEqual(await runCaptured([...args, '--into', at('whole')]))
    const held = (name: string): string[][] =>
      readdirSync(at(name)).map((file) => [file, readFileSync(join(at(name), file), 'utf8')])
    expect(held('parts')).toEqual(held('whole'))
    expect(held('parts')).toHaveLength(3)
    const searching = runs.find(([name]) => name === 'find')![1]()
    put('found', (await shardOf(searching, 1, 2)) + (await shardOf(searching, 2, 2)))
    await runCaptured(['merge', at('found'), '--out', at('found.in')])
    await runCaptured([...searching, '--out', at('alone.in')])
    put('worth', await shardOf(['certify', at('set')], 1, 1))
    await runCaptured(['merge', at('worth'), '--out', at('parts.html')])
    await runCaptured(['certify', at('set'), '--out', at('whole.html')])
    expect(readFileSync(at('parts.html'))).toEqual(readFileSync(at('whole.html')))
    expect(readFileSync(at('found.in'))).toEqual(readFileSync(at('alone.in')))
  })
})

describe('merge refuses', () => {
  const args = (): string[] => ['coverage', at('set')]

  async function refusal(...parts: readonly string[]): Promise<string> {
    const names = parts.map((text, i) => put(`p${i}`, text))
    const { out, err, exitCode } = await runCaptured(['merge', ...names])
    expect({ out, exitCode }).toEqual({ out: '', exitCode: 2 })
    return err.replaceAll(`${folder}/`, '')
  }

  test('missing and double shards', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map((i) => shardOf(args(), i, 3)))
    expect(await refusal(one!, three!)).toBe('error: 2/3 is missing; run with --shard again\n')
    expect(await refusal(two!)).toContain('1/3, 3/3 are missing')
    expect(await refusal(one!, two!, three!, two!)).toBe('error: shard 2/3 from p1 is also in p3\n')
  })

  test('shards of different runs', async () => {
    const one = await shardOf(args(), 1, 2)
    const two = await shardOf(args(), 2, 2)
    const refused = (other: readonly string[], of = 2) =>
      shardOf(other, 2, of).then((text) => refusal(one, text))
    expect(await refused(args(), 3)).toContain(
      'belongs to a different run than shard 1/2 in p0: of 3 shards',
    )
    expect(await refused([...args(), '--json'])).toContain('json true, not false')
    expect(await refused(['set', at('set')])).toContain('command "set", not "coverage"')
    mkdirSync(at('other'))
    put('other/1.in', SAMPLE)
    expect(await refused(['coverage', at('other')])).toContain('1 tasks, not 7')
    put('set/2.in', `${SMALL} `)
    const changed = (await runCaptured([...args(), '--shard', '2/2'])).out
    put('set/2.in', SMALL)
    expect(await refusal(one, changed)).toContain('its input files have other names or contents')
    expect(
      await refusal(one, two.replace(/"boardwright":"[^"]*"/, '"boardwright":"0.0.1"')),
    ).toContain('version 0.0.1, not ')
    expect(await refusal(one.replace(/"boardwright":"[^"]*"/, '"boardwright":"0.0.1"'))).toContain(
      'merge with the same version',
    )
    const search = (seed: string) => [
      ...['find', 'janken', '--answer-has', 'x', '--tries', '64', '--starts', '2', '--seed', seed],
    ]
    const [first, second] = await Promise.all([
      shardOf(search('2'), 1, 2),
      shardOf(search('3'), 2, 2),
    ])
    expect(await refusal(first, second)).toContain('seed 3, not 2')
  })

  test('what is cut short at any place, or no shard at all', async () => {
    const one = await shardOf(args(), 1, 2)
    const two = await shardOf(args(), 2, 2)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: two.length - 2 }), async (length) => {
        const told = await refusal(one, two.slice(0, length))
        expect(told).toMatch(
          /^error: p1:\d+: (shard 2\/2 is |this is not the output of a --shard run)/,
        )
      }),
      { numRuns: tries(20, 200), seed: 1 },
    )
    const lines = two.split('\n')
    expect(await refusal(one, lines.toSpliced(1, 1).join('\n'))).toContain(
      'should have results 3 to 6, found 3; run it again',
    )
    expect(await refusal(one, lines.slice(1).join('\n'))).toContain(
      'first line of a shard is missing',
    )
    expect(await refusal(SAMPLE)).toBe('error: p0:1: this is not the output of a --shard run\n')
    expect(await refusal('{"boardwright":"9.1.0","of":2}\n')).toContain(', but by 9.1.0; see')
    expect(await refusal('\n')).toContain('the file is empty')
    const gone = await runCaptured(['merge', at('gone')])
    expect(gone).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be read') })
    put('one', one + two)
    const into = await runCaptured(['merge', at('one'), '--into', at('x')])
    expect(into).toMatchObject({ exitCode: 2, err: expect.stringContaining('shards of coverage') })
  })
})

test('--shard takes what makes sense', async () => {
  for (const strange of ['0/2', '3/2', '2', '1/0', 'a/b', '1/2/3', '1/999999']) {
    const { exitCode, err } = await runCaptured(['set', at('set'), '--shard', strange])
    expect({ strange, exitCode }).toEqual({ strange, exitCode: 2 })
    expect(err).toContain('Expected I/N')
  }
  const into = await runCaptured([
    ...['answer', 'auto', at('set/1.in'), '--shard', '1/2', '--into', at('x')],
  ])
  expect(into).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be used') })
  const stdin = await runCaptured(['answer', 'auto', '-', '--shard', '1/2'])
  expect(stdin).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot be shared') })
  const starts = await runCaptured([
    ...['find', 'janken', '--answer-has', 'x', '--seed', '1', '--shard', '1/2'],
  ])
  expect(starts).toMatchObject({ exitCode: 2, err: expect.stringContaining('see --starts') })
})
