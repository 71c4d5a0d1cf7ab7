import { EventEmitter } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { needing, skipWithout } from '../../../../scripts/unit/needs'
import { soon } from '../../../../scripts/unit/soon'
import { findGame, spoken } from '@core/games/testing'
import { ok } from '@core/kernel/result'
import type { RunEnd } from '@core/judging/run-end'
import { usualLimits } from '@core/judging/run-end'
import { stressLevel } from '@core/judging/stress'
import type { StressRequest } from '@core/protocol/stress'
import { replay } from '@core/suite/replay'
import { canIsolate } from '../../../programs/isolation'
import { stressPrograms } from '../../../programs/stress-programs'
import { stressInThread } from '../../../programs/stress-thread'
import { ServedHere } from '../../../threads/testing/served-here'
import type { ServiceThread } from '../../../threads/thread-calls'
import { notesWith, ProgramSet } from '../programs/testing/program-set'
import { madeHash } from '../../made-hash'
import { StressDesk } from './stress-desk'
import { testCall } from '../../../threads/testing/test-call'

let held: ProgramSet | null = null

/** Whether programs are to be isolated. */
const isolation = { isOn: false }

/** Says 7 for every level. */
const SEVEN = '#!/bin/sh\ncat >/dev/null\necho 7\n'

async function open(files: Readonly<Record<string, string>> = {}) {
  const set = (held = await ProgramSet.open({
    'bin/seven': SEVEN,
    'boardwright.json': notesWith({ seven: './bin/seven' }),
    ...files,
  }))
  const desk = new StressDesk({
    find: (id) => set.host.find(id)?.set ?? null,
    kept: (id, program) => set.desk.runnable(id, program),
    dialogs: { open: () => Promise.resolve(set.chosen) },
    isIsolated: () => isolation.isOn,
    createThread: () => new ServedHere(() => ({ service: { search: stressInThread } })),
    logError: (message, error) => {
      throw new Error(message, { cause: error })
    },
  })
  const [kept] = (await set.desk.list(set.set)).programs
  const request: StressRequest = {
    ...{ game: 'rockets', seed: 1, tries: 100, isOfficial: false, other: null },
    program: { kind: 'kept', set: set.set, program: kept!.id },
    ...{ source: 'near', set: set.set, limits: { time: 2000, memory: 2 ** 30 } },
  }
  return { set, desk, request }
}

async function chosen(set: ProgramSet, desk: StressDesk, name: string, text: string) {
  const file = join(set.root, name)
  await writeFile(file, text, { mode: 0o755 })
  set.chosen = [file]
  const program = await desk.choose()
  expect(program).toMatchObject({ name })
  return { kind: 'chosen', ticket: program!.ticket } as const
}

/** Whether a process has a word in its command line. */
async function isRunning(word: string): Promise<boolean> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(lines)).some((line) => line.includes(word))
}

afterEach(async () => {
  vi.useRealTimers()
  isolation.isOn = false
  await held?.remove()
  held = null
})

