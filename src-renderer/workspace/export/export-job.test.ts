import { err, ok } from '@core/kernel/result'
import { MAX_PART } from '@core/protocol/exports'
import { expect, test } from 'vitest'
import { PageBridge, type Replies } from '../../testing/page-bridge'
import { ExportJob } from './export-job.svelte'

const filter = { name: 'PNG', extensions: ['png'] }
const full = err({ path: '/a.png', code: 'ENOSPC', message: 'The disk is full.' })

function exporting(replies: Replies = {}) {
  const bridge = new PageBridge({
    'export:begin': () => ok({ id: 4, path: '/a.png', name: 'a.png' }),
    'export:append': () => ok(null),
    'export:finish': () => ok(null),
    ...replies,
  })
  return { bridge, job: new ExportJob(bridge) }
}

test('a file is written in parts, and stands there when all of it is', async () => {
  const { bridge, job } = exporting()
  const end = await job.run('a.png', filter, async ({ sink, onProgress }) => {
    await sink(new Uint8Array(MAX_PART + 3))
    onProgress(0.5)
    expect([job.isRunning, job.progress]).toEqual([true, 0.5])
  })
  expect(end).toEqual({ kind: 'done', path: '/a.png' })
  const parts = bridge
    .askedFor('export:append')
    .map(([id, bytes]) => [id, (bytes as Uint8Array).length])
  expect(parts).toEqual([
    [4, MAX_PART],
    [4, 3],
  ])
  expect([bridge.askedFor('export:finish'), job.isRunning, job.problem]).toEqual([
    [[4]],
    false,
    null,
  ])
})

test.each([
  ['while it is written', { 'export:append': () => full }],
  ['at its end', { 'export:finish': () => full }],
] satisfies [string, Replies][])(
  'what fails %s leaves nothing, and is reported',
  async (_, replies) => {
    const { bridge, job } = exporting(replies)
    await job.run('a.png', filter, ({ sink }) => sink(new Uint8Array(1)))
    expect([bridge.askedFor('export:abort'), job.problem]).toEqual([[[4]], 'The disk is full.'])
  },
)

test('stopped, or without a place, nothing is written and nothing told', async () => {
  const { bridge, job } = exporting()
  const stopped = await job.run('a.png', filter, () => Promise.resolve(job.stop()))
  expect([stopped.kind, bridge.askedFor('export:abort').length, job.problem]).toEqual([
    'cancelled',
    1,
    null,
  ])
  const nowhere = exporting({ 'export:begin': () => ok(null) })
  expect(await nowhere.job.run('a.png', filter, () => Promise.reject(new Error()))).toEqual({
    kind: 'cancelled',
  })
})
