import { parentPort } from 'node:worker_threads'
import { findGame } from '@core/games/registry'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import { unreachable } from '@core/kernel/unreachable'
import { runLevel } from './run-level'

if (!parentPort) throw new Error('the worker runs in a thread of its own')
const port = parentPort

port.on('message', (request: WorkerRequest) => {
  switch (request.kind) {
    case 'run':
      return run(request)
    default:
      return unreachable(request.kind)
  }
})

// The outermost shell of this thread: a bug of an engine ends its run and not the thread.
function run(request: WorkerRequest): void {
  const post = (reply: WorkerReply): void => port.postMessage(reply)
  try {
    runLevel(findGame(request.game), request, post)
  } catch (bug) {
    const message = bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)
    post({
      kind: 'ended',
      runId: request.runId,
      outcome: { kind: 'failed', message },
      steps: 0,
    })
  }
}
