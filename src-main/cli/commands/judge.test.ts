import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needing, skipWithoutTool } from '../../../scripts/unit/needs'
import { tries } from '@core/conformance/testing/tries'
import { findInPath } from '../../programs/isolation'
import { judge as judgeLine } from '../judge-schema'
import { runCaptured } from '../testing/captured-io'
import { BROKEN, SAMPLE } from '../testing/level-folder'

let folder = ''
let sources = ''
const hasCompiler = (await findInPath('g++')) !== null

function put(name: string, content: string): string {
  const file = join(sources, name)
  writeFileSync(file, content)
  return file
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
  sources = mkdtempSync(join(tmpdir(), 'boardwright-sources-'))
  writeFileSync(join(folder, '1.in'), SAMPLE)
  writeFileSync(join(folder, '2.in'), '5 5\n1\n1\n0\n1 1\n3 N\n')
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(sources, { recursive: true })
})

/** Prints the answer of the sample for whatever it reads. */
const sample = `sh -c "cat >&2; printf '8\\n8\\n'"`

describe('judge', () => {
  needing('unix')
  test('tells of each program on each test what became of it, and which tests no wrong one fails', async () => {
    const { out, err } = await runCaptured(['judge', folder, '--wrong', sample, '--jobs', '2'])
    expect(err).toBe('')
    expect(out).toMatch(/^1\.in +OK \d+ ms/m)
    expect(out).toMatch(/^2\.in +WA \d+ ms/m)
    expect(out).toMatch(
      /fails on 1 of 2 tests, first on 2\.in with wrong answer \(line 1, column 1\)\.\n/,
    )
    expect(out).toContain('Tests that no wrong program fails: 1.in\n')
  })

  test('says on which test the run under a misreading parts from the official one', async () => {
    const level = readFileSync('src-main/core/games/labyrinth/samples/drift-to-estuary/level.txt')
    const set = mkdtempSync(join(tmpdir(), 'boardwright-parting-'))
    writeFileSync(join(set, '1.in'), level)
    const args = ['answer', 'labyrinth', join(set, '1.in'), '--reading', 'drift-to-estuary']
    const printed = put('printed', (await runCaptured(args)).out)
    const { out } = await runCaptured(['judge', set, '--wrong', `sh -c "cat '${printed}'"`])
    expect(out).toMatch(
      / {4}On 1\.in its run first differs from the official run in turn \d+, \S+, step \d+ \[\w+\]:\n {6}Official rules: .*\n/,
    )
    rmSync(set, { recursive: true })
  })

  test('ends with 1 where a program is not what it is to be, with 0 where all are', async () => {
    expect((await runCaptured(['judge', folder, '--wrong', sample])).exitCode).toBe(0)
    const accepted = await runCaptured(['judge', folder, '--program', sample])
    expect(accepted.exitCode).toBe(1)
    expect(accepted.out).toContain('; expected it to be accepted.\n')
  })

  test('tells each run as a line of JSON, in the order of programs and tests', async () => {
    const crash = 'sh -c "echo oh >&2; kill -SEGV $$"'
    const args = ['judge', folder, '--wrong', sample, '--wrong', crash, '--json']
    const lines = (await runCaptured(args)).out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { test: '1.in', verdict: 'OK', difference: null },
      { test: '2.in', verdict: 'WA', difference: { kind: 'word', line: 1, column: 1 } },
      { test: '1.in', program: crash, verdict: 'RE', signal: 'SIGSEGV', errors: 'oh\n' },
      { test: '2.in', program: crash, verdict: 'RE', code: null },
      { program: sample, isAsExpected: true, verdicts: { OK: 1, WA: 1 } },
      { program: crash, isAsExpected: true, verdicts: { RE: 2 } },
      { idle: [] },
    ])
    for (const line of lines) expect(judgeLine.safeParse(line).success).toBe(true)
  })

  test('accepts other whitespace and says so, and refuses it where the set compares exactly', async () => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
    writeFileSync(join(own, '1.in'), SAMPLE)
    const trail = `sh -c "cat >&2; printf '8 \\n8'"`
    const where = 'Only whitespace differs. Line 1, column 2: a space instead of a line ending.'
    const told = `  On 1 test only whitespace differs, first on 1.in. ${where}\n`
    const mild = await runCaptured(['judge', own, '--program', trail])
    expect(mild.exitCode).toBe(0)
    expect(mild.out).toContain(`: accepted on 1 test.\n${told}`)
    writeFileSync(join(own, 'boardwright.json'), '{ "version": 1, "compare": "exact" }')
    const strict = await runCaptured(['judge', own, '--program', trail])
    expect(strict.exitCode).toBe(1)
    expect(strict.out).toContain('with presentation error (line 1, column 2); expected it')
    expect(strict.out).toContain(told)
    const part = await runCaptured(['judge', own, '--program', trail, '--json', '--shard', '1/1'])
    const merged = await runCaptured(['merge', '-'], { stdin: part.out })
    const [line] = merged.out.split('\n').map((one) => JSON.parse(one || 'null'))
    expect(line).toMatchObject({ verdict: 'PE', difference: { blanks: { got: 'space' } } })
    expect(judgeLine.safeParse(line).success).toBe(true)
    rmSync(own, { recursive: true })
  })

  test('is shared by parts, which are merged to what one run prints but for times and memory', async () => {
    const set = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
    writeFileSync(join(set, '1.in'), SAMPLE)
    writeFileSync(join(set, '2.in'), '5 5\n1\n1\n0\n1 1\n3 N\n')
    writeFileSync(join(set, '3.in'), BROKEN)
    writeFileSync(join(set, '4.in'), SAMPLE)
    const broken = hasCompiler ? ['--program', put('bad.cpp', 'int main() { return no; }\n')] : []
    const asked = ['judge', set, '--wrong', sample, ...broken, '--wrong', 'false']
    const measured = (text: string): string =>
      text
        .replace(/\d+ ms( \d+ MB)?/g, 'some ms')
        .replace(/ +/g, ' ')
        .replace(/"(wall|cpu|memory)":\w+/g, '"$1":0')
        // Temporary files of a compiler that links.
        .replace(/\/tmp\/cc\w+/g, 'cc')
    for (const args of [asked, [...asked, '--json']]) {
      const { out, err, exitCode } = await runCaptured(args)
      for (const of of [3, 9, 1].slice(0, tries(1, 3))) {
        let parts = ''
        for (let part = of; part >= 1; part--)
          parts += (await runCaptured([...args, '--shard', `${part}/${of}`])).out
        const merged = await runCaptured(['merge', '-'], { stdin: parts })
        expect(measured(merged.out)).toBe(measured(out))
        expect(merged).toMatchObject({ err, exitCode })
      }
    }
    rmSync(set, { recursive: true })
  })

  test('is shared by parts also where its compiler gets flags, and these are of the run', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const set = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
    writeFileSync(join(set, '1.in'), SAMPLE)
    const asked = ['judge', set, '--wrong', put('none.cpp', 'int main() {}\n')]
    const part = async (flags: string, number: string): Promise<string> =>
      (await runCaptured([...asked, `--flags=${flags}`, '--shard', number])).out
    const first = await part('-O1', '1/2')
    const merged = await runCaptured(['merge', '-'], { stdin: first + (await part('-O1', '2/2')) })
    expect(merged).toMatchObject({ exitCode: 0, err: '' })
    expect(merged.out).toContain('fails on 1 of 1 test')
    const mixed = await runCaptured(['merge', '-'], { stdin: first + (await part('-O2', '2/2')) })
    expect(mixed.exitCode).toBe(2)
    rmSync(set, { recursive: true })
  })

  test('keeps a run to its time', async () => {
    const { out } = await runCaptured([
      'judge',
      folder,
      '--wrong',
      'sh -c "while :; do :; done"',
      '--time',
      '100',
    ])
    expect(out).toMatch(/fails on 2 of 2 tests, first on 1\.in with time limit exceeded\.\n/)
  })

  test('keeps a run to the limits of the set, unless others are asked for', async () => {
    const set = mkdtempSync(join(tmpdir(), 'boardwright-limits-'))
    copyFileSync(join(folder, '1.in'), join(set, '1.in'))
    const notes = { version: 1, limits: { time: 100, memory: 256 } }
    writeFileSync(join(set, 'boardwright.json'), JSON.stringify(notes))
    // Some 300 ms of work.
    const slow = `node -e "const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end); console.log('8\\n8')"`
    const command = ['judge', set, '--program', slow]
    expect((await runCaptured(command)).out).toContain('TLE')
    expect((await runCaptured([...command, '--time', '20000'])).out).not.toContain('TLE')
    rmSync(set, { recursive: true })
  })

  test('compiles a source file, and tells what the compiler said', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const right = put(
      'right.cpp',
      '#include <cstdio>\nint main(int n, char **words) { for (int at = 1; at < n; at++) puts(words[at]); }\n',
    )
    const words = `"${right}" 8 8`
    const done = await runCaptured(['judge', folder, '--wrong', words])
    expect(done.out).toMatch(/^1\.in +OK/m)
    const broken = put('broken.cpp', 'int main() { return nothing; }\n')
    const failed = await runCaptured(['judge', folder, '--program', broken])
    expect(failed).toMatchObject({ exitCode: 1 })
    expect(failed.out).toMatch(/compilation error; expected it to be accepted\.\n[^]*nothing/)
    const stressed = await runCaptured(['stress', 'rockets', '--seed', '1', '--program', broken])
    expect(stressed).toMatchObject({ exitCode: 2, out: '' })
    expect(stressed.err).toMatch(/^error: .*broken\.cpp does not compile:\n[^]*\n[^]*nothing/)
    const json = await runCaptured(['judge', folder, '--program', broken, '--json'])
    expect(
      json.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { test: null, verdict: 'CE' },
      { expected: ['OK'], isAsExpected: false, verdicts: { CE: 1 } },
    ])
  })

  test.each([
    [[], 'no program is given, and'],
    [['--trust'], 'lists none; see --program'],
    [['--program', ''], 'must not be empty'],
    [['--program', '"a'], 'is not closed'],
    [['--program', 'no-such-program-here x'], 'There is no program no-such-program-here'],
    [['--program', './missing'], 'There is no file ./missing'],
    [['--program', 'true', '--time', '0'], 'whole number'],
  ])('refuses %j', async (args, message) => {
    const { exitCode, err } = await runCaptured(['judge', folder, ...args])
    expect(exitCode).toBe(2)
    expect(err).toContain(message)
  })

  test('gives compilers the flags that were asked for or are kept, and builds checks in', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const own = mkdtempSync(join(tmpdir(), 'boardwright-flags-'))
    copyFileSync(join(folder, '1.in'), join(own, '1.in'))
    const source = join(own, 'eights.cpp')
    const over = 'int *a = new int[3]; volatile int at = 3; a[at] = 1;'
    writeFileSync(
      source,
      `#include <cstdio>\nint main() {\n#ifdef EIGHTS\nputs("8\\n8");\n#endif\n${over} }\n`,
    )
    const args = ['judge', own, '--program', source]
    expect((await runCaptured(args)).out).toContain('WA')
    const flags = await runCaptured([...args, '--flags', '-DEIGHTS -O1'])
    expect(flags.out).toMatch(/^1\.in +OK/m)
    const checked = await runCaptured([...args, '--flags', '-DEIGHTS', '--sanitize'])
    expect(checked.out).toMatch(/^1\.in +RE/m)
    expect(checked.out).toMatch(/eights\.cpp:\d+.*(runtime error|Sanitizer)|Sanitizer.*eights\.cpp/)
    const script = await runCaptured(['judge', own, '--program', sample, '--flags', '-O3'])
    expect(script).toMatchObject({ exitCode: 2, err: expect.stringContaining('"-O3" is for a') })
    const programs = [{ name: 'kept', command: './eights.cpp', flags: '-DEIGHTS' }]
    writeFileSync(join(own, 'boardwright.json'), JSON.stringify({ version: 1, programs }))
    expect((await runCaptured(['judge', own])).err).toContain('kept: ./eights.cpp  [-DEIGHTS]\n')
    expect((await runCaptured(['judge', own, '--trust'])).out).toMatch(/^1\.in +OK/m)
    rmSync(own, { recursive: true })
  })

  test('tells a test without an answer, and does not count as met', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
    writeFileSync(join(broken, '1.in'), SAMPLE)
    writeFileSync(join(broken, '2.in'), BROKEN)
    const { exitCode, err, out } = await runCaptured(['judge', broken, '--program', sample])
    rmSync(broken, { recursive: true })
    expect(exitCode).toBe(1)
    expect(err).toContain('2.in:16')
    expect(out).toContain('accepted on 1 test.\n')
  })

  test('judges the programs that the folder keeps by what is expected of each, if they are trusted', async () => {
    const own = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
    writeFileSync(join(own, '1.in'), SAMPLE)
    writeFileSync(join(own, '2.in'), '5 5\n1\n1\n0\n1 1\n3 N\n')
    writeFileSync(join(own, 'eights.sh'), 'cat >/dev/null; printf "8\\n8\\n"')
    const keep = (programs: unknown): void =>
      writeFileSync(join(own, 'boardwright.json'), JSON.stringify({ version: 1, programs }))
    keep([
      { name: 'eights', command: 'sh eights.sh', expect: ['WA', 'TLE'] },
      { name: 'crash', command: 'sh -c "exit 3"' },
      { name: 'hidden', command: 'sh eights.sh \u001b[2J' },
    ])
    const refused = await runCaptured(['judge', own])
    expect(refused).toMatchObject({ exitCode: 2, out: '' })
    expect(refused.err).toBe(
      [
        'eights: sh eights.sh',
        'crash: sh -c "exit 3"',
        'hidden: sh eights.sh \\u001b[2J',
        'error: these commands come from the folder; add --trust to run them\n',
      ].join('\n'),
    )
    const judged = await runCaptured(['judge', own, '--trust'])
    expect(judged).toMatchObject({ exitCode: 0, err: '' })
    expect(judged.out).toMatch(/^test +eights +crash +hidden\n1\.in +OK .*RE/)
    expect(judged.out).toMatch(
      /\ncrash: fails on 2 of 2 tests, first on 1\.in with runtime error \(exit code 3\)\.\n/,
    )
    expect(judged.out).toContain('Tests that no wrong program fails: 1.in\n')
    keep([{ name: 'eights', command: 'sh eights.sh', expect: ['TLE', 'OK'] }])
    const missed = await runCaptured(['judge', own, '--trust'])
    expect(missed.exitCode).toBe(1)
    expect(missed.out).toContain('; expected it to be accepted or get time limit exceeded.\n')
    const json = await runCaptured(['judge', own, '--trust', '--json'])
    expect(JSON.parse(json.out.split('\n')[0]!)).toMatchObject({ program: 'eights', verdict: 'OK' })
    keep([{ name: 'eights', command: 1 }])
    const broken = await runCaptured(['judge', own, '--trust'])
    expect(broken).toMatchObject({ exitCode: 2 })
    expect(broken.err).toContain('Line 1, column 43: programs › 0 › command')
    rmSync(own, { recursive: true })
  })
})
