import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { endThread, isAnyThreadEnding, noteEnding } from './end-thread'

test('a thread that waits in the system is given up, and known until it is gone', async () => {
  let go = (_: number): void => {}
  const thread = { terminate: () => new Promise<number>((resolve) => (go = resolve)) }
  noteEnding(thread)
  expect(isAnyThreadEnding()).toBe(true)
  await endThread(thread, 1)
  expect(isAnyThreadEnding()).toBe(true)
  go(0)
  await expect.poll(isAnyThreadEnding).toBe(false)
})

test('one that can be ended is waited for', async () => {
  const thread = new Worker('setInterval(() => {}, 1000)', { eval: true })
  await endThread(thread, 600_000)
  expect(isAnyThreadEnding()).toBe(false)
  expect(thread.threadId).toBe(-1)
})
