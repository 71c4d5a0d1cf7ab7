import { expect, test } from 'vitest'
import type { RunRequest, RunSlot } from '@core/protocol/requests/runs'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import type { WorkerThread } from './run-host'
import { RunSlots } from './run-slots'

class FakeWorker implements WorkerThread {
  readonly texts: string[] = []
  isTerminated = false
  private hear: (reply: WorkerReply) => void = () => undefined

  postMessage(request: WorkerRequest): void {
    this.texts.push(request.text)
  }
  on(event: string, listener: (value: never) => void): void {
    if (event === 'message') this.hear = listener as (reply: WorkerReply) => void
  }
  terminate(): void {
    this.isTerminated = true
  }
  end(runId: number): void {
    this.hear({ kind: 'ended', runId, outcome: { kind: 'finished' }, steps: 1 })
  }
}

const request = (runId: number, slot: RunSlot): RunRequest => ({
  runId,
  slot,
  game: 'any',
  text: `text ${runId}`,
})

function makeSlots() {
  const workers: FakeWorker[] = []
  const said: unknown[] = []
  const slots = new RunSlots({
    createWorker: () => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker
    },
    announce: (name, payload) => said.push([name, 'runId' in payload ? payload.runId : null]),
    logError: (message) => said.push(message),
  })
  return { slots, workers, said }
}

test('a run in one slot does not stand in the way of the other', () => {
  const { slots, workers, said } = makeSlots()
  slots.start(request(1, 'main'))
  expect(workers).toHaveLength(1)
  slots.start(request(2, 'side'))
  expect(workers.map(({ texts }) => texts)).toEqual([['text 1'], ['text 2']])
  // Each thread counts its own runs.
  workers[1]!.end(1)
  workers[0]!.end(1)
  expect(said).toEqual([
    ['run:ended', 2],
    ['run:ended', 1],
  ])
})

test('the side thread ends with the comparison and comes back with the next one', () => {
  const { slots, workers, said } = makeSlots()
  slots.start(request(1, 'side'))
  slots.endSide()
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true])
  workers[0]!.end(1)
  slots.start(request(2, 'side'))
  expect(workers[1]!.texts).toEqual(['text 2'])
  slots.close()
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
  expect(said).toEqual([])
})
