import { expect, test } from 'vitest'
import { err, ok } from '@core/kernel/result'
import { PageBridge } from '../../testing/page-bridge'
import { words } from '../../ui/words'
import { JudgedPrograms } from './judged-programs.svelte'
import { cell, ended, judged, program } from './testing/judged'

test('a run fills in as it is told; what programs get is held against what they are to get', async () => {
  const { programs, runs, tell, verdicts } = await judged()
  const run = programs.run('changed')
  expect(runs[0]!.request).toEqual({
    set: 'set',
    programs: null,
    tests: null,
    limits: { time: 1000, memory: 2 ** 28 },
    extent: 'changed',
  })
  expect(programs.isAwaited('good', '1.in')).toBe(true)
  expect(programs.isAwaited('good', '3.in')).toBe(false)
  tell(0, cell('good', '1.in', 'OK'), cell('bad', '1.in', 'OK'), cell('good', '2.in', 'OK'))
  expect(programs.isAwaited('good', '1.in')).toBe(false)
  expect(programs.running).toMatchObject({ done: 3, of: 4 })
  expect(programs.programs.map(({ standing }) => standing.kind)).toEqual(['met', 'open'])
  expect(programs.idle).toBe(1)
  tell(0, cell('bad', '2.in', 'WA'))
  runs[0]!.end(ended({ ran: 4 }))
  await run
  expect(programs.isBusy).toBe(false)
  expect(verdicts()).toEqual([
    ['OK', 'OK'],
    ['OK', 'WA'],
  ])
  expect(programs.programs.map(({ standing }) => standing.kind)).toEqual(['met', 'met'])
  expect(programs.rows.map(({ failing }) => failing)).toEqual([0, 1, null])
})

test('what a run was about and did not tell is no longer known', async () => {
  const { programs, runs, tell, verdicts } = await judged()
  const first = programs.run('changed')
  tell(0, ...['good', 'bad'].flatMap((id) => ['1.in', '2.in'].map((path) => cell(id, path, 'OK'))))
  runs[0]!.end(ended())
  await first
  const version = programs.results.versionOf('bad')
  const second = programs.run('changed', { programs: ['bad'], tests: null })
  tell(1, cell('bad', '2.in', 'RE'))
  runs[1]!.end(ended())
  await second
  expect(verdicts()).toEqual([
    ['OK', null],
    ['OK', 'RE'],
  ])
  expect(programs.results.versionOf('bad')).not.toBe(version)
})

test('after a stop what earlier runs gave is asked for again', async () => {
  const { programs, bridge, runs, tell } = await judged()
  const run = programs.run('all')
  tell(0, cell('good', '1.in', 'OK'))
  programs.runOrStop()
  expect(bridge.askedFor('call:stop')).toEqual([[bridge.askedFor('programs:run')[0]![0]]])
  runs[0]!.end(ended({ isStopped: true, ran: 1 }))
  await Promise.resolve()
  await expect.poll(() => runs.length).toBe(2)
  expect(runs[1]!.request.extent).toBe('kept')
  expect(programs.isBusy).toBe(false)
  runs[1]!.end(ended())
  await run
  expect(programs.end).toMatchObject({ isStopped: true, ran: 1 })
})

test('a run that comes after another takes its place, and hears only of its own', async () => {
  const { programs, bridge, runs, tell, verdicts } = await judged()
  const kept = programs.showKept()
  const run = programs.run('changed')
  expect(bridge.askedFor('call:stop')).toEqual([[bridge.askedFor('programs:run')[0]![0]]])
  tell(0, cell('good', '1.in', 'WA'))
  runs[0]!.end(ended())
  await kept
  expect([programs.isBusy, verdicts()[0]![0]]).toEqual([true, null])
  // What is asked for meanwhile waits until it is over.
  await programs.showKept()
  expect(runs).toHaveLength(2)
  runs[1]!.end(ended())
  await expect.poll(() => runs.length).toBe(3)
  runs[2]!.end(ended())
  await run
})

test('why nothing can be run is said, and what was known stays', async () => {
  const { programs, runs, said, tell, verdicts } = await judged()
  const first = programs.run('changed')
  tell(0, cell('good', '1.in', 'OK'))
  runs[0]!.end(ended())
  await first
  const second = programs.run('all')
  runs[1]!.end(err('This set is no longer open.'))
  await second
  expect(said).toEqual(['This set is no longer open.'])
  expect(verdicts()[0]![0]).toBe('OK')
})

