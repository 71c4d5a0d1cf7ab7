import { parentPort } from 'node:worker_threads'
import { findGame, words } from '../words'
import type { MatchPlayed } from '@core/protocol/requests/runs'
import type { MatchOrder, MatchReport, WorkerReply, WorkerRequest } from '@core/protocol/worker'
import { isOutOfBuffers } from '@core/kernel/out-of-buffers'
import { unreachable } from '@core/kernel/unreachable'
import { playOn } from './play-on'
import { runLevel } from './run-level'

if (!parentPort) throw new Error('the worker runs in a thread of its own')
const port = parentPort

port.on('message', (request: WorkerRequest | MatchOrder) => {
  switch (request.kind) {
    case 'run':
      return run(request)
    case 'match':
      return play(request)
    default:
      return unreachable(request)
  }
})

// The outermost shell of this thread: a bug of an engine ends its run, not the thread.
function run(request: WorkerRequest): void {
  const post = (reply: WorkerReply): void => port.postMessage(reply)
  try {
    runLevel(findGame(request.game), request, post)
  } catch (bug) {
    const message = wordsOf(bug)
    post({
      kind: 'ended',
      runId: request.runId,
      outcome: { kind: 'failed', message },
      steps: 0,
    })
  }
}

function play(order: MatchOrder): void {
  const post = (report: MatchReport): void => port.postMessage(report)
  let last: MatchPlayed = { turns: 0, text: null }
  try {
    playOn(findGame(order.request.game), order, performance.now.bind(performance), (report) => {
      last = report
      post(report)
    })
  } catch (bug) {
    const { turns, text } = last
    post({ kind: 'ended', turns, text, end: { kind: 'failed', message: wordsOf(bug) } })
  }
}

function wordsOf(bug: unknown): string {
  if (isOutOfBuffers(bug)) return words.game.noMemory
  return bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)
}
