import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpenSets, type OpenSet } from '../../set/index'
import { openedSet } from '../../testing/sets'
import { PageBridge } from '../../testing/page-bridge'
import { OpenSetsNote } from './open-sets-note.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('main hears of sets as they open, change and close, and not of none before there was one', async () => {
  const bridge = new PageBridge({ 'set:recent': () => [] })
  const sets = new OpenSets(bridge, () => undefined)
  let front = $state.raw<OpenSet | null>(null)
  const note = new OpenSetsNote(
    bridge,
    () => sets.list,
    () => front,
  )
  const stop = $effect.root(() => note.watch())
  const told = async () => {
    flushSync()
    await vi.advanceTimersByTimeAsync(300)
    return bridge.askedFor('set:keep')
  }
  sets.begin()
  await sets.load()
  expect(await told()).toEqual([])
  bridge.tell('set:opened', openedSet('secret', ['01.in']))
  const [set] = sets.list
  expect(await told()).toMatchObject([[[{ set: 'set secret', view: { sort: 'name' } }], null]])
  front = set!
  set!.table.sortBy('size')
  expect((await told()).slice(1)).toMatchObject([[[{ view: { sort: 'size' } }], 'set secret']])
  set!.table.goTo(0)
  await note.flush()
  sets.close(set!)
  front = null
  expect((await told()).slice(2)).toMatchObject([
    [[{ view: { cursor: '01.in' } }], 'set secret'],
    [[], null],
  ])
  stop()
})
