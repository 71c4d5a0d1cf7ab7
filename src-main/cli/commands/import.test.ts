import { zipSync, type Zippable } from 'fflate'
import { existsSync, readdirSync, symlinkSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { useFolder } from '../../../scripts/unit/use-folder'
import { runCaptured, type CommandResult } from '../testing/captured-io'
import { ANSWER, BROKEN, SAMPLE } from '../testing/level-folder'
import { plainArtist } from '../testing/plain-artist'

const { at: out, put, read } = useFolder()
const run = (...args: string[]): Promise<CommandResult> =>
  runCaptured(args, { artist: plainArtist })
const zip = (name: string, files: Zippable): string => put(name, zipSync(files))
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a set of one’s own', () => {
  const notes = {
    version: 1,
    compare: 'exact',
    limits: { time: 2000, memory: 64 },
    package: { title: 'Mice', author: 'A. Setter', licence: 'cc0' },
    groups: { '': { title: 'All' }, large: { title: 'Large', points: 60, count: 'sum' } },
    tests: { 'large/2.in': { note: 'Blanks at the ends.' } },
    programs: [{ name: 'my model', command: 'model.cpp', flags: '-O1', expect: ['OK'] }],
  }
  beforeEach(() => {
    for (const path of ['set/sample/01.in', 'set/large/2.in', 'set/large/odd/3.rockets']) {
      put(path, SAMPLE)
    }
    put('set/model.cpp', 'int main() {}\n')
    put('set/boardwright.json', JSON.stringify(notes))
  })

  test.each([
    ['legacy', 'kattis', 'mice', []],
    ['2025-09', 'kattis', 'mice.zip', ['--format', '2025-09']],
    ['polygon', 'polygon', 'mice.zip', []],
    ['DMOJ', 'dmoj', 'mice.zip', []],
    ['CMS', 'cms', 'mice.zip', []],
  ])('comes back from a package (%s)', async (_, kind, file, more) => {
    await run('package', out('set'), '--kind', kind, '--out', out(file), ...more)
    const done = await run('import', out(file), '--into', out('back'))
    expect([done.exitCode, done.out]).toEqual([0, `${out('back')}: 3 tests of rockets\n`])
    expect(JSON.parse(read('back/boardwright.json'))).toEqual({
      ...notes,
      programs: [{ ...notes.programs[0], command: 'programs/my-model/model.cpp' }],
    })
    expect(read('back/large/odd/3.rockets')).toBe(read('back/sample/01.in'))
    expect(read('back/large/2.ans')).toBe(ANSWER)
    expect(read('back/programs/my-model/model.cpp')).toBe('int main() {}\n')
    const again = file.replace('mice', 'again/mice')
    await run('package', out('back'), '--kind', kind, '--out', out(again), ...more)
    const names = file.endsWith('zip') ? [''] : ['/problem.yaml', '/data/secret/large/odd-3.desc']
    for (const name of names) expect(read(`${again}${name}`)).toBe(read(`${file}${name}`))
  })
})

