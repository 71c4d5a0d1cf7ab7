import { expect, test } from 'vitest'
import type { SuiteTask } from '@core/suite/tasks'
import { SameThread } from '../../threads/testing/same-thread'
import { LookCrew, type LookResult } from './look-crew'

/** Fails on a text, as a thread does for which a level is too much. */
class WeakThread extends SameThread {
  override start: SameThread['start'] = (tasks, tell) => {
    const isBad = (task: SuiteTask): boolean => task.kind === 'look' && task.text === 'bad'
    if (!tasks.some(isBad)) return super.start(tasks, tell)
    return { done: Promise.reject(new Error('out of memory')), cancel: () => undefined }
  }
}

test('a text on which a thread fails keeps no other from being seen', async () => {
  const seen = new Map<string, LookResult>()
  const crew = new LookCrew(() => new WeakThread())
  const texts = ['a', 'bad', 'b'].map((text, at) => ({ name: `${at}.in`, text }))
  await crew.look(texts, ({ text }, what) => seen.set(text, what))
  expect(seen.get('bad')).toEqual({ failed: 'The test cannot be evaluated: out of memory.' })
  expect([...seen].filter(([, what]) => 'look' in what)).toHaveLength(2)
})

test('nothing is told once it is closed', async () => {
  const seen: string[] = []
  const crew = new LookCrew(() => new SameThread())
  const looking = crew.look([{ name: 'a', text: 'a' }], ({ name }) => seen.push(name))
  crew.close()
  await looking
  expect(seen).toEqual([])
})
