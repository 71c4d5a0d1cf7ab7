import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { usualLimits } from '@core/judging/run-end'
import type { JudgeService, JudgeOrder } from '../src-main/programs/judging/messages'
import { ThreadCalls } from '../src-main/threads/thread-calls'
import { rounded, type Figure } from './figures'
import type { BenchRequest } from './request'

const COUNT = 30

/** How late a process is to answer while programs run on a thread beside it, as they do beside the window. */
export async function measureRunsBeside({
  root,
  cacheFolder,
  say,
}: BenchRequest): Promise<Figure[]> {
  const folder = join(cacheFolder, 'runs-beside')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'copy.sh')
  writeFileSync(program, '#!/bin/sh\nexec cat\n', { mode: 0o755 })
  const numbers = Array.from({ length: COUNT }, (_, at) => String(at))
  const tests = numbers.map((name) => {
    const [file, answer] = [join(folder, `${name}.in`), `${name}\n`]
    writeFileSync(file, answer)
    const key = createHash('sha256').update(`.in\0${answer}`).digest('base64url')
    return { path: `${name}.in`, file, key, answer }
  })
  const order: JudgeOrder = {
    set: '',
    store: { folder: join(folder, 'runs'), name: 'set', version: '' },
    programs: numbers.map((id) => {
      const found = { language: null, words: [program, id], files: [program] }
      return { id, found: { ok: true, value: found } }
    }),
    tests,
    limits: usualLimits,
    compare: 'tokens',
    folder,
    isIsolated: false,
    extent: 'all',
  }
  const thread = new ThreadCalls<JudgeService>({
    createThread: () => new Worker(join(root, 'out/main/programs.js')),
    work: 'programs',
    logError: say,
  })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  let right = 0
  const { time } = await thread.call('run', order, {
    stop: new AbortController().signal,
    tell: ({ cells }) => (right += cells.filter(({ verdict }) => verdict === 'OK').length),
  })
  if (right !== COUNT * COUNT) throw new Error(`${right} runs were right`)
  delay.disable()
  await thread.end()
  const late = delay.percentile(99) / 1e6
  say(`programs: ${COUNT * COUNT} runs in ${rounded(time)} ms, late by ${rounded(late)} ms`)
  return [
    {
      name: `Lateness of the event loop while ${COUNT} programs run on ${COUNT} tests, 99th percentile`,
      value: late,
      unit: 'ms',
      target: 16,
      note: `${COUNT * COUNT} runs in ${rounded(time)} ms on the thread beside`,
    },
  ]
}
