import { parentPort } from 'node:worker_threads'
import type { Call } from './call'
import type { Service, ThreadOrder, ThreadReport } from './thread-messages'

/** Writes an error to the log. */
export type Note = (what: string, error: unknown) => void

/** The service of a thread, and how it is closed after the last call. */
export interface Served<S> {
  readonly service: S
  readonly close?: () => Promise<unknown>
}

/** A thread’s side of its calls: runs the service from `make`, several calls at a time. */
export class ServedThread<S extends Service<S>> {
  private readonly served: Served<S>
  private readonly underWay = new Map<number, AbortController>()
  private readonly works = new Set<Promise<void>>()

  constructor(
    private readonly post: (report: ThreadReport) => void,
    make: (note: Note) => Served<S>,
  ) {
    this.served = make((what, error) => post({ kind: 'noted', what, message: wordsOf(error) }))
  }

  /** Resolves when the thread may end. */
  hear(order: ThreadOrder): Promise<void> | null {
    switch (order.kind) {
      case 'call': {
        const work = this.answer(order).finally(() => this.works.delete(work))
        this.works.add(work)
        return null
      }
      case 'stop':
        this.underWay.get(order.id)?.abort()
        return null
      case 'pulse':
        this.post({ kind: 'pulse' })
        return null
      case 'end':
        return this.end()
    }
  }

  private async answer({ id, name, asked }: Extract<ThreadOrder, { kind: 'call' }>): Promise<void> {
    const own = new AbortController()
    this.underWay.set(id, own)
    const tell = (progress: unknown): void => this.post({ kind: 'told', id, progress })
    try {
      const works = this.served.service as unknown as Readonly<
        Record<string, (asked: unknown, call: Call<unknown>) => unknown>
      >
      // Called as a method, because it may use the others.
      const reply = await works[name]!(asked, { stop: own.signal, tell })
      this.post({ kind: 'replied', id, reply })
    } catch (error) {
      this.post({ kind: 'failed', id, message: wordsOf(error) })
    } finally {
      this.underWay.delete(id)
    }
  }

  private async end(): Promise<void> {
    for (const one of this.underWay.values()) one.abort()
    await Promise.all(this.works)
    await this.served.close?.()
  }
}

/** Makes this thread answer the calls that main makes with `ThreadCalls`, until it is told to end. */
export function serveThread<S extends Service<S>>(make: (note: Note) => Served<S>): void {
  if (!parentPort) throw new Error('this runs in a thread of its own')
  const port = parentPort
  const thread = new ServedThread((report) => port.postMessage(report), make)
  port.on('message', (order: ThreadOrder) => {
    const ended = thread.hear(order)
    void ended?.finally(() => port.close())
  })
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
