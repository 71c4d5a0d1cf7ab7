import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { needing, skipWithout, skipWithoutTool } from '../../scripts/unit/needs'
import { tries } from '@core/conformance/testing/tries'
import type { RunEnd, RunLimits } from '@core/judging/run-end'
import { usualLimits } from '@core/judging/run-end'
import { findInPath, type Isolation } from './isolation'
import { ProgramRunner } from './program-runner'
import { noneRunning, running } from './testing/running'
import { hostile } from './testing/hostile'

const python = await findInPath('python3')
/** Time enough for a program that is to come to its end. */
const roomy: RunLimits = { ...usualLimits, wall: 300_000, cpu: 120_000 }
const TEST = '3 4\n'

describe.each<Isolation>(['processes', 'group'])(
  'hostile programs, kept apart by %s',
  (isolation) => {
    needing('linux')
    let place = ''
    let user = ''
    let input = ''
    let runner: ProgramRunner

    beforeAll(async () => {
      user = mkdtempSync(join(tmpdir(), 'boardwright-user-'))
      input = join(user, '1.in')
      writeFileSync(input, TEST)
      writeFileSync(join(user, '1.ans'), 'the answer\n')
      mkdirSync(join(user, 'folder'))
      place = realpathSync(mkdtempSync(join(tmpdir(), 'boardwright-place-')))
      vi.stubEnv('TMPDIR', place)
      runner = await ProgramRunner.open({ lanes: 1, isolation })
    })
    afterAll(async () => {
      expect(await runner.close()).toEqual([])
      expect(readdirSync(place)).toEqual([])
      vi.unstubAllEnvs()
      for (const folder of [user, place]) rmSync(folder, { recursive: true })
    })
    // Whatever one did: the next one runs, and what is the user's is as it was.
    afterEach(async () => {
      const command = ['/bin/sh', '-c', 'cat; ls -A; exit 3']
      expect(await runner.run({ command, input, limits: roomy })).toMatchObject({
        ...{ output: TEST, errors: '', code: 3, stoppedBy: null },
      })
      expect(readdirSync(user)).toEqual(['1.ans', '1.in', 'folder'])
      expect(readFileSync(input, 'utf8')).toBe(TEST)
      expect(readdirSync(join(user, 'folder'))).toEqual([])
    })

    const run = (
      name: string,
      words: string[] = [],
      limits: Partial<RunLimits> = {},
    ): Promise<RunEnd> => {
      const command = hostile(python ?? 'python3', name, ...words)
      return runner.run({ command, input, limits: { ...roomy, ...limits } })
    }
    const ofPython = (context: Parameters<typeof skipWithoutTool>[0]): void =>
      skipWithoutTool(context, 'python3', python !== null)

    test.for([
      ['pipes-for-files.py', []],
      ['deep.py', []],
      ['many-files.py', [String(tries(2000, 60_000))]],
      ['locked.sh', []],
      ['away.sh', []],
      ['writes-input.py', []],
    ] as [string, string[]][])(
      '%s comes to its end, and no further',
      async ([name, words], context) => {
        if (name.endsWith('.py')) ofPython(context)
        const end = await run(name, words)
        expect(end, end.errors).toMatchObject({ stoppedBy: null, code: 0, output: 'done\n' })
      },
    )

    test('links in the place of its own files and folder lead us nowhere', async (context) => {
      ofPython(context)
      expect(await run('links-for-files.py', [input])).toMatchObject({ output: 'done\n' })
      expect(await run('link-for-folder.py', [join(user, 'folder')])).toMatchObject({
        output: 'done\n',
      })
    })

    test('what it reads leads to no answer', async (context) => {
      ofPython(context)
      const end = await run('answer-beside.py')
      expect(end.output).not.toContain('the answer')
      expect(end.errors).toContain('FileNotFoundError')
    })

    test('what it says of its end in the place of its launcher is not believed', async () => {
      expect(await run('forged-end.sh')).toMatchObject({ code: 7, stoppedBy: null })
    })

    test('all processes that it may end are those of its own space', async ({ skip }) => {
      skip(runner.isolation === 'group', 'It would end processes of others: this needs unshare.')
      expect(await run('kills-all.sh')).toMatchObject({
        output: expect.stringMatching(/^(done\n)?$/),
      })
    })

    test('what it leaves running is ended, whatever it has left of its descent', async (context) => {
      ofPython(context)
      const word = `daemon-${isolation}-${process.pid}`
      expect(await run('daemon.py', [word])).toMatchObject({ output: 'done\n', code: 0 })
      if (runner.isolation !== 'group') await noneRunning(word)
      // As it is said of systems without such spaces.
      else for (const pid of running(`sleep 1000; : ${word}`)) process.kill(pid, 'SIGKILL')
    })

    test('200 processes are too many', async (context) => {
      ofPython(context)
      const word = `forks-${isolation}-${process.pid}`
      const end = await run('forks.py', [word], { memory: 2 ** 40 })
      expect(end.stoppedBy).toBe('processes')
      await noneRunning(word)
    })

    test.for(['closed.py', 'deaf.py', 'stops.py'])(
      '%s is ended by the clock',
      async (name, context) => {
        ofPython(context)
        expect(await run(name, [], { wall: 500 })).toMatchObject({ stoppedBy: 'wall' })
      },
    )

    test('unwaited.py is ended, though nothing tells what it takes', async (context) => {
      ofPython(context)
      expect(await run('unwaited.py', [], { wall: 100 })).toMatchObject({ stoppedBy: 'wall' })
    })

    test('floods.py is ended, and little of it is kept', async (context) => {
      ofPython(context)
      const end = await run('floods.py', [], { output: 2 ** 20, cpu: 1000 })
      expect(end.stoppedBy).toMatch(/output|cpu/)
      expect(end.output.length).toBeLessThanOrEqual(2 ** 20)
    })

    test('what it leaves in shared memory and puts over the disk goes with it', async (context) => {
      ofPython(context)
      context.skip(!runner.isPrivate, 'Mounts are those of all here: this needs unshare and mount.')
      const name = `boardwright-${process.pid}`
      for (const [program, ...words] of [['shared-memory.py', name], ['mounts.sh']]) {
        expect(await run(program!, words)).toMatchObject({ output: 'done\n', code: 0 })
        const next = await run('looks.sh')
        expect(next.output).toBe('0 files in shared memory, 0 disks of others\n')
      }
      expect(existsSync(`/dev/shm/${name}`)).toBe(false)
      expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain('hostile-disk')
    })

    test('what cannot be taken away is told, and nothing else is lost by it', async (context) => {
      skipWithout(context, 'root')
      const before = new Set(readdirSync(place))
      const own = await ProgramRunner.open({ lanes: 1, isolation })
      const limits = roomy
      const end = await own.run({ command: hostile('', 'immutable.sh'), input, limits })
      context.skip(end.output !== 'done\n', 'This disk knows no such files.')
      expect(await own.run({ command: ['/bin/sh', '-c', 'cat'], input, limits })).toMatchObject({
        output: TEST,
      })
      const left = await own.close()
      const made = readdirSync(place).filter((name) => !before.has(name))
      expect(left).toEqual(made.map((name) => join(place, name)))
      expect(made).toHaveLength(1)
      execFileSync('chattr', ['-R', '-i', left[0]!])
      rmSync(left[0]!, { recursive: true })
      expect(existsSync(left[0]!)).toBe(false)
    })
  },
)

