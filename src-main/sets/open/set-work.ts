import type { AnyGame } from '@core/game/any-game'
import type { Call } from '../../threads/call'
import { findGame } from '../../words'
import { err, ok, type Result } from '@core/kernel/result'
import { diagnosing } from '@core/judging/diagnose'
import type { Diagnosis } from '@core/judging/diagnosis'
import type { SeenOutput } from '@core/judging/plain-faults'
import type { ToExplain } from '@core/judging/explain-output'
import type { ExplainRequest, OutputExplanation } from '@core/protocol/judging'
import type {
  FindProgress,
  FindRequest,
  GenerateManyRequest,
  AgainMade,
  LowerProgress,
  LowerRequest,
  MakeAgainProgress,
  ShrinkProgress,
  ShrinkRequest,
  ShrunkLevel,
  WorthRequest,
} from '@core/protocol/set'
import { find, type FoundSoFar } from '@core/suite/find'
import { lowerForSet, type LoweredSet } from '@core/suite/lower-set'
import { bySearch, nearOf } from '@core/suite/how-made'
import type { MadeInvalid } from '@core/suite/invalid/make-invalid'
import { BLOCK, type SearchPlan } from '@core/suite/search'
import type { Shrunken } from '@core/suite/shrink-text'
import type { SuiteResults, SuiteTask } from '@core/suite/tasks'
import type { TestWorth } from '@core/suite/look-at-text'
import type { Workers } from '../../threads/suite-pool'
import { madeHash } from '../made-hash'
import { setsWords } from '../sets-words'
import { againMade, type SetHands, type ToMake } from './tests-to-make'
import { gameFor, refusalOf } from './asked-level'
import { failure, workFailure } from './work-failure'
import { foundLevel, shrunkLevel, type KeptStep } from './work-results'
import { stoppedWith, unlessStopped } from './unless-stopped'

/** Maximum total length of levels that are generated at once. */
const MOST_GENERATED = 64 * 1024 * 1024

/** The part of a call that work without progress needs. */
type Stoppable = Pick<Call, 'stop'>

/** Finds and shrinks levels on threads, as long as nobody stops it. */
export class SetWork {
  private readonly underWay = new Set<AbortController>()

  /** `workers` is called for each piece of work, `onEnd` at its end; `levels` returns what is known of a set's tests. */
  constructor(
    private readonly workers: () => Workers,
    private readonly onEnd: () => void,
    private readonly levels: {
      /** Some of their texts. */
      readonly textsOf: (set: string, game: string) => Promise<readonly string[]>
      /** Null for a set that is not open. */
      readonly scoredOf: (set: string, game: string) => Promise<LoweredSet | null>
    },
  ) {}

  get isBusy(): boolean {
    return this.underWay.size > 0
  }

  /** Looks for a level; returns how it ended, or why it could not be begun, a sentence. */
  async find(
    request: FindRequest,
    call: Call<FindProgress>,
  ): Promise<Result<FindProgress, string>> {
    const game = gameFor(request)
    if (!game.ok) return game
    const { wishes, seed, isOfficial, tries, set } = request
    const plan: SearchPlan = { wishes, seed, isOfficial }
    const blocks = Math.ceil(tries / BLOCK)
    const began = performance.now()
    const progressOf = ({ blocks: done, hits, best, always }: FoundSoFar): FindProgress => ({
      tried: done * BLOCK,
      of: blocks * BLOCK,
      hits,
      time: performance.now() - began,
      best: best && foundLevel(best),
      always,
      how: { ...how, tries: Math.max(1, done * BLOCK) },
    })
    const { id } = game.value
    const search = { game: id, seed, wishes, tries, official: isOfficial }
    let how = bySearch(search, '')
    let last = progressOf({ blocks: 0, hits: 0, best: null, always: [] })
    return this.during(call, async (stop) => {
      try {
        const from = set === null ? [] : await unlessStopped(this.levels.textsOf(set, id), stop)
        how = bySearch(search, nearOf(from, madeHash))
        const crew = this.workers().crewOf(id, plan, stop)
        const found = await find(crew, { blocks, from }, (now) => {
          call.tell((last = progressOf(now)))
          return true
        })
        return ok(progressOf(found))
      } catch (error) {
        return stop.aborted ? ok(last) : err(failure(error))
      }
    })
  }

