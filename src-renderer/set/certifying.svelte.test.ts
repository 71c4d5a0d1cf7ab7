import { err, ok } from '@core/kernel/result'
import type { SetCertificate } from '@core/protocol/certificate'
import { expect, test } from 'vitest'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { Certifying } from './certifying.svelte'

const shown: SetCertificate = { papers: [], without: 0 }

function certifying(replies: Replies = {}) {
  const bridge = new PageBridge({ 'set:certificate': () => ok(shown), ...replies })
  return { bridge, one: new Certifying(bridge, 's') }
}

test('it is worked out when it opens, and again while it is open only', async () => {
  const { bridge, one } = certifying()
  await one.load()
  expect(bridge.askedFor('set:certificate')).toHaveLength(0)
  await one.open()
  await one.load()
  expect([one.shown, bridge.askedFor('set:certificate').length]).toEqual([shown, 2])
  one.close()
  expect([one.isOpen, one.shown]).toEqual([false, null])
})

test('what cannot be worked out yet is said until it can', async () => {
  let found: ReturnType<NonNullable<Replies['set:certificate']>> = err('Try again in a moment.')
  const { one } = certifying({ 'set:certificate': () => found })
  await one.open()
  expect([one.shown, one.problem]).toEqual([null, 'Try again in a moment.'])
  found = ok(shown)
  await one.load()
  expect([one.shown, one.problem]).toEqual([shown, null])
})

test('it says where it was saved, or why not; one thing at a time', async () => {
  let end: ReturnType<NonNullable<Replies['set:save-certificate']>> = {
    kind: 'saved',
    path: '/c.html',
  }
  const { bridge, one } = certifying({ 'set:save-certificate': () => end })
  await one.open()
  one.file = 'pdf'
  await Promise.all([one.save(), one.save()])
  expect(bridge.askedFor('set:save-certificate')).toEqual([['s', 'pdf']])
  expect([one.saved, one.isBusy]).toEqual(['/c.html', false])
  end = { kind: 'failed', message: 'The disk is full.' }
  await one.save()
  expect([one.saved, one.problem]).toEqual([null, 'The disk is full.'])
  await one.load()
  expect(one.problem).toBe('The disk is full.')
})

test('a verdict comes through while the set is looked at again, and not once the dialog is closed', async () => {
  const verdict = { file: 'c.html', broken: ['The text of 1.in has changed'] }
  const { one } = certifying({ 'set:verify-certificate': () => ok(verdict) })
  await one.open()
  await Promise.all([one.verify(), one.load()])
  expect([one.verdict, one.isBusy]).toEqual([verdict, false])
  const late = one.verify()
  one.close()
  await late
  expect([one.verdict, one.isBusy]).toEqual([null, false])
})
