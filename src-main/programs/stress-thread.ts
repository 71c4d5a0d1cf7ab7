import { findGame } from '../words'
import { stressLevel, type MakeLevel } from '@core/judging/stress'
import { err, ok, type Result } from '@core/kernel/result'
import type { Call } from '../threads/call'
import { ownFolder } from './own-folder'
import { openIsolated } from './open-isolated'
import { ProgramRunner } from './program-runner'
import { hashOf, makeFoundReady, type ReadyProgram } from './ready-program'
import type { NamedCommand, StressNews, StressOrder, StressOutcome } from './stress-messages'
import { stressPrograms } from './stress-programs'
import { takeAway } from './take-away'
import { setsWords } from '../sets/sets-words'

/** Ms between two pieces of news. */
const PACE = 100

/** Prepares programs, tries them, and leaves nothing running; `tell` is called from time to time with the progress. */
export async function stressInThread(
  order: StressOrder,
  { stop, tell }: Call<StressNews>,
): Promise<Result<StressOutcome, string>> {
  const game = findGame(order.game)
  if (!game) return err(setsWords().noGame({ game: order.game }))
  const runner = await openIsolated((options) => ProgramRunner.open(options), order.isIsolated)
  if (!runner) return err(setsWords().stress.notTried({ reason: setsWords().noIsolation }))
  const builds = await ownFolder('build')
  let news: StressNews = { tried: 0, failing: null, shrinkTries: 0, shrinkKept: 0, time: 0 }
  let began = performance.now()
  const ended = (rest: Pick<StressOutcome, 'failure' | 'isSmallest'>): StressOutcome => {
    const { tried, time } = news
    return { tried, time, isStopped: stop.aborted, ...rest }
  }
  const say = paced(tell)
  const heard = (change: Partial<StressNews>): void => {
    news = { ...news, ...change, time: performance.now() - began }
    say(news)
  }
  const make: MakeLevel = async (wanted) => {
    // Let messages in, even if many levels in a row are invalid.
    await new Promise(setImmediate)
    stop.throwIfAborted()
    return stressLevel(game, wanted)
  }
  // Programs that compile are to be ended as well.
  const close = (): void => void runner.close()
  stop.addEventListener('abort', close, { once: true })
  try {
    const made: ReadyProgram[] = []
    for (const one of order.other ? [order.program, order.other] : [order.program]) {
      const ready = await madeReady(one, { runner, builds })
      if (stop.aborted) return ok(ended({ failure: null, isSmallest: false }))
      if (!ready.ok) return ready
      made.push(ready.value)
    }
    stop.removeEventListener('abort', close)
    began = performance.now()
    const { tried, failure, isSmallest } = await stressPrograms({
      ...{ game, plan: order.plan, limits: order.limits, runner, make, stop },
      ...{ program: made[0]!, other: made[1] ?? null },
      onTried: (now) => heard({ tried: now }),
      onFound: (failing) => heard({ failing }),
      onShrunk: (shrinkTries, isTaken) =>
        heard({ shrinkTries, shrinkKept: news.shrinkKept + (isTaken ? 1 : 0) }),
    })
    heard({ tried })
    return ok(ended({ failure, isSmallest }))
  } catch (error) {
    if (!stop.aborted) throw error
    return ok(ended({ failure: null, isSmallest: false }))
  } finally {
    stop.removeEventListener('abort', close)
    await runner.close()
    await takeAway(builds)
  }
}

async function madeReady(
  { name, found }: NamedCommand,
  making: Parameters<typeof makeFoundReady>[2],
): Promise<Result<ReadyProgram, string>> {
  const ready = await makeFoundReady(found, await hashOf(found), making)
  if (ready.ok) return ready
  const { kind, message } = ready.error
  return err(
    kind === 'compile'
      ? `${setsWords().command.notCompiled({ file: name })}:\n${message}`
      : message,
  )
}

/** Reports the last of several messages within a while, and nothing twice. */
function paced(tell: (news: StressNews) => void): (news: StressNews) => void {
  let told = 0
  return (news) => {
    const now = performance.now()
    if (now - told < PACE) return
    told = now
    tell(news)
  }
}