  /** Looks for tests that cost misreadings points; returns how it ended, or why it could not be begun, a sentence. */
  async lower(
    request: LowerRequest,
    call: Call<LowerProgress>,
  ): Promise<Result<LowerProgress, string>> {
    const game = findGame(request.game)
    if (!game) return err(setsWords().noGame({ game: request.game }))
    let last: LowerProgress = { found: [], left: [], of: 0, tried: 0 }
    return this.during(call, async (stop) => {
      try {
        const set = await unlessStopped(this.levels.scoredOf(request.set, game.id), stop)
        if (!set) return err(setsWords().notOpen)
        const crewOf = (plan: SearchPlan) => this.workers().crewOf(game.id, plan, stop)
        const tell = (now: LowerProgress): void => call.tell((last = now))
        return ok(await lowerForSet(game, set, request, { crewOf, hashOf: madeHash }, tell))
      } catch (error) {
        return stop.aborted ? ok(last) : err(failure(error))
      }
    })
  }

  /** Makes tests again; returns the result of each, null if stopped. */
  async makeAgain(
    asked: ToMake,
    call: Call<MakeAgainProgress>,
  ): Promise<Result<readonly AgainMade[] | null, string>> {
    return this.orNull(call, async (stop) => {
      const hands: SetHands = {
        generate: (request) => this.do<'generate'>({ kind: 'generate', request }, stop),
        replay: (how, from) => this.do<'replay'>({ kind: 'replay', how, from }, stop),
        crewOf: (...plan) => this.workers().crewOf(...plan, stop),
      }
      return ok(await againMade(asked, hands, call.tell))
    })
  }

  /** Inputs that a game has to refuse, made of the levels of a set; null when it was stopped. */
  async makeInvalid(
    set: string,
    game: string,
    call: Stoppable,
  ): Promise<Result<readonly MadeInvalid[] | null, string>> {
    return this.orNull(call, async (stop) => {
      const texts = await unlessStopped(this.levels.textsOf(set, game), stop)
      return ok(await this.do<'invalid'>({ kind: 'invalid', game, texts }, stop))
    })
  }

  /** What a level shows; null for a text that is not a level, and if stopped. */
  async worth({ game: id, text }: WorthRequest, call: Stoppable): Promise<TestWorth | null> {
    const name = `level.${findGame(id)?.format.extension ?? ''}`
    return this.during(call, async (stop) => {
      try {
        const look = await this.do<'look'>({ kind: 'look', text, name }, stop)
        return look.game === id ? look.worth : null
      } catch {
        return null
      }
    })
  }

  /** The result, or a sentence why the level cannot be shrunk. A stopped search returns what it has reached. */
  async shrink(
    request: ShrinkRequest,
    call: Call<ShrinkProgress>,
  ): Promise<Result<ShrunkLevel, string>> {
    const game = gameFor(request)
    if (!game.ok) return game
    const { wishes, text, isOfficial } = request
    const plan: SearchPlan = { wishes, seed: 0, isOfficial }
    const began = performance.now()
    const steps: KeptStep[] = []
    return this.during(call, async (stop) => {
      try {
        const refusal = refusalOf(game.value, text, wishes)
        if (refusal !== null) return err(refusal)
        const small = await this.do<'shrink'>(
          { kind: 'shrink', game: game.value.id, plan, candidate: 0, text },
          stop,
          ({ tried, step }) => {
            if (step) steps.push({ tried, ...step })
            const letters = steps.at(-1)?.text.length ?? text.length
            const time = performance.now() - began
            call.tell({ tried, kept: steps.length, letters, time })
          },
        )
        if (!small) return err(setsWords().work.notDone)
        return ok(shrunkLevel(request, steps, true))
      } catch (error) {
        return stop.aborted ? ok(shrunkLevel(request, steps, false)) : err(failure(error))
      }
    })
  }

