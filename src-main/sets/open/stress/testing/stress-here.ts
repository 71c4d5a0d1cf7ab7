import { EventEmitter } from 'node:events'
import type { StressOrder } from '../../../../programs/stress-messages'
import { stressInThread } from '../../../../programs/stress-thread'
import type { StressThread } from '../stress-desk'

/** Does what the thread of a search does, in the thread of the test; what is said crosses as between threads. */
export class StressHere extends EventEmitter implements StressThread {
  private readonly stop = new AbortController()

  postMessage(order: StressOrder): void {
    if (order.kind === 'stop') return this.stop.abort()
    const say = (report: unknown) => void this.emit('message', structuredClone(report))
    stressInThread(structuredClone(order), this.stop.signal, (news) =>
      say({ kind: 'news', news }),
    ).then(
      (outcome) => say({ kind: 'ended', outcome }),
      (bug: unknown) => this.emit('error', bug),
    )
  }

  terminate(): void {}
}