const hasBwrap = (await findInPath('bwrap')) !== null

describe('hostile programs, with files hidden from them', () => {
  needing('linux')
  test('reach nothing of the user, of others and of the tests', async (context) => {
    skipWithoutTool(context, 'bwrap', hasBwrap)
    const user = realpathSync(mkdtempSync(join(tmpdir(), 'boardwright-user-')))
    const set = join(user, 'set')
    mkdirSync(set)
    const input = join(set, '1.in')
    writeFileSync(input, TEST)
    writeFileSync(join(set, '1.ans'), 'the answer\n')
    writeFileSync(join(user, 'other.py'), 'the other program\n')
    const runner = await ProgramRunner.open({ lanes: 1, isolation: 'files' })
    try {
      context.skip(
        runner.isolation !== 'files',
        'bwrap does not work here: let it make user namespaces.',
      )
      const command = hostile('', 'looks-around.sh', `at=${set}`, `at=${user}/other.py`)
      const limits = roomy
      for (let round = 0; round < 2; round++) {
        const end = await runner.run({ command, input, limits, hides: [set] })
        expect(end, end.errors).toMatchObject({ output: 'done\n', code: 0 })
      }
      const open = await ProgramRunner.open({ lanes: 1 })
      const { output } = await open.run({ command, input, limits })
      await open.close()
      expect(output).toBe(
        `${TEST}the answer\nthe test and its answer\nthe other program\nthe folder of the test\ndone\n`,
      )
      rmSync(join(set, 'written'))
      // What it needs it sees: its own files, and those only.
      const [mine, other] = ['a.sh', 'b.sh'].map((name) => join(set, name))
      for (const one of [mine!, other!]) writeFileSync(one, `cat; ls ${set}\n`)
      for (const one of [mine!, other!])
        expect(
          await runner.run({ command: ['/bin/sh', one], input, limits, hides: [set] }),
        ).toMatchObject({ output: `${TEST}${basename(one)}\n`, code: 0 })
      expect(readdirSync(set).toSorted()).toEqual(['1.ans', '1.in', 'a.sh', 'b.sh'])
      expect(readFileSync(input, 'utf8')).toBe(TEST)
    } finally {
      expect(await runner.close()).toEqual([])
      rmSync(user, { recursive: true })
    }
  })
})
