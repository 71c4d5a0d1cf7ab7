import { findGame } from '@core/games/registry'
import type { AnyGame } from '@core/game/any-game'
import { err, ok, type Result } from '@core/kernel/result'
import type { FindProgress, FindRequest, FoundLevel, ShrinkRequest } from '@core/protocol/set'
import { find, type Found } from '@core/suite/find'
import type { TextLook, Worth } from '@core/suite/look-at-text'
import { BLOCK, type Hit, type SearchPlan } from '@core/suite/search'
import type { SuiteResults, SuiteTask } from '@core/suite/tasks'
import { costOf, type Shows, type Wish } from '@core/suite/wish'
import type { Workers } from '../../pool/suite-pool'

/** Finds and shrinks levels on threads, as long as nobody stops it. */
export class SetWork {
  private readonly underWay = new Map<number, AbortController>()

  /** `workers` are asked for with each piece of work; `tell` hears how far searches have come, `onEnd` of each end. */
  constructor(
    private readonly workers: () => Workers,
    private readonly tell: (progress: FindProgress) => void,
    private readonly onEnd: () => void,
  ) {}

  get isBusy(): boolean {
    return this.underWay.size > 0
  }

  /** Looks for a level; gives how it ended, or why it could not be begun, a sentence. */
  async find(request: FindRequest): Promise<Result<FindProgress, string>> {
    const game = findGame(request.game)
    const strange = game ? strangeWish(game, request.wishes) : `There is no game ${request.game}.`
    if (!game || strange !== null) return err(strange ?? '')
    const { wishes, seed, isOfficial, workId } = request
    const plan: SearchPlan = { wishes, seed, isOfficial }
    const blocks = Math.ceil(request.tries / BLOCK)
    const began = performance.now()
    const progressOf = ({ blocks: done, hits, best, always }: Found): FindProgress => ({
      workId,
      tried: done * BLOCK,
      of: blocks * BLOCK,
      hits,
      time: performance.now() - began,
      best: best && foundLevel(best),
      always,
    })
    let last = progressOf({ blocks: 0, hits: 0, best: null, always: [] })
    return this.during(workId, async (stop) => {
      try {
        const crew = this.workers().crewOf(game.id, plan, stop)
        const found = await find(crew, blocks, (now) => {
          this.tell((last = progressOf(now)))
          return true
        })
        return ok(progressOf(found))
      } catch (error) {
        return stop.aborted ? ok(last) : err(failure(error))
      }
    })
  }

  /** The smaller level, or why there is none, a sentence; null when it was stopped. */
  async shrink(request: ShrinkRequest): Promise<Result<FoundLevel | null, string>> {
    const game = findGame(request.game)
    const strange = game ? strangeWish(game, request.wishes) : `There is no game ${request.game}.`
    if (!game || strange !== null) return err(strange ?? '')
    const { wishes, text, isOfficial, workId } = request
    return this.during(workId, async (stop) => {
      try {
        const looked = await this.do<'look'>(
          { kind: 'look', text, name: `level.${game.format.extension}` },
          stop,
        )
        const refusal = refusalOf(game, looked, wishes)
        if (refusal !== null) return err(refusal)
        const hit: Hit = { candidate: 0, cost: 0, size: 0, text, caught: [] }
        const plan: SearchPlan = { wishes, seed: 0, isOfficial }
        const small = await this.do<'shrink'>({ kind: 'shrink', game: game.id, plan, hit }, stop)
        return ok(foundLevel(small))
      } catch (error) {
        return stop.aborted ? ok(null) : err(failure(error))
      }
    })
  }

  /** Stops a piece of work; it replies with what it has. */
  stop(workId: number): void {
    this.underWay.get(workId)?.abort()
  }

  stopAll(): void {
    for (const one of this.underWay.values()) one.abort()
  }

  private async during<T>(workId: number, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
    this.stop(workId)
    const controller = new AbortController()
    this.underWay.set(workId, controller)
    try {
      return await work(controller.signal)
    } finally {
      if (this.underWay.get(workId) === controller) this.underWay.delete(workId)
      this.onEnd()
    }
  }

  private async do<K extends SuiteTask['kind']>(
    task: Extract<SuiteTask, { kind: K }>,
    stop: AbortSignal,
  ): Promise<SuiteResults[K]> {
    stop.throwIfAborted()
    const job = this.workers().start<K>([task])
    stop.addEventListener('abort', job.cancel, { once: true })
    const [result] = await job.done
    return result!
  }
}

function foundLevel({ text, caught, cost, size }: Hit): FoundLevel {
  return { text, caught, cost, size }
}

/** Why a level cannot be shrunk; null when it can. */
function refusalOf(game: AnyGame, look: TextLook, wishes: readonly Wish[]): string | null {
  if (look.game !== game.id || !look.worth)
    return look.problem?.message ?? `The text is no level of ${game.id}.`
  return costOf(shows(look.worth), wishes) === Infinity
    ? 'The level does not do what is asked of it.'
    : null
}

function shows({ answer, caught, events, rules }: Worth): Shows {
  return {
    answer,
    caught,
    catches: (reading) => caught.includes(reading),
    exercise: { events, rules },
  }
}

/** What a game does not have of what is wished for, a sentence; null when it has all. */
function strangeWish(game: AnyGame, wishes: readonly Wish[]): string | null {
  const { readings, eventKinds } = game.engine
  for (const wish of wishes) {
    const isKnown =
      wish.kind === 'catches' || wish.kind === 'misses'
        ? readings.some(({ id }) => id === wish.reading)
        : wish.kind === 'rule'
          ? game.rules.some(({ id }) => id === wish.rule)
          : wish.kind !== 'event' || eventKinds.some(({ name }) => name === wish.event)
    if (!isKnown) return `${game.id} does not have what is asked for: ${JSON.stringify(wish)}.`
  }
  return null
}

function failure(error: unknown): string {
  return `The work has failed: ${error instanceof Error ? error.message : String(error)}.`
}
