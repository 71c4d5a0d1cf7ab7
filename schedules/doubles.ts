import type * as FileSystem from 'node:fs'
import { vi } from 'vitest'

// What takes time of its own beside the clock of a schedule: disks, timers of modules, threads, and the end of processes.
vi.mock('node:fs/promises', async () => {
  const { calls } = await import('./disk-calls')
  return { ...calls, default: calls }
})
vi.mock('node:fs', async (original) => {
  const { createReadStream } = await import('./disk-calls')
  const whole = await original<typeof FileSystem>()
  return { ...whole, createReadStream, default: { ...whole, createReadStream } }
})
vi.mock('node:timers/promises', () => {
  const delay = (ms: number, value: unknown): Promise<unknown> =>
    new Promise((done) => setTimeout(() => done(value), ms))
  return { setTimeout: delay, default: { setTimeout: delay } }
})
vi.mock('write-file-atomic', async () => {
  const { replaceFile } = await import('./disk-calls')
  return { default: replaceFile }
})
vi.mock('../src-main/files/replace-file', async () => {
  const { replaceFile } = await import('./disk-calls')
  return { replaceFile }
})
vi.mock('../src-main/programs/take-away', async () => {
  const { calls } = await import('./disk-calls')
  return { takeAway: (path: string) => calls.rm(path, { force: true }).then(() => true) }
})
vi.mock('workerpool', () => import('./pool'))
// Each page counts its own from 1, as it does when it is loaded again.
vi.mock('../src-renderer/ui/call-number', async () => {
  const { pages } = await import('./pages')
  return { nextCallNumber: () => ++pages.calls }
})
