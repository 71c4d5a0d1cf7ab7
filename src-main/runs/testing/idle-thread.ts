import type { RunRequest } from '@core/protocol/requests/runs'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import type { Outcome } from '@core/trace/trace'
import type { RunHostOptions } from '../run-host'

/** A thread that does nothing by itself. */
export class IdleThread<Order = unknown, Report = unknown> {
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
  say(report: Report): void {
    this.tell('message', report)
  }
  fail(error: Error): void {
    this.tell('error', error)
  }
  tell(event: 'message' | 'error' | 'exit', value: unknown): void {
    this.listeners.get(event)!(value)
  }
}

/** Makes threads for a host; keeps them, what the host announces, and what it logs. */
export function idleThreads<Order, Report>() {
  const threads: IdleThread<Order, Report>[] = []
  const said: unknown[] = []
  const errors: unknown[] = []
  const create = (): IdleThread<Order, Report> => {
    threads.push(new IdleThread())
    return threads.at(-1)!
  }
  const told = {
    announce: (name: string, payload: unknown): void => void said.push([name, payload]),
    logError: (message: string): void => void errors.push(message),
  }
  return { threads, said, errors, create, told }
}

/** What the page asks for. */
export const request = (runId: number, slot: RunRequest['slot'] = 'main'): RunRequest => ({
  ...{ runId, slot, game: 'any', text: `text ${runId}` },
})

/** What a host of runs is made of, with its threads, what it announces, and what it logs. */
export function heard(more: Partial<RunHostOptions> = {}) {
  const { threads, said, errors, create, told } = idleThreads<WorkerRequest, WorkerReply>()
  const options: RunHostOptions = { createWorker: create, ...told, ...more }
  const reply = (at: number, one: WorkerReply): void => threads[at]!.say(one)
  const end = (at: number, runId: number, outcome: Outcome): void =>
    reply(at, { kind: 'ended', runId, outcome, steps: 2 })
  const order = (at: number) => threads[at]!.orders.at(-1)!
  return { options, threads, said, errors, reply, end, order }
}

/** The end of a run as it is announced. */
export const ended = (runId: number, outcome: Outcome, steps = 0) => [
  'run:ended',
  { runId, outcome, steps },
]
