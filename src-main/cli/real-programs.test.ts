import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tries } from '@core/conformance/testing/tries'
import { hasTool, needing, skipWithoutTool } from '../../scripts/unit/needs'
import { builtOnce } from '../programs/testing/built-once'
import type { JudgeReport } from './judge-schema'
import { runCaptured } from './testing/captured-io'

const solutions = join(import.meta.dirname, '../programs/testing/solutions')
const samples = join(import.meta.dirname, '../core/games/labyrinth/samples')
/** Those that the solutions of labyrinth can have; a sample of each name catches it. */
const misreadings = [
  'no-upstream-exception',
  'no-downstream-exception',
  'always-shift',
  'bump-writes-w',
  'bump-writes-nothing',
  'last-cave-stays',
  'cave-stays',
  'start-counts',
] as const

let folder = ''
let tests = ''
let single = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-real-'))
  tests = join(folder, 'tests')
  mkdirSync(tests)
  for (const name of misreadings)
    copyFileSync(join(samples, name, 'level.txt'), join(tests, `${name}.txt`))
  single = join(folder, 'single')
  mkdirSync(single)
  copyFileSync(join(samples, 'start-counts', 'level.txt'), join(single, '1.txt'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const kinds = await Promise.all(
  (
    [
      ['C++', 'g++'],
      ['Python', 'python3'],
    ] as const
  ).map(async ([language, tool]) => ({ language, tool, isHere: await hasTool(tool) })),
)

/** The command of a program. */
async function commandOf(language: string, name: string): Promise<string> {
  if (language === 'Python') return `python3 ${join(solutions, `${name}.py`)}`
  const source = join(solutions, `${name}.cpp`)
  const built = await builtOnce(['g++', '-O1'], source, async (fresh) => {
    await promisify(execFile)('g++', ['-O1', '-o', join(fresh, name), source])
    return true
  })
  // The name of a checkout may hold blanks, that of this folder does not.
  await copyFile(join(built!, name), join(folder, name))
  return join(folder, name)
}

/** What is said of each run of some programs on the one test of a folder. */
async function runsOn(single: string, ...args: string[]): Promise<RunReport[]> {
  const { out } = await runCaptured(['judge', single, ...args, '--json'])
  const lines = out.trimEnd().split('\n')
  return lines.flatMap((line) => {
    const report = JSON.parse(line) as JudgeReport
    return 'test' in report ? report : []
  })
}
type RunReport = Extract<JudgeReport, { test: unknown }>

for (const { language, tool, isHere } of kinds) {
  describe(`real programs in ${language}`, () => {
    needing('unix')
    beforeEach((context) => skipWithoutTool(context, tool, isHere))
    test('are accepted where they are right, and each misreading is named by what it prints', async () => {
      const right = await commandOf(language, 'labyrinth')
      // An interpreter takes a while to start.
      const planted = misreadings.slice(0, tries(language === 'C++' ? 4 : 2, 8))
      const wrong = planted.flatMap((id) => ['--wrong', `${right} ${id}`])
      const { out, err, exitCode } = await runCaptured([
        'judge',
        tests,
        '--program',
        right,
        ...wrong,
      ])
      expect({ err, exitCode }).toEqual({ err: '', exitCode: 0 })
      expect(out).toContain('labyrinth')
      for (const id of planted)
        expect(out).toMatch(
          new RegExp(
            `${id}: fails on \\d of 8 tests, first on \\S+ with wrong answer.*\\n.*all 8 outputs.*\\n(    .*\\n)*    ${id}: `,
          ),
        )
      expect(out).toMatch(/labyrinth(\.py)?: accepted on 8 tests\.\n/)
    })

    test('are stressed to a small level on which the misreading shows', async () => {
      const right = await commandOf(language, 'labyrinth')
      for (const id of misreadings.slice(0, tries(1, 8))) {
        const asked = [
          'stress',
          'labyrinth',
          '--seed',
          '7',
          '--any-limits',
          '--program',
          `${right} ${id}`,
        ]
        const { out, err, exitCode } = await runCaptured(asked)
        expect({ id, exitCode }).toEqual({ id, exitCode: 1 })
        expect(err).toContain(`  ${id}: `)
        expect(out.length).toBeLessThan(60)
      }
    })

    test('that are slow, crash, take all memory or say nothing get the verdict for it', async () => {
      const trouble = await commandOf(language, 'trouble')
      const wrong = (way: string): string[] => ['--wrong', `${trouble} ${way}`]
      const [slow] = await runsOn(single, ...wrong('slow'), '--time', '300')
      expect(slow!.verdict).toBe('TLE')
      // What takes memory takes processor time as well: here nobody is too slow.
      const ways = ['crash', 'greedy', 'silent'].flatMap(wrong)
      const reports = await runsOn(single, ...ways, '--time', '100000', '--memory', '150')
      expect(reports.map(({ verdict }) => verdict)).toEqual(['RE', 'MLE', 'WA'])
      const [crash] = reports
      if (language === 'C++') expect(crash).toMatchObject({ code: null, signal: 'SIGSEGV' })
      else expect(crash!.errors).toContain('IndexError')
      expect(reports[2]!.difference).toMatchObject({ kind: 'missing' })
    })
  })
}