  /** Random levels; null if stopped. */
  async generate(
    request: GenerateManyRequest,
    call: Stoppable,
  ): Promise<Result<readonly string[] | null, string>> {
    const { game, recipe, seed, count } = request
    return this.during(call, async (stop) => {
      try {
        const tasks = Array.from({ length: count }, (_, at) => ({
          kind: 'generate' as const,
          request: { game, recipe, seed: seed + at },
        }))
        const made = await this.doAll<'generate'>(tasks, stop)
        const failed = made.find((one) => !one.ok)
        const letters = made.reduce((sum, one) => sum + (one.ok ? one.value.length : 0), 0)
        if (letters > MOST_GENERATED) return err(setsWords().work.tooLarge)
        return failed?.ok === false ? failed : ok(made.flatMap((one) => (one.ok ? one.value : [])))
      } catch (error) {
        return stop.aborted ? ok(null) : err(workFailure(error, 'level'))
      }
    })
  }

  /** What is wrong with an output, and why; null when it was stopped. */
  explain(asked: ExplainRequest, call: Stoppable) {
    return this.orNull<OutputExplanation>(call, (stop) =>
      this.do<'explain'>({ kind: 'explain', ...asked }, stop),
    )
  }

  /** What the outputs of a program for levels of a game have in common; null when it was stopped. */
  async diagnose(
    game: AnyGame,
    outputs: readonly (SeenOutput & Pick<ToExplain, 'text'>)[],
    call: Stoppable,
  ): Promise<Result<Diagnosis | null, string>> {
    return this.orNull(call, async (stop) => {
      const steps = diagnosing(game, outputs)
      let step = steps.next()
      while (!step.done) {
        const { candidates, outputs: asked } = step.value
        const about = { kind: 'answers-under', game: game.id, candidates } as const
        const tasks = asked.map((at) => {
          return { ...about, text: outputs[at]!.text, output: outputs[at]!.output! }
        })
        step = steps.next(await this.doAll<'answers-under'>(tasks, stop))
      }
      return ok(step.value)
    })
  }

  /** Stops all work; it replies with what it has. */
  stopAll(): void {
    for (const one of this.underWay) one.abort()
  }

  private async during<T>(call: Stoppable, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
    const own = stoppedWith(call.stop)
    this.underWay.add(own)
    try {
      return await work(own.signal)
    } finally {
      this.underWay.delete(own)
      this.onEnd()
    }
  }

  /** The same; null when it was stopped, and a sentence where it fails. */
  private orNull<T>(
    call: Stoppable,
    work: (stop: AbortSignal) => Promise<Result<T, string>>,
  ): Promise<Result<T | null, string>> {
    return this.during(call, async (stop) => {
      try {
        return await work(stop)
      } catch (error) {
        return stop.aborted ? ok(null) : err(failure(error))
      }
    })
  }

  private async do<K extends SuiteTask['kind']>(
    task: Extract<SuiteTask, { kind: K }>,
    stop: AbortSignal,
    hear?: (now: Shrunken) => void,
  ): Promise<SuiteResults[K]> {
    const [result] = await this.doAll<K>([task], stop, hear)
    return result!
  }

  private doAll<K extends SuiteTask['kind']>(
    tasks: readonly Extract<SuiteTask, { kind: K }>[],
    stop: AbortSignal,
    hear?: (now: Shrunken) => void,
  ): Promise<readonly SuiteResults[K][]> {
    stop.throwIfAborted()
    const job = this.workers().start<K>(tasks, undefined, hear && { hear })
    stop.addEventListener('abort', job.cancel, { once: true })
    return job.done
  }
}
