import { basename } from 'node:path'
import type { Call } from '../../../threads/call'
import { findGame } from '../../../words'
import type { AnyGame } from '@core/game/any-game'
import { commandText } from '@core/judging/command-words'
import {
  counterexampleHow,
  counterexampleName,
  counterexampleNote,
} from '@core/judging/counterexample'
import type { Failure } from '@core/judging/failure'
import type { StressPlan } from '@core/judging/stress'
import { visible } from '@core/kernel/text-reader'
import { err, ok, type Result } from '@core/kernel/result'
import type { BotProgram } from '@core/protocol/bots'
import type {
  StressEnd,
  StressFailure,
  StressProgram,
  StressProgress,
  StressRequest,
} from '@core/protocol/stress'
import type { Dialogs } from '../../../files/dialogs'
import { BotPrograms } from '../../../files/bot-programs'
import { findCommand } from '../../../programs/found-command'
import type {
  StressNews,
  StressOrder,
  StressOutcome,
  StressService,
} from '../../../programs/stress-messages'
import { type ServiceThread, ThreadCalls } from '../../../threads/thread-calls'
import { levelTexts } from '../level-texts'
import { stoppedWith } from '../unless-stopped'
import type { RunnableProgram } from '../programs'
import { runLimits } from '../programs/program-runs'
import type { OpenSet } from '../open-set'
import { madeHash } from '../../made-hash'
import { stressCommand } from './stress-command'
import { setsWords } from '../../sets-words'

export interface StressDeskOptions {
  readonly find: (set: string) => OpenSet | null
  /** A program that is kept with a set, once the user lets it run; else a sentence. */
  readonly kept: (set: string, program: string) => Promise<Result<RunnableProgram, string>>
  readonly dialogs: Pick<Dialogs, 'open'>
  /** Whether files and network are to be kept from programs now. */
  readonly isIsolated: () => boolean
  readonly createThread: () => ServiceThread
  readonly logError: (message: string, error: unknown) => void
}

/** Maximum number of characters of an output that are reported. */
const MOST_LETTERS = 200_000

/** Looks for levels on which programs fail, each search in a thread of its own. */
export class StressDesk {
  private readonly chosen: BotPrograms
  private readonly underWay = new Set<{ stop(): void; readonly ended: Promise<unknown> }>()

  constructor(private readonly options: StressDeskOptions) {
    this.chosen = new BotPrograms(options.dialogs)
  }

  /** Asks for a program by dialog; null when the user cancels. */
  choose(): Promise<BotProgram | null> {
    return this.chosen.choose(null)
  }

  /** Looks for a level on which a program fails; resolves when nothing runs any more. */
  async run(
    request: StressRequest,
    call: Call<StressProgress>,
  ): Promise<Result<StressEnd, string>> {
    const game = findGame(request.game)
    if (!game) return err(setsWords().noGame({ game: request.game }))
    const program = await this.runnable(request.program)
    if (!program.ok) return program
    const other = request.other && (await this.runnable(request.other))
    if (other && !other.ok) return other
    const plan = await this.planFor(request, game)
    if (!plan.ok) return plan
    const { name, found } = program.value
    const isIsolated = this.options.isIsolated()
    const order = {
      game: game.id,
      plan: plan.value,
      program: { name, found },
      other: other && { name: other.value.name, found: other.value.found },
      limits: runLimits(request.limits),
      isIsolated,
    }
    const outcome = await this.inThread(order, call)
    if (!outcome.ok) return outcome
    const names = {
      program: commandText(program.value.found.words),
      other: other && commandText(other.value.found.words),
      isIsolated,
      near: request.source === 'new' ? null : (this.options.find(request.set ?? '')?.path ?? null),
    }
    const { failure } = outcome.value
    const told = { program: name, against: other?.value.name ?? null, seed: request.seed }
    return ok({
      ...outcome.value,
      failure: failure && failureFor(game, failure, plan.value, told),
      command: stressCommand(request, names),
    })
  }

  /** Stops all; resolves when nothing runs any more. */
  async stopAll(): Promise<void> {
    const all = [...this.underWay]
    for (const one of all) one.stop()
    await Promise.all(all.map(({ ended }) => ended))
  }

  private async runnable(program: StressProgram): Promise<Result<RunnableProgram, string>> {
    if (program.kind === 'kept') return this.options.kept(program.set, program.program)
    const path = this.chosen.fileOf(program.ticket)
    if (path === null) return err(setsWords().stress.notChosen)
    const found = await findCommand([path], '/')
    const name = visible(basename(path))
    return found.ok
      ? ok({ name, found: found.value })
      : err(setsWords().programs.oneCannot({ name, reason: found.error }))
  }

  private async planFor(
    { source, set, seed, tries, isOfficial, compare = 'tokens' }: StressRequest,
    game: AnyGame,
  ): Promise<Result<StressPlan, string>> {
    const plan = { seed, tries, isOfficial, compare, isNearOnly: source === 'near', from: [] }
    if (source === 'new') return ok(plan)
    const open = set === null ? null : this.options.find(set)
    if (!open) return err(setsWords().notOpen)
    const from = await levelTexts(open, game.id)
    return from.length > 0
      ? ok({ ...plan, from })
      : err(setsWords().stress.noLevels({ title: game.title }))
  }

  /** Searches in a thread of its own, which ends with that. */
  private async inThread(
    order: StressOrder,
    { stop, tell }: Call<StressProgress>,
  ): Promise<Result<StressOutcome, string>> {
    const { createThread, logError } = this.options
    const thread = new ThreadCalls<StressService>({ createThread, work: 'search', logError })
    const own = stoppedWith(stop)
    const told = (news: StressNews): void => tell({ of: order.plan.tries, ...news })
    const ended = thread.call('search', order, { stop: own.signal, tell: told }).catch((error) => {
      const reason = error instanceof Error ? error.message : String(error)
      return err(setsWords().stress.notTried({ reason }))
    })
    const held = { stop: () => own.abort(), ended }
    this.underWay.add(held)
    try {
      return await ended
    } finally {
      this.underWay.delete(held)
      void thread.end()
    }
  }
}

function failureFor(
  game: AnyGame,
  { end, kept, ...failure }: Failure,
  plan: StressPlan,
  told: { readonly program: string; readonly against: string | null; readonly seed: number },
): StressFailure {
  const { candidate, verdict, isOther, cause, expected } = failure
  const about = {
    ...{ candidate, verdict, seed: told.seed, cause: cause?.readings ?? null },
    program: isOther ? told.against! : told.program,
    against: isOther ? null : told.against,
  }
  return {
    ...failure,
    expected: expected.slice(0, MOST_LETTERS),
    output: end.output.slice(0, MOST_LETTERS),
    errors: end.errors,
    code: end.code,
    signal: end.signal,
    name: counterexampleName(about),
    note: counterexampleNote(game, about),
    how: counterexampleHow(game.id, plan, { ...about, kept }, madeHash),
  }
}
