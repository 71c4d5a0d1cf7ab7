import type { RunRequest } from '@core/protocol/requests/runs'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import type { Outcome } from '@core/trace/trace'
import type { RunHostOptions, WorkerThread } from '../run-host'

/** A thread that does nothing by itself. */
export class IdleThread<Order = unknown> {
  readonly orders: Order[] = []
  isTerminated = false
  private readonly listeners = new Map<string, (value: unknown) => void>()

  postMessage(order: Order): void {
    this.orders.push(order)
  }
  on(event: string, listener: (value: never) => void): void {
    this.listeners.set(event, listener as (value: unknown) => void)
  }
  terminate(): void {
    this.isTerminated = true
  }
  tell(event: 'message' | 'error' | 'exit', value: unknown): void {
    this.listeners.get(event)!(value)
  }
}

/** What the page asks for. */
export const request = (runId: number, slot: RunRequest['slot'] = 'main'): RunRequest => ({
  ...{ runId, slot, game: 'any', text: `text ${runId}` },
})

/** What a host of runs is made of, with its threads, what it announces, and what it logs. */
export function heard(more: Partial<RunHostOptions> = {}) {
  const threads: IdleThread[] = []
  const said: unknown[] = []
  const errors: unknown[] = []
  const options: RunHostOptions = {
    createWorker: () => {
      threads.push(new IdleThread())
      return threads.at(-1) as unknown as WorkerThread
    },
    announce: (name, payload) => said.push([name, payload]),
    logError: (message) => errors.push(message),
    ...more,
  }
  const reply = (at: number, one: WorkerReply): void => threads[at]!.tell('message', one)
  const end = (at: number, runId: number, outcome: Outcome): void =>
    reply(at, { kind: 'ended', runId, outcome, steps: 2 })
  const order = (at: number) => threads[at]!.orders.at(-1) as WorkerRequest
  return { options, threads, said, errors, reply, end, order }
}

/** The end of a run as it is announced. */
export const ended = (runId: number, outcome: Outcome, steps = 0) => [
  'run:ended',
  { runId, outcome, steps },
]
