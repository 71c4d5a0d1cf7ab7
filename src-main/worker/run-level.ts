import { checkText } from '@core/game/check-text'
import type { AnyGame } from '@core/game/any-game'
import { findReading } from '@core/game/reading-table'
import type { WorkerReply, WorkerRequest } from '@core/protocol/worker'
import { sendRun } from '@core/trace/send-run'
import type { Outcome } from '@core/trace/trace'
import { words } from '../words'

/**
 * Runs one level: reads it, posts its layout, the official answer by the fast path, then the trace, and always ends
 * with `ended`. A level with an entry that cannot be played has no answer, and its trace ends there. `game` null means
 * that the request names none. A bug of an engine is let through.
 */
export function runLevel(
  game: AnyGame | null,
  request: WorkerRequest,
  post: (reply: WorkerReply) => void,
): void {
  const { runId } = request
  const end = (outcome: Outcome, steps: number): void =>
    post({ kind: 'ended', runId, outcome, steps })
  const isCancelled = cancelCheck(request)

  if (isCancelled()) return end({ kind: 'cancelled' }, 0)
  if (!game) return end({ kind: 'failed', message: `there is no game "${request.game}"` }, 0)
  const checked = checkText(game, request.text)
  if (!checked.isPlayable) return end({ kind: 'failed', message: words.game.hasErrors }, 0)

  const level: unknown = checked.level ?? checked.beginning
  const reading = request.reading ?? undefined
  if (reading !== undefined && !findReading(game, reading)) {
    return end({ kind: 'failed', message: `${game.title} has no misreading "${reading}"` }, 0)
  }
  const layout = game.engine.layout(level)
  post({ kind: 'begun', runId, layout })
  // Before the trace: recording a long run takes many times as long as answering. A level with errors has no official
  // answer.
  if (checked.isRunnable) {
    const begun = performance.now()
    const answer = game.engine.answer(level, reading)
    post({ kind: 'answered', runId, answer, time: performance.now() - begun })
  }

  const { outcome, steps } = sendRun(
    layout,
    (writer) => game.engine.start(level, writer, reading),
    (delivery) => post({ runId, ...delivery }),
    request.limits,
    isCancelled,
  )
  end(outcome, steps)
}

/** A busy thread reads no messages, so a number in shared memory tells it to cancel. */
function cancelCheck(request: WorkerRequest): () => boolean {
  const cancelled = new Int32Array(request.cancelled)
  return () => Atomics.load(cancelled, 0) >= request.runId
}
