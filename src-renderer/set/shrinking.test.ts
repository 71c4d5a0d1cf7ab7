import { findGame, games } from '@core/games/testing'
import { ok } from '@core/kernel/result'
import type { ShrinkRequest } from '@core/protocol/set'
import type { MadeTest } from '@core/suite/how-made'
import { lookAtText } from '@core/suite/look-at-text'
import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { Shrinking, type ToShrink } from './shrinking.svelte'

const text = '5 5\n2\n1\n2\n1 1\n3 2\n3 N\n3 3 N\n1 3 W\n'
const game = findGame('rockets')!
const level: ToShrink = {
  ...{ game, text, name: 'a.in', diagnostics: [], purpose: '', made: null, test: null },
}
const { worth } = lookAtText(text, 'a.txt', games)
const made: MadeTest = {
  ...{ by: 'shrink', game: 'rockets', from: 'ab', wishes: [], official: true, hash: 'cd' },
}
const steps = [{ label: 'turns: 1 less', text: '5 5\n' }]

function shown() {
  const bridge = new PageBridge({
    'set:worth': () => worth,
    'set:shrink': () => ok({ steps, isMinimal: true, made }),
  })
  const shrinking = new Shrinking(bridge)
  return { bridge, shrinking }
}

test('it offers what the level does, and asks to keep what is chosen', async () => {
  const { bridge, shrinking } = shown()
  await shrinking.open(level)
  const traits = shrinking.traits!
  expect(traits.map(({ wish }) => wish)).toEqual(
    expect.arrayContaining(worth!.caught.map((reading) => ({ kind: 'catches', reading }))),
  )
  const [first] = worth!.caught
  expect(shrinking.wishes).toEqual([{ kind: 'catches', reading: first }, { kind: 'alone' }])
  const rule = traits.find(({ group }) => group === 'rules')!
  shrinking.toggle(rule)
  expect(shrinking.isAlone).toBe(true)
  const wishes = [traits[0]!.wish, rule.wish, { kind: 'alone' }]
  expect(shrinking.wishes).toEqual(wishes)
  const done = shrinking.start()
  const [[, asked]] = bridge.askedFor('set:shrink') as [[number, ShrinkRequest]]
  expect(asked).toMatchObject({ game: 'rockets', text, wishes, isOfficial: true })
  const progress = { tried: 3, kept: 1, letters: 4, time: 1 }
  bridge.tellCall('set:shrink', progress)
  expect(shrinking.progress).toEqual(progress)
  await done
  expect([shrinking.isRunning, shrinking.small]).toEqual([false, '5 5\n'])
})

test('how the result is made again says how its level was made, if that is known of it', async () => {
  const { shrinking } = shown()
  const origin = { by: 'generate', game: 'rockets', seed: 5, settings: {} } as const
  for (const [known, expected] of [
    [null, made],
    [origin, { ...made, origin }],
    [
      { ...origin, hash: 'ab' },
      { ...made, origin },
    ],
    [{ ...origin, hash: 'of another' }, made],
  ] as const) {
    await shrinking.open({ ...level, made: known })
    expect([shrinking.made, shrinking.how]).toEqual([null, undefined])
    await shrinking.start()
    const { hash: _hash, ...how } = expected
    expect([shrinking.made, shrinking.how]).toEqual([expected, how])
  }
})

test('it keeps what the note says that the level is for, and tells what it catches now', async () => {
  const { bridge, shrinking } = shown()
  const last = worth!.caught.at(-1)!
  expect(worth!.caught.length).toBeGreaterThan(1)
  await shrinking.open({ ...level, purpose: `Catches ${last}: (R1) and more.` })
  expect(shrinking.wishes[0]).toEqual({ kind: 'catches', reading: last })
  const [rule] = Object.keys(worth!.rules)
  await shrinking.open({ ...level, purpose: `Shows rule ${rule!}.` })
  expect(shrinking.wishes).toEqual([{ kind: 'rule', rule }])
  await shrinking.start()
  expect(bridge.askedFor('set:worth').at(-1)).toMatchObject([expect.any(Number), { text: '5 5\n' }])
  expect(shrinking.caught).toEqual({ before: worth!.caught, now: worth!.caught })
  shrinking.close()
  expect(shrinking.caught).toBeNull()
})

test('of a level with errors it offers these alone', async () => {
  const { bridge, shrinking } = shown()
  const broken = text.replace('1 1\n', '0 0\n')
  const parsed = game.format.parse(broken)
  if (!parsed.ok) throw new Error(broken)
  const diagnostics = game.validate(parsed.value.level)
  await shrinking.open({ ...level, text: broken, diagnostics })
  expect(bridge.askedFor('set:worth')).toEqual([])
  expect(shrinking.wishes).toEqual([{ kind: 'problem', code: diagnostics[0]!.code }])
  expect(shrinking.isOfficial).toBe(false)
})

test('put away, it stops, and what comes later is not shown', async () => {
  const { bridge, shrinking } = shown()
  await shrinking.open(level)
  const done = shrinking.start()
  const [[call]] = bridge.askedFor('set:shrink') as [[number]]
  shrinking.close()
  expect(bridge.askedFor('call:stop')).toEqual([[call]])
  await done
  expect([shrinking.level, shrinking.result, shrinking.isRunning]).toEqual([null, null, false])
})
