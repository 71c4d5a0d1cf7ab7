import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { needing, skipWithoutTool } from '../../../scripts/unit/needs'
import { findInPath } from '../../programs/isolation'
import { hostile } from '../../programs/testing/hostile'
import { runCaptured } from '../testing/captured-io'
import { ANSWER, SAMPLE } from '../testing/level-folder'

const python = await findInPath('python3')
const hasBwrap = (await findInPath('bwrap')) !== null
const hasCompiler = (await findInPath('g++')) !== null
const commandOf = (name: string, ...words: string[]): string =>
  hostile(python ?? 'python3', name, ...words)
    .map((word) => `'${word}'`)
    .join(' ')

const CONFIG = 'src-main/core/games/progers/samples/statement-config/level.txt'
const PIPES = commandOf('pipes-for-files.py')
const DEEP = commandOf('deep.py')

describe('hostile programs', () => {
  needing('unix')
  let folder = ''
  let set = ''
  let place = ''
  let files: Record<string, string> = {}
  const held = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(set).map((name) => [name, readFileSync(join(set, name), 'utf8')]),
    )

  beforeEach((context) => {
    skipWithoutTool(context, 'python3', python !== null)
    folder = mkdtempSync(join(tmpdir(), 'boardwright-hostile-'))
    set = join(folder, 'set')
    place = join(folder, 'place')
    for (const one of [set, place]) mkdirSync(one)
    for (const name of ['1', '2']) {
      writeFileSync(join(set, `${name}.in`), SAMPLE)
      writeFileSync(join(set, `${name}.ans`), ANSWER)
    }
    files = held()
    vi.stubEnv('TMPDIR', place)
  })
  // Nothing is left behind, and what is the user's is as it was.
  afterEach(() => {
    vi.unstubAllEnvs()
    if (folder === '') return
    expect(readdirSync(place)).toEqual([])
    expect(held()).toEqual(files)
    rmSync(folder, { recursive: true })
  })

  test('get a verdict each in judge, and the others go on', async () => {
    const right = `sh -c "printf '8\\n8\\n'"`
    const all = [PIPES, DEEP, commandOf('answer-beside.py'), commandOf('writes-input.py'), right]
    const args = ['judge', set, '--json', '--jobs', '1', '--time', '60000']
    const { out, err } = await runCaptured([...args, ...all.flatMap((one) => ['--program', one])])
    const runs = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ test }) => test !== undefined)
    expect(runs.map(({ program, verdict }) => [program, verdict])).toEqual(
      all.flatMap((program) => {
        const verdict = program === right ? 'OK' : program.includes('beside') ? 'RE' : 'WA'
        return [
          [program, verdict],
          [program, verdict],
        ]
      }),
    )
    expect(err).toBe('')
  })

  test('find no answer where files are hidden from them, and others compile and run there', async (context) => {
    skipWithoutTool(context, 'bwrap', hasBwrap)
    skipWithoutTool(context, 'g++', hasCompiler)
    const put = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const right = put('right.cpp', '#include <cstdio>\nint main() { puts("8\\n8"); }\n')
    const answer = join(set, '1.ans')
    const including = put(
      'thief.cpp',
      `const char all[] = {\n#include "${answer}"\n};\nint main() {}\n`,
    )
    const reading = put('thief.py', `print(open('${answer}').read())\n`)
    const args = ['judge', set, '--json', '--jobs', '1', '--time', '60000']
    const programs = [right, including, reading].flatMap((one) => ['--program', one])
    const verdicts = (out: string): unknown[] =>
      out
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { verdicts?: unknown }).verdicts)
        .filter((one) => one !== undefined)
    const open = await runCaptured([...args, ...programs])
    expect(verdicts(open.out)).toMatchObject([{ OK: 2 }, { CE: 1 }, { OK: 2 }])
    const closed = await runCaptured([...args, ...programs, '--isolate'])
    context.skip(closed.exitCode === 2, 'bwrap does not work here: let it make user namespaces.')
    expect(verdicts(closed.out)).toMatchObject([{ OK: 2 }, { CE: 1 }, { RE: 2 }])
    expect(closed.out).toContain('1.ans: No such file')
  })

  test('fail in stress as others do', async () => {
    const args = ['stress', 'rockets', '--program', PIPES, '--seed', '1', '--tries', '3']
    const { exitCode, err } = await runCaptured([...args, '--jobs', '1', '--time', '60000'])
    expect(err).toContain(' fails on level 1 of seed 1: wrong answer. Shrunk level:\n')
    expect(exitCode).toBe(1)
  })

  test('lose a match, and no match of others by what they leave', async () => {
    const game = ['match', 'progers', CONFIG, '--seed', '7', '--time', '60000']
    const one = await runCaptured([...game, '--players', `cmd:${DEEP},random`])
    expect(one.err).toMatch(/turn 1.*done/)
    const arena = ['arena', 'progers', '--seed', '1', '--games', '2', '--jobs', '1']
    const all = await runCaptured([...arena, '--players', `cmd:${DEEP},random`])
    expect(all.exitCode).toBe(0)
    expect(all.out).toMatch(/^random/m)
    expect(all.err).not.toContain('internal error')
  })
})