describe('a package of somebody else', () => {
  test('gives what a set has a place for, and names the rest with its place', async () => {
    const yaml = [
      'name: {en: Mice, sv: Möss}',
      'license: cc by-sa',
      'type: scoring',
      'keywords: mice',
    ]
    put('p/problem.yaml', [...yaml, 'limits: {memory: 512, code: 64}', ''].join('\n'))
    put('p/.timelimit', '3\n')
    put('p/problem_statement/problem.en.tex', 'x')
    for (const path of ['sample/1', 'secret/group1/a b', 'secret/group1/2']) {
      put(`p/data/${path}.in`, SAMPLE)
      put(`p/data/${path}.ans`, ANSWER)
    }
    put('p/data/secret/group1/2.in', BROKEN)
    const grading = 'on_reject: break\naccept_score: 40\nrange: 0 40\ngrader_flags: min\nodd: 1\n'
    put('p/data/secret/group1/testdata.yaml', grading)
    put('p/data/secret/group1/a b.desc', 'Why it is there.\n')
    put('p/submissions/accepted/fast.py', 'print(1)')
    put('p/submissions/time_limit_exceeded/slow.cpp', 'x')
    put('p/submissions/partially_accepted/half.py', 'x')
    put('p/submissions/wrong_answer/two/a.cpp', 'x')
    put('p/submissions/wrong_answer/two/b.cpp', 'x')
    put('p/submissions/wrong_answer/bad.hs', 'x')
    symlinkSync('/etc/passwd', out('p/data/secret/3.in'))
    const done = await run('import', out('p'), '--into', out('set'), '--json')
    expect(done.exitCode).toBe(1)
    const report = JSON.parse(done.out) as {
      problems: unknown[]
      leftOut: { path: string; line: number }[]
    }
    expect(report).toMatchObject({
      kind: 'kattis',
      game: 'rockets',
      tests: ['sample/1.in', 'secret/group1/2.in', 'secret/group1/a b.in'],
      programs: ['fast', 'half', 'slow'],
      problems: [{ path: 'data/secret/group1/2.in', to: 'secret/group1/2.in' }],
    })
    expect(report.leftOut.map(({ path, line }) => (line ? `${path}:${line}` : path))).toEqual([
      'data/secret/group1/testdata.yaml:5',
      'problem.yaml',
      'problem.yaml:1',
      'problem.yaml:4',
      'problem.yaml:5',
      'problem_statement/problem.en.tex',
      'submissions/partially_accepted/half.py',
      'submissions/wrong_answer/bad.hs',
      'submissions/wrong_answer/two/',
      'data/secret/3.in',
    ])
    expect(done.err).toMatch(/p\/data\/secret\/group1\/2\.in:\d+:\d+: error/)
    expect(done.err).toContain(
      'p/problem.yaml:4:1: warning: left out: a set has no place for “keywords”',
    )
    expect(JSON.parse(read('set/boardwright.json'))).toEqual({
      version: 1,
      limits: { time: 3000, memory: 512 },
      package: { title: 'Mice', licence: 'cc by-sa' },
      groups: { 'secret/group1': { points: 40 } },
      tests: { 'secret/group1/a b.in': { note: 'Why it is there.' } },
      programs: [
        { name: 'fast', command: 'programs/fast/fast.py', expect: ['OK'] },
        { name: 'half', command: 'programs/half/half.py' },
        { name: 'slow', command: 'programs/slow/slow.cpp', expect: ['TLE'] },
      ],
    })
    expect(existsSync(out('set/secret/3.in'))).toBe(false)
  })

  test('may expect something of a program in groups, and have inputs that are to be refused', async () => {
    put('p/problem.yaml', 'problem_format_version: 2025-09\nname: {en: Mice}\nuuid: x\n')
    for (const path of ['sample/1', 'secret/1-easy', 'secret/2-easy', 'secret/group1/1']) {
      put(`p/data/${path}.in`, SAMPLE)
      put(`p/data/${path}.ans`, ANSWER)
    }
    put('p/data/invalid_input/sub/odd name.in', 'x\n')
    put('p/submissions/time_limit_exceeded/solves_easy_cases.py', 'print(1)')
    const lines = [
      'time_limit_exceeded/*.py:',
      '  authors: A. Setter',
      '  sample:',
      '    permitted: [AC]',
      '  secret/*-easy:',
      '    permitted: [AC]',
      '  secret/group1:',
      '    permitted: [AC, TLE]',
      '    required: [TLE]',
      '  secret:',
      '    permitted: [TLE]',
    ]
    put('p/submissions/submissions.yaml', `${lines.join('\n')}\n`)
    const done = await run('import', out('p'), '--into', out('set'), '--json')
    expect(done.exitCode).toBe(0)
    const notes = JSON.parse(read('set/boardwright.json')) as { programs: unknown }
    // The easy ones have no folder of their own, and a set cannot say that all tests fail.
    expect(notes.programs).toEqual([
      {
        name: 'solves_easy_cases',
        command: 'programs/solves_easy_cases/solves_easy_cases.py',
        expect: ['TLE'],
        groups: { sample: ['OK'], 'secret/group1': ['TLE'] },
      },
    ])
    expect(read('set/invalid/sub-odd-name.in')).toBe('x\n')
    const { leftOut } = JSON.parse(done.out) as { leftOut: { path: string; line: number }[] }
    expect(leftOut).toContainEqual(
      expect.objectContaining({ path: 'submissions/submissions.yaml', line: 10 }),
    )
  })

  test('may be an archive of tests alone, of any names', async () => {
    const files = {
      'in/a1.txt': bytes(SAMPLE),
      'out/a1.txt': bytes(ANSWER),
      'readme.md': bytes('x'),
    }
    zip('t.zip', files)
    const names = ['--input', 'in/{name}.txt', '--answer', 'out/{name}.txt']
    const done = await run('import', out('t.zip'), '--into', out('set'), ...names)
    expect([done.exitCode, read('set/a1.in'), read('set/a1.ans')]).toEqual([0, SAMPLE, ANSWER])
    expect(done.err).toContain('readme.md: warning: left out: a set has no place for it')
    zip('n.zip', { 'tests/01': bytes(SAMPLE), 'tests/01.a': bytes(ANSWER) })
    expect((await run('import', out('n.zip'), '--into', out('two'))).exitCode).toBe(0)
    expect(readdirSync(out('two')).sort()).toEqual(['01.ans', '01.in', 'boardwright.json'])
  })

  test.each<[string, Zippable, string]>([
    ['leads out', { '../x.in': bytes(SAMPLE) }, 'a file in a package cannot have this name'],
    ['is absolute', { '/x.in': bytes(SAMPLE) }, 'a file in a package cannot have this name'],
    [
      'has backslashes',
      { 'a\\..\\x.in': bytes(SAMPLE) },
      'a file in a package cannot have this name',
    ],
    [
      'differs in capitals',
      { 'a.in': bytes(SAMPLE), 'A.in': bytes(SAMPLE) },
      'two files named A.in',
    ],
    [
      'is a link',
      { 'a.in': [bytes('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] },
      'is a link',
    ],
    ['is no level', { 'a.in': bytes('hello') }, 'No test in it is a level'],
    ['is not there', { 'a.md': bytes('hello') }, 'There are no tests in it'],
    [
      'says where it stands',
      { 'a/problem.yaml': bytes(''), 'b/problem.xml': bytes('') },
      'several packages: a/, b/',
    ],
  ])('is refused where a file %s, and nothing is written', async (_, files, why) => {
    zip('bad.zip', files)
    const done = await run('import', out('bad.zip'), '--into', out('set'))
    expect([done.exitCode, done.out]).toEqual([1, ''])
    expect(done.err).toContain(why)
    expect(existsSync(out('set'))).toBe(false)
  })

  test('is refused where it grows without measure, is cut, or is no archive', async () => {
    const many = Array.from({ length: 50 }, (_, at) => [`${at}.in`, bytes('a'.repeat(99))] as const)
    const plain = Buffer.from(zipSync(Object.fromEntries(many)))
    const saying = (size: number): Buffer => {
      const told = Buffer.from(plain)
      // Where the list of an archive says how large a file is.
      for (let at = told.indexOf('PK\x01\x02'); at >= 0; at = told.indexOf('PK\x01\x02', at + 1)) {
        told.writeUInt32LE(size, at + 24)
      }
      return told
    }
    put('bomb.zip', saying(12 * 2 ** 20))
    put('liar.zip', saying(9))
    put('cut.zip', plain.subarray(0, 3000))
    put('no.zip', 'PK')
    for (const [name, why] of [
      ['bomb.zip', 'more than 512 MB'],
      ['liar.zip', 'not a ZIP archive, or it is damaged'],
      ['cut.zip', 'not a ZIP archive, or it is damaged'],
      ['no.zip', 'not a ZIP archive, or it is damaged'],
      ['none.zip', 'cannot be read'],
    ]) {
      const done = await run('import', out(name!), '--into', out('set'))
      expect([name, done.exitCode, done.err]).toEqual([name, 1, expect.stringContaining(why!)])
    }
  })

  test('goes into a folder that is new or empty', async () => {
    zip('t.zip', { '1.in': bytes(SAMPLE) })
    put('full/x', 'x')
    const full = await run('import', out('t.zip'), '--into', out('full'))
    expect([full.exitCode, readdirSync(out('full'))]).toEqual([1, ['x']])
    const archive = await run('import', out('t.zip'), '--into', out('a.zip'))
    expect([archive.exitCode, archive.err]).toEqual([2, expect.stringContaining('not an archive')])
    const other = await run('import', out('t.zip'), '--into', out('set'), '--game', 'janken')
    expect(other.exitCode).toBe(1)
    expect(other.err).toMatch(/1\.in:1:3: error/)
  })
})
