import { parentPort } from 'node:worker_threads'
import { err } from '@core/kernel/result'
import type { StressOrder, StressReport } from '../programs/stress-messages'
import { setsWords } from '../sets/sets-words'
import { stressInThread } from '../programs/stress-thread'

// A thread that looks for a level on which a program fails, so that the window does not wait for it.
if (!parentPort) throw new Error('stress runs in a thread of its own')
const port = parentPort
const stop = new AbortController()
const post = (report: StressReport): void => port.postMessage(report)

port.on('message', (order: StressOrder) => {
  if (order.kind === 'stop') return stop.abort()
  stressInThread(order, stop.signal, (news) => post({ kind: 'news', news }))
    .catch((bug: unknown) => {
      const reason = bug instanceof Error ? bug.message : String(bug)
      return err(setsWords().work.failed({ reason }))
    })
    .then(
      (outcome) => {
        post({ kind: 'ended', outcome })
        port.close()
      },
      () => undefined,
    )
})
