import { EventEmitter } from 'node:events'
import { ServedThread, type Note, type Served } from '../serve-thread'
import type { ServiceThread } from '../thread-calls'
import type { Service, ThreadOrder } from '../thread-messages'

/** Serves like a thread, in the thread of the test; messages are cloned as between threads. */
export class ServedHere<S extends Service<S>> extends EventEmitter implements ServiceThread {
  /** It has ended, or was ended. */
  isOver = false
  private readonly thread: ServedThread<S>

  constructor(make: (note: Note) => Served<S>) {
    super()
    this.thread = new ServedThread((report) => this.emit('message', structuredClone(report)), make)
  }

  postMessage(order: ThreadOrder): void {
    void this.thread.hear(structuredClone(order))?.finally(() => {
      this.isOver = true
      this.emit('exit', 0)
    })
  }

  terminate(): void {
    this.isOver = true
  }
}