test('a program that does not compile fails everywhere', async () => {
  const { programs, bridge } = await judged()
  void programs.run('changed')
  bridge.tellCall('programs:run', {
    rows: [{ program: 'bad', state: 'compile', message: 'line 3' }],
    cells: [],
    done: 0,
    of: 2,
  })
  expect(programs.find('bad')!.standing).toEqual({ kind: 'unexpected', verdicts: ['CE'] })
  expect(programs.rows.map(({ failing }) => failing)).toEqual([1, 1, 1])
})

test('removing takes those that are chosen, and says which', async () => {
  const { programs, bridge, said, list } = await judged()
  programs.view.goTo(-1, 1)
  await programs.remove()
  programs.view.toggle(-1, 0)
  programs.view.toggle(-1, 1)
  await programs.remove()
  expect(bridge.askedFor('programs:change')).toEqual([
    ['set', { kind: 'remove', programs: ['bad'] }],
    ['set', { kind: 'remove', programs: ['good', 'bad'] }],
  ])
  expect(said).toEqual(['Removed bad.py.', 'Removed 2 programs.'])
  bridge.tell('programs:changed', { set: 'set', list: { ...list, programs: [] } })
  expect([programs.ids, programs.view.program]).toEqual([[], null])
})

test('where no chosen file becomes a program, that is said, and what can be undone stays', async () => {
  const chosen = { added: [], problems: ['x.py is a folder.'], undo: null }
  const { programs, said, steps } = await judged({ 'programs:choose': () => ok(chosen) })
  await programs.choose(null)
  expect([said, steps]).toEqual([['x.py is a folder.'], []])
})

test('the first program that was added is shown, whichever comes first: that it was, or the list', async () => {
  const chosen = { added: ['new'], problems: ['x.py is a folder.'], undo: 'add' }
  const { programs, bridge, said, list } = await judged({ 'programs:choose': () => ok(chosen) })
  await programs.choose(null)
  expect([programs.view.isTelling, said]).toEqual([false, ['Added 1 program. x.py is a folder.']])
  const longer = { ...list, programs: [...list.programs, program('new', null)] }
  bridge.tell('programs:changed', { set: 'set', list: longer })
  expect([programs.view.isTelling, programs.view.program, programs.view.test]).toEqual([
    true,
    'new',
    null,
  ])
  // Only once.
  programs.view.goTo(-1, 0)
  bridge.tell('programs:changed', { set: 'set', list: longer })
  expect(programs.view.program).toBe('good')
})

test('what fails in main is over, here as well, and said', async () => {
  const said: string[] = []
  const bridge = new PageBridge({
    'programs:list': () => ({
      programs: [program('good', null)],
      problem: null,
      isolation: { isOn: false, isHere: false },
    }),
    'programs:languages': () => [],
    'programs:run': () => {
      throw new Error('a bug')
    },
    'programs:diagnosis': () => {
      throw new Error('a bug')
    },
  })
  const programs = new JudgedPrograms(bridge, {
    ticket: 'set',
    scoring: () => ({}),
    tests: () => [],
    limits: () => ({ time: 1, memory: 1 }),
    judgesAgain: () => false,
    judgeAgain: () => undefined,
    tell: () => undefined,
    say: (text) => said.push(text),
  })
  await programs.load()
  await programs.run('all')
  await programs.diagnosing.begin('good', 0)
  expect([programs.running, programs.diagnosing.program]).toEqual([null, null])
  expect([said, programs.diagnosing.problem]).toEqual([
    [words.common.failed],
    { program: 'good', why: words.common.failed },
  ])
})

test('a diagnosis holds until the results are others', async () => {
  const diagnosis = { games: [], tooLong: 0, text: 'sent to the author' }
  const found = [ok(diagnosis), err('It is gone.')]
  const { programs, runs, tell } = await judged({ 'programs:diagnosis': () => found.shift()! })
  const run = programs.run('changed')
  tell(0, cell('bad', '1.in', 'WA'))
  runs[0]!.end(ended())
  await run
  const version = programs.results.versionOf('bad')
  await programs.diagnosing.begin('bad', version)
  expect(programs.diagnosing.found.get('bad')).toEqual({ diagnosis, version })
  const again = programs.run('all', { programs: ['bad'], tests: ['1.in'] })
  tell(1, cell('bad', '1.in', 'OK'))
  runs[1]!.end(ended())
  await again
  expect(programs.results.versionOf('bad')).not.toBe(version)
  await programs.diagnosing.begin('bad', 1)
  expect(programs.diagnosing.problem).toEqual({ program: 'bad', why: 'It is gone.' })
})