describe('stress', () => {
  needing('unix')
  test('of a program that came with the folder asks first, and finds a small level', async () => {
    const { set, desk, request } = await open()
    set.answers = [1]
    expect(await desk.run(request, testCall())).toEqual({
      ok: false,
      error: 'seven has not been run: you have not agreed to its command yet.',
    })
    expect(set.questions).toHaveLength(1)
    expect(set.questions[0]!.detail).toContain('./bin/seven')
    const ended = await desk.run(request, testCall())
    if (!ended.ok) throw new Error(ended.error)
    const { failure, isSmallest, isStopped, command } = ended.value
    expect({ isSmallest, isStopped }).toEqual({ isSmallest: true, isStopped: false })
    expect(failure).toMatchObject({ verdict: 'WA', expected: '0\n', output: '7\n', isOther: false })
    expect(failure!.explanation!.verdict).toBe('WA')
    expect(failure!.note).toMatch(
      /^seven fails: wrong answer\. .*Found as level \d+ with seed 1\.$/,
    )
    const how = failure!.how!
    expect(how).toMatchObject({ by: 'stress', game: 'rockets', seed: 1, program: 'seven' })
    const files = (await readdir(set.folder)).filter((file) => file.endsWith('.in'))
    const texts = await Promise.all(files.map((file) => readFile(join(set.folder, file), 'utf8')))
    const from = texts.find((text) => madeHash(text) === how.near)!
    expect(replay(spoken, how, from)).toEqual({ ok: true, value: failure!.text })
    expect(command).toBe(
      `boardwright stress rockets --program ${join(set.folder, 'bin/seven')} --seed 1 --tries 100 --any-limits ` +
        `--near ${set.folder} --near-only --time 2000 --memory 1024`,
    )
    expect(set.questions).toHaveLength(2)
  })

  test('tries nothing where programs are to be isolated and this computer cannot do that', async () => {
    const can = await canIsolate()
    const { desk, request } = await open()
    isolation.isOn = true
    const ended = await desk.run(request, testCall())
    if (can) {
      if (!ended.ok) throw new Error(ended.error)
      return expect(ended.value.command).toContain(' --isolate ')
    }
    expect(ended).toMatchObject({
      ok: false,
      error: expect.stringMatching(/this computer cannot do that: .*bwrap/),
    })
  })

  test('of one that was chosen asks nothing, and holds it against another one', async () => {
    const { set, desk, request } = await open()
    const program = await chosen(set, desk, 'eight', SEVEN.replace('7', '8'))
    const other = await chosen(set, desk, 'crash', '#!/bin/sh\nexit 3\n')
    const ended = await desk.run(
      { ...request, program, other, source: 'new', set: null },
      testCall(),
    )
    expect(ended).toMatchObject({
      value: { failure: { verdict: 'RE', isOther: true, code: 3, candidate: 0 } },
    })
    expect(set.questions).toEqual([])
    const same = { ...request, program, other: program, source: 'new', set: null } as const
    expect(await desk.run(same, testCall())).toMatchObject({ value: { failure: null, tried: 100 } })
  })

  test('says why nothing can be tried', async () => {
    const { set, desk, request } = await open()
    const text = await chosen(set, desk, 'notes.txt', 'no program')
    await writeFile(join(set.root, 'notes.txt'), 'no program')
    const unknown = { kind: 'chosen', ticket: 'x' } as const
    const errors = [
      { ...request, program: unknown },
      { ...request, program: text, game: 'chess' },
      { ...request, set: 'x' },
      { ...request, game: 'labyrinth' },
    ].map((one) => desk.run(one, testCall()))
    expect((await Promise.all(errors)).map((one) => (one.ok ? '' : one.error))).toEqual([
      'This program was not chosen here.',
      'There is no game chess.',
      'This set is no longer open.',
      'The set has no level of River Labyrinth that was looked at and has an answer.',
    ])
  })

  test('that is stopped leaves no process, and tells how far it was', async (context) => {
    skipWithout(context, 'proc')
    const { set, desk, request } = await open()
    const word = `stress-sleeps-${process.pid}`
    const program = await chosen(set, desk, 'slow', `#!/bin/sh\nsh -c 'sleep 100; : ${word}'\n`)
    const call = testCall()
    const ended = desk.run({ ...request, program }, call)
    await soon(async () => expect(await isRunning(word)).toBe(true))
    call.end()
    expect(await ended).toMatchObject({ value: { isStopped: true, failure: null } })
    expect(await isRunning(word)).toBe(false)
  })
})

test('whose thread does not stop is given up', async () => {
  vi.useFakeTimers()
  const thread = new (class extends EventEmitter implements ServiceThread {
    isTerminated = false
    postMessage(): void {}
    terminate(): void {
      this.isTerminated = true
    }
  })()
  const logged: string[] = []
  const command = { words: ['/bin/true'], files: [], language: null }
  const desk = new StressDesk({
    find: () => null,
    kept: () => Promise.resolve(ok({ name: 'p', found: command })),
    dialogs: { open: () => expect.fail() },
    isIsolated: () => isolation.isOn,
    createThread: () => thread,
    logError: (message) => logged.push(message),
  })
  const call = testCall()
  const request: StressRequest = {
    ...{ game: 'rockets', seed: 1, tries: 1, isOfficial: false, other: null },
    program: { kind: 'kept', set: 's', program: 'p' },
    ...{ source: 'new', set: null, limits: { time: 2000, memory: 2 ** 30 } },
  }
  const asked = desk.run(request, call)
  await vi.advanceTimersByTimeAsync(0)
  call.end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await asked).toEqual({
    ok: false,
    error: 'Not tried: the run could not be ended properly.',
  })
  expect(thread.isTerminated).toBe(true)
  expect(logged).toEqual(['search'])
})

test('stopped while it makes a level small, it gives the smallest so far', async () => {
  const game = findGame('rockets')!
  const stop = new AbortController()
  const end = { ...ended, code: 3 }
  const result = await stressPrograms({
    ...{ game, program: { command: [], hash: '' }, other: null, limits: usualLimits },
    plan: { seed: 1, tries: 10, isOfficial: false, from: [] },
    runner: { run: () => Promise.resolve(end) },
    make: (order) => Promise.resolve(stressLevel(game, order)),
    stop: stop.signal,
    onShrunk: (_, isTaken) => isTaken && stop.abort(),
  })
  expect(result).toMatchObject({ isSmallest: false, failure: { verdict: 'RE', candidate: 0 } })
  const [first] = [stressLevel(game, { seed: 1, isOfficial: false, number: 0, from: null })]
  expect(result.failure!.text.length).toBeLessThan(first!.text.length)
})

const ended: RunEnd = {
  ...{ stoppedBy: null, code: 0, signal: null, wall: 1, cpu: 0, memory: null },
  ...{ output: '', errors: '', leftovers: 0 },
}
