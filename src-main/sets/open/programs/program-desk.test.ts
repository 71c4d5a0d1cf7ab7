import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { needing, skipWithout, skipWithoutTool } from '../../../../scripts/unit/needs'
import { soon } from '../../../../scripts/unit/soon'
import { canIsolate, findInPath } from '../../../programs/isolation'
import { testCall } from '../../../threads/testing/test-call'
import { LEVELS, notesWith, PRINTS, programSets, threePrograms } from './testing/program-set'

const open = programSets()

const hasCompiler = (await findInPath('g++')) !== null

describe('running', () => {
  needing('unix')
  test('judges all on all tests, and runs again only what has changed', async () => {
    const set = await open(threePrograms)
    const end = await set.run()
    expect(end).toMatchObject({ isStopped: false, ran: 6, kept: 0, without: [] })
    expect(await set.verdicts()).toEqual([
      'both 1.in WA',
      'both 2.in OK',
      'crash 1.in RE',
      'crash 2.in RE',
      'zero 1.in OK',
      'zero 2.in WA',
    ])
    expect(await set.run()).toMatchObject({ ran: 0, kept: 6 })
    expect(await set.verdicts()).toContain('crash 1.in RE kept')
    // A file that the command names.
    await set.put({ 'bin/prints': `${PRINTS}# the same\n` })
    expect(await set.run({ extent: 'kept' })).toMatchObject({ ran: 0, kept: 2 })
    expect(await set.run()).toMatchObject({ ran: 4, kept: 2 })
    // A test.
    await set.change({ '2.in': LEVELS['2.in'].replace('2 2', '2 3') })
    expect(await set.run()).toMatchObject({ ran: 3, kept: 3 })
    // The limits, some tests and programs alone, and all.
    const [zero] = (await set.desk.list(set.set)).programs
    const limits = { time: 90_000, memory: 2 ** 30 }
    const some = { programs: [zero!.id], tests: ['1.in', 'none.in'], limits }
    expect(await set.run(some)).toMatchObject({ ran: 1, kept: 0, without: ['none.in'] })
    expect(await set.run({ extent: 'all' })).toMatchObject({ ran: 6, kept: 0 })
  })

  test('runs nothing where programs are to be isolated and this computer cannot do that', async (context) => {
    context.skip(await canIsolate(), 'Here programs can be isolated: take bwrap away.')
    const set = await open(threePrograms)
    await set.run()
    set.isolation = { isOn: true, isHere: false }
    expect(await set.run({ extent: 'kept' })).toMatchObject({ ran: 0, kept: 0 })
    await expect(set.run()).rejects.toThrow(
      /^The programs cannot be run: .* this computer cannot do that: .*\(bwrap\) on Linux\.$/,
    )
    set.isolation = { isOn: false, isHere: false }
    expect(await set.run()).toMatchObject({ ran: 0, kept: 6 })
  })

  test('isolates programs from the answer in the box on, and keeps what they did so apart', async (context) => {
    context.skip(!(await canIsolate()), 'Here nothing is isolated: install bubblewrap (bwrap).')
    const set = await open({ '1.ans': '0\n' })
    await set.change({
      'boardwright.json': notesWith({ looks: `sh -c 'cat ${set.folder}/1.ans || echo 7'` }),
    })
    const tests = ['1.in']
    await set.run({ tests })
    expect(await set.verdicts()).toEqual(['looks 1.in OK'])
    await set.change({
      'boardwright.json': notesWith({ looks: `sh -c 'cat ${set.folder}/1.ans || echo 8'` }),
    })
    set.isolation = { isOn: false, isHere: true }
    set.answer = 1
    expect(await set.run({ tests })).toMatchObject({ ran: 1, kept: 0 })
    expect(set.isolation.isOn).toBe(true)
    expect(await set.verdicts()).toEqual(['looks 1.in WA'])
    expect((await set.desk.list(set.set)).isolation).toEqual({ isOn: true, isHere: true })
    expect(await set.run({ tests })).toMatchObject({ ran: 0, kept: 1 })
    set.isolation = { isOn: false, isHere: true }
    expect(await set.run({ tests })).toMatchObject({ ran: 1, kept: 0 })
    expect(await set.verdicts()).toEqual(['looks 1.in OK'])
  })

  test('keeps how programs fared for the next start, but not for another version', async () => {
    const set = await open(threePrograms)
    await set.run()
    await set.end()
    await set.start()
    expect(await set.run({ extent: 'kept' })).toMatchObject({ ran: 0, kept: 6 })
    const [zero] = (await set.desk.list(set.set)).programs
    const details = await set.desk.details(set.set, zero!.id, '2.in')
    expect(details).toMatchObject({ value: { verdict: 'WA', output: '0\n', isKept: true } })
    await set.end()
    await set.start('2')
    expect(await set.run({ extent: 'kept' })).toMatchObject({ ran: 0, kept: 0 })
  })

  test('tells a test that is another by now, and one that has no answer', async () => {
    const set = await open({ ...threePrograms, '3.in': '5 5\n', slow: 'x' })
    // It looks at its folder by itself no more.
    clearTimeout(set.host.find(set.set)!.set['timer']!)
    await set.put({ '1.in': `${LEVELS['1.in']}\n` })
    const end = await set.run()
    expect([...end.without].sort()).toEqual(['1.in', '3.in'])
    expect(end.ran).toBe(3)
  })

  test('tells a command that leads nowhere, and a program that is gone', async () => {
    const set = await open({
      bin: PRINTS,
      'boardwright.json': notesWith({ none: './nothing', open: '"a', bin: './bin 0' }),
    })
    await set.run()
    expect(set.rows).toMatchObject([
      { state: 'command', message: 'There is no file ./nothing.' },
      { state: 'command', message: expect.stringContaining('is not closed') },
      { state: 'ready' },
    ])
    await rm(join(set.folder, 'bin'))
    expect(await set.run()).toMatchObject({ ran: 0, kept: 0 })
    expect(set.rows.at(-1)).toMatchObject({ state: 'command' })
    expect(await set.verdicts()).toEqual([])
  })

  test('tells what the compiler says, once', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const set = await open({
      'right.cpp': '#include <cstdio>\nint main() { puts("0"); }\n',
      'broken.cpp': 'int main() { return nothing; }\n',
      'boardwright.json': notesWith({ right: 'right.cpp', broken: 'broken.cpp' }),
    })
    await set.run()
    expect(await set.verdicts()).toEqual(['right 1.in OK', 'right 2.in WA'])
    const broken = { state: 'compile', message: expect.stringContaining('nothing') }
    expect(set.rows.findLast(({ state }) => state === 'compile')).toMatchObject(broken)
    expect(await set.run()).toMatchObject({ ran: 0, kept: 4 })
    expect(set.rows).toMatchObject([broken])
    await set.put({ 'broken.cpp': 'int main() { return 0; }\n' })
    expect(await set.run()).toMatchObject({ ran: 2, kept: 2 })
  })

  test('is stopped long before its time, and leaves nothing running when the set is closed', async (context) => {
    skipWithout(context, 'proc')
    const mark = `boardwright-test-${process.pid}`
    const lives = `sh -c "sleep 1000 & sleep 1001; true" ${mark}`
    const set = await open({ 'boardwright.json': notesWith({ one: lives, two: `${lives} 2` }) })
    const alive = () => processesWith(mark)
    const call = testCall()
    const run = set.run({}, call)
    await soon(async () => expect((await alive()).length).toBeGreaterThan(0))
    call.end()
    expect(await run).toMatchObject({ isStopped: true, ran: 0 })
    await soon(async () => expect(await alive()).toEqual([]))
    const again = set.run()
    await soon(async () => expect((await alive()).length).toBeGreaterThan(0))
    await set.host.close(set.set)
    expect(await again).toMatchObject({ isStopped: true })
    await set.desk.settle()
    expect(await alive()).toEqual([])
    expect(set.threads.every(({ isOver }) => isOver)).toBe(true)
  })

  test('holds little of a gigabyte of output', async () => {
    const programs = Array.from({ length: 32 }, (_, at) => [
      `p${at}`,
      `sh -c "head -c 16000000 /dev/zero" ${at}`,
    ])
    const set = await open({ 'boardwright.json': notesWith(Object.fromEntries(programs)) })
    const before = process.memoryUsage().rss
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
    const end = await set.run()
    clearInterval(watch)
    expect(end.ran).toBe(64)
    expect(set.cells.every(({ verdict }) => verdict === 'WA')).toBe(true)
    // What is not collected yet on a busy machine is counted as well.
    expect(most - before).toBeLessThan(800 * 2 ** 20)
    const { program, test } = set.cells[0]!
    const details = await set.desk.details(set.set, program, test)
    if (!details.ok || !details.value) throw new Error('no details')
    const { output, outputLength, explanation } = details.value
    expect([output.length, outputLength, explanation]).toEqual([2 ** 18, 16_000_000, null])
    const diagnosis = await set.desk.diagnosis({ set: set.set, program }, testCall())
    expect(diagnosis).toMatchObject({ value: { games: [], tooLong: 2 } })
    const kept = await readdir(join(set.root, 'runs'))
    const sizes = kept.map(async (name) => (await stat(join(set.root, 'runs', name))).size)
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(20e6)
  })
})

/** Processes whose command line holds a mark. */
async function processesWith(mark: string): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    pids.map(async (pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.filter((line) => line.includes(mark))
}
