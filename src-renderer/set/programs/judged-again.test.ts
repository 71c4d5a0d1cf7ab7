import { expect, test } from 'vitest'
import { summaryWords } from './summary-words'
import { cell, ended, judged } from './testing/judged'

/** Both programs run on both tests, and both accepted. */
async function accepted() {
  const made = await judged()
  const run = made.programs.run('changed')
  const cells = ['good', 'bad'].flatMap((id) =>
    ['1.in', '2.in'].map((path) => cell(id, path, 'OK')),
  )
  made.tell(0, ...cells)
  made.runs[0]!.end(ended())
  await run
  return made
}

test('what a program got before its source was written is shown as past, and counts no longer', async () => {
  const { programs, runs, tell, rewrite, verdicts } = await accepted()
  rewrite('second', 'good')
  expect(runs[1]!.request).toMatchObject({ programs: null, extent: 'kept' })
  tell(1, ...['1.in', '2.in'].map((path) => ({ ...cell('bad', path, 'OK'), isKept: true })))
  runs[1]!.end(ended())
  await expect.poll(() => programs.running).toBe(null)
  expect(verdicts()).toEqual([
    ['OK', 'OK'],
    ['OK', 'OK'],
  ])
  const { results } = programs
  expect(['good', 'bad'].map((id) => results.hasPast(id))).toEqual([true, false])
  expect([results.isPast('good', '1.in'), results.holding('good', '1.in')]).toEqual([true, null])
  expect(programs.find('good')).toMatchObject({ figures: { run: 0 }, standing: { kind: 'open' } })
  expect(runs).toHaveLength(2)
  // A run that tells it again ends that.
  const again = programs.run('changed')
  tell(2, cell('good', '1.in', 'WA'), cell('good', '2.in', 'OK'))
  runs[2]!.end(ended())
  await again
  expect([results.hasPast('good'), results.cell('good', '1.in')?.verdict]).toEqual([false, 'WA'])
})

test('a program that was written with the same bytes is as it was', async () => {
  const { programs, runs, tell, rewrite } = await accepted()
  rewrite('second', 'good')
  tell(1, ...['1.in', '2.in'].map((path) => ({ ...cell('good', path, 'OK'), isKept: true })))
  runs[1]!.end(ended())
  await expect.poll(() => programs.running).toBe(null)
  expect(programs.results.hasPast('good')).toBe(false)
})

test('a program that did not compile and was written may be another by now', async () => {
  const { programs, bridge, runs, rewrite } = await accepted()
  programs.results.take({ rows: [{ program: 'bad', state: 'compile', message: '' }], cells: [] })
  programs.judgesAgain = true
  rewrite('second', 'bad')
  runs[1]!.end(ended())
  await expect.poll(() => runs.length).toBe(3)
  expect(programs.results.rows.has('bad')).toBe(false)
  expect(bridge.askedFor('programs:run').at(-1)).toMatchObject([
    expect.any(Number),
    { programs: ['bad'], tests: null, extent: 'changed' },
  ])
})

test('programs are run again by themselves where that is wanted, those that may run alone', async () => {
  const { programs, bridge, runs, list, rewrite } = await accepted()
  programs.judgesAgain = true
  const strange = list.programs.map((one) => ({
    ...one,
    source: 'second',
    isTrusted: one.id === 'good',
  }))
  bridge.tell('programs:changed', { set: 'set', list: { ...list, programs: strange } })
  runs[1]!.end(ended())
  await expect.poll(() => runs.length).toBe(3)
  expect(runs[2]!.request).toMatchObject({ programs: ['good'], tests: null, extent: 'changed' })
  expect(programs.isBusy).toBe(true)
  // One that writes its own source is not run forever.
  let at = 2
  for (; runs.length > at && at < 20; at += 2) {
    rewrite(`by itself ${at}`, 'good')
    programs.results.take({ rows: [], cells: [cell('good', '1.in', 'OK')] })
    runs[at]!.end(ended())
    await expect.poll(() => runs.length).toBe(at + 2)
    const { running } = programs
    runs[at + 1]!.end(ended())
    await expect.poll(() => programs.running?.stop).not.toBe(running!.stop)
  }
  expect(runs.map(({ request }) => request.extent).filter((one) => one === 'changed')).toHaveLength(
    4,
  )
})

test('once programs are isolated, or no longer, what they got otherwise is not known any more', async () => {
  const { programs, bridge, list, runs, verdicts } = await accepted()
  const tell = (isOn: boolean): void =>
    bridge.tell('programs:changed', {
      set: 'set',
      list: { ...list, isolation: { isOn, isHere: true } },
    })
  expect(summaryWords(programs)).not.toContain('isolated')
  tell(true)
  expect(runs[1]!.request).toMatchObject({ programs: null, extent: 'kept' })
  runs[1]!.end(ended())
  await expect.poll(() => programs.running).toBe(null)
  expect(verdicts()).toEqual([
    [null, null],
    [null, null],
  ])
  expect(summaryWords(programs)).toContain('isolated')
  tell(true)
  expect(runs).toHaveLength(2)
})
