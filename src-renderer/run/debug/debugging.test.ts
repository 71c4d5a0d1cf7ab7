import type { Watch } from '@core/debug/breakpoint'
import { expect, test } from 'vitest'
import { openLevelOf } from '../../testing/open-levels'

const byRule: Watch = { kind: 'rule', rule: 'T3' }
const byKind: Watch = { kind: 'event', name: 'spawned' }
const never: Watch = { kind: 'event', name: 'cannot-be-played' }

/** A level with a run, and with breakpoints whose hits are all known. */
async function watched(...watches: Watch[]) {
  const { level, bridge } = openLevelOf('rockets')
  bridge.run()
  const { editor, debug } = level
  for (const watch of watches) debug.breakpoints.add({ watch })
  const known = () => expect.poll(() => debug.breakpoints.seen).toEqual({ steps: all, of: all })
  const all = editor.playback.stepCount
  await known()
  return { level, bridge, editor, ...debug, known }
}

/** Steps with an event that the rule decided, read off the run itself. */
function stepsByRule({ editor }: Awaited<ReturnType<typeof watched>>, rule: string): number[] {
  const { level, cursor } = editor.run.shown!
  const isBy = (step: number) =>
    cursor!.eventsOf(step).some((event) => editor.game.describe(level, event).rule === rule)
  return Array.from({ length: cursor!.stepCount }, (_, step) => step).filter(isBy)
}

test('a breakpoint at a rule stops just after each step that the rule decided, forwards and back', async () => {
  const all = await watched(byRule)
  const { editor, travel, breakpoints } = all
  const steps = stepsByRule(all, 'T3')
  expect(steps.length).toBeGreaterThan(1)
  expect([...breakpoints.hits]).toEqual(steps)
  for (const step of steps) {
    travel.next()
    expect([editor.playback.step, breakpoints.hitNow.length]).toEqual([step + 1, 1])
    expect(editor.notice?.text).toMatch(/^Stopped: .*T3/)
  }
  travel.next()
  expect([editor.playback.step, editor.notice?.text]).toEqual([
    steps.at(-1)! + 1,
    'No more hits after this step.',
  ])
  travel.previous()
  expect(editor.playback.step).toBe(steps.at(-2)! + 1)
})

test('without a breakpoint that stops it is said why', async () => {
  const { editor, travel, breakpoints } = await watched()
  travel.next()
  expect(editor.notice?.text).toBe('There are no breakpoints.')
  breakpoints.add({ watch: byRule, isNote: true })
  travel.next()
  expect(editor.notice?.text).toBe('All enabled breakpoints are log-only.')
  for (const { id } of breakpoints.list) breakpoints.setEnabled(id, false)
  travel.next()
  expect(editor.notice?.text).toBe('All breakpoints are disabled.')
  expect(editor.playback.step).toBe(0)
})

test('a disabled one keeps its count and stops nowhere; added again it is enabled', async () => {
  const { breakpoints } = await watched(byRule)
  const { id } = breakpoints.list[0]!
  const count = breakpoints.countOf(id)
  breakpoints.setEnabled(id, false)
  expect([breakpoints.hits.length, breakpoints.countOf(id)]).toEqual([0, count])
  breakpoints.add({ watch: byRule })
  expect([breakpoints.list.length, breakpoints.hits.length]).toEqual([1, count])
})

test('all that were deleted at once come back', async () => {
  const { breakpoints, editor } = await watched(byRule, byKind)
  breakpoints.clear()
  expect([breakpoints.list, editor.notice?.text]).toEqual([[], 'Deleted 2 breakpoints.'])
  breakpoints.bringBack()
  expect(breakpoints.list.map(({ watch }) => watch)).toEqual([byRule, byKind])
  breakpoints.toggle(byKind)
  expect(breakpoints.list).toHaveLength(1)
})

test('they are kept with the document, and read again', async () => {
  const { breakpoints, level } = await watched(byRule)
  expect(level.kept.get('breakpoints')).toEqual([{ isEnabled: true, watch: byRule }])
  breakpoints.take([{ watch: byRule }, { watch: never, isEnabled: false }, { watch: 'broken' }])
  expect(breakpoints.list.map(({ isEnabled }) => isEnabled)).toEqual([true, false])
  breakpoints.clear()
  expect(level.kept.get('breakpoints')).toBeUndefined()
})

test('one that is hit no more goes round to its first hit', async () => {
  const all = await watched(byRule)
  const steps = stepsByRule(all, 'T3')
  all.editor.playback.seek(steps.at(-1)! + 1)
  all.travel.goRound(all.breakpoints.list[0]!.id)
  expect(all.editor.playback.step).toBe(steps[0]! + 1)
})

test('a search waits for hits that are not known yet, until it is stopped or the playhead leaves', () => {
  const { level, bridge } = openLevelOf('rockets')
  bridge.run()
  const { editor, debug } = level
  debug.breakpoints.add({ watch: byRule })
  debug.travel.next()
  expect(debug.travel.search?.way).toBe('next')
  expect([debug.travel.stopSearch(), debug.travel.stopSearch()]).toEqual([true, false])
  debug.travel.next()
  editor.playback.seek(3)
  debug.runChanged()
  expect([debug.travel.search, editor.playback.step]).toEqual([null, 3])
})

test('the story of an entity is read off the whole run, and the one chosen last is listed', async () => {
  const { followings, editor, level } = await watched()
  followings.follow({ kind: 'entity', entity: 0 })
  followings.follow({ kind: 'cell', page: 0, row: 0, col: 0 })
  followings.follow({ kind: 'entity', entity: 0 })
  expect(followings.list).toHaveLength(2)
  const first = followings.chosen!
  expect(first.watch).toEqual({ kind: 'entity', entity: 0 })
  await expect.poll(() => followings.isReading(first)).toBe(false)
  expect(first.life.length).toBeGreaterThan(0)
  expect(followings.titleOf(first)).toBe(editor.game.debugging.entityTitle(editor.level, 0))
  followings.stop(first.id)
  expect(followings.chosen?.watch.kind).toBe('cell')
  expect(level.kept.get('followed')).toMatchObject([{ watch: { kind: 'cell' }, isChosen: true }])
})

test('another run is counted from zero', async () => {
  const { editor, bridge, breakpoints } = await watched(byRule)
  const before = breakpoints.countOf(1)
  editor.type(editor.game.format.print(editor.game.blank(5, 5)), 'typing')
  bridge.run()
  await expect.poll(() => breakpoints.isCounting(1)).toBe(false)
  expect([before > 0, breakpoints.countOf(1)]).toEqual([true, 0])
})
