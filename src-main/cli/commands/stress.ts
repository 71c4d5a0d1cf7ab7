import { words as language } from '../../words'
import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import { counterexampleName, counterexampleNote } from '@core/judging/counterexample'
import { differenceWords } from '@core/judging/explanation-words'
import type { CompareRule } from '@core/judging/compare-outputs'
import type { Failure } from '@core/judging/failure'
import type { MakeLevel, StressPlan } from '@core/judging/stress'
import { isNearText, nearTests } from '@core/suite/near-tests'
import { stressPrograms } from '../../programs/stress-programs'
import { placeFor } from '../add-found'
import { cliProgramsWords } from '../cli-programs-words'
import { cliWords } from '../cli-words'
import type { CliIo } from '../io'
import { shownName, UsageProblem } from '../problems'
import { hashOfSet, notesOn, readSet } from '../set-folder'
import type { Shard } from '../shards/shard'
import { writeShard } from '../shards/write-shard'
import { printStress } from '../stress-report'
import type { ToldStress } from '../told-results'
import {
  identitiesOf,
  limitsOf,
  notCompiled,
  withPrograms,
  type ProgramOptions,
} from '../with-programs'
import type { FoundPlace } from './find'

export interface StressOptions extends ProgramOptions, FoundPlace {
  readonly program: readonly string[]
  /** A program whose output is taken for the right one. */
  readonly against?: string
  readonly seed: number
  readonly tries: number
  /** Whether levels may leave the official limits. */
  readonly anyLimits?: boolean
  /** Folder of tests of which changed copies are tried as well. */
  readonly near?: string
  /** Whether no new levels are tried beside them. */
  readonly nearOnly?: boolean
  /** That of the set that is near, or that the level is added to, when absent. */
  readonly compare?: CompareRule
  readonly shard?: Shard
}

/**
 * Looks for a level on which a program fails, makes it small, and prints it; the same seed finds the same. Ends with 1 when
 * there is one, with 0 when the program has stood all levels.
 */
export async function stress(io: CliIo, game: AnyGame, options: StressOptions): Promise<number> {
  const { program, against = null, seed, tries, near, shard } = options
  const { anyLimits = false, nearOnly: isNearOnly = false } = options
  const isOfficial = !anyLimits
  const { stress: words } = cliProgramsWords()
  const [text, more] = program
  if (text === undefined) throw new UsageProblem(words.noProgram)
  if (more !== undefined) throw new UsageProblem(words.oneProgram)
  if (isNearOnly && near === undefined) throw new UsageProblem(words.nearOnly)
  // Said before the search and not behind it.
  if (options.into !== undefined) await placeFor(options.into)
  const tests = near === undefined ? [] : await readSet(io, near)
  const levels = tests.flatMap((one) =>
    one.text !== null && checkText(game, one.text).isRunnable ? one.text : [],
  )
  const from = nearTests(levels).filter(isNearText)
  if (near !== undefined && from.length === 0)
    throw new UsageProblem(words.noLevels({ game: game.id, folder: near }))
  const set = near ?? options.into
  const compare = options.compare ?? (set === undefined ? 'tokens' : notesOn(io, set).compare)
  const plan: StressPlan = { seed, tries, isOfficial, isNearOnly, compare, from }
  const texts = against === null ? [text] : [text, against]
  const asked = {
    ...{ game: game.id, program: text, against, seed, tries, isOfficial, isNearOnly },
    compare,
  }
  return withPrograms(io, texts, options, async (runner, made) => {
    const [tested, other = null] = made.map((one, at) => {
      if ('command' in one) return one
      throw notCompiled(shownName(texts[at]!), one)
    })
    const tried = async (part?: Shard): Promise<ToldStress> => {
      const count = part ? Math.ceil(tries / part.of) : tries
      const workers = await io.workers(options.jobs)
      const make: MakeLevel = async (order) => {
        const [made] = await workers.start<'stress'>([{ kind: 'stress', game: game.id, ...order }])
          .done
        return made ?? null
      }
      const { tried, failure } = await stressPrograms({
        ...{ game, plan: part ? { ...plan, part } : plan, program: tested!, other },
        ...{ runner, make, limits: limitsOf(options) },
        onTried: (now) => io.progress?.(now, count, cliWords().progress.levels),
      }).finally(() => void workers.close())
      const asked = { program: text, against, seed }
      return { tried, failing: failure && toldFailing(game, failure, asked) }
    }
    if (!shard) return printStress(io, [await tried()], asked, options)
    const { time, memory, isolate = false } = options
    const programs = await identitiesOf(texts, '.', options)
    const run = { command: 'stress', ...asked, programs, time, memory, isolate } as const
    const input = near === undefined ? null : hashOfSet(tests)
    // Levels are not told one by one: a part is one task.
    return writeShard(io, { run, input, tasks: shard.of }, shard, async function* () {
      yield { stressed: await tried(shard) }
    })
  })
}

interface Asked {
  readonly program: string
  readonly against: string | null
  readonly seed: number
}

function toldFailing(game: AnyGame, failure: Failure, asked: Asked): ToldStress['failing'] {
  const { candidate, verdict, text, explanation, cause, isOther, end } = failure
  const { seed, against } = asked
  const program = isOther ? against! : asked.program
  const told = {
    program: shownName(program),
    level: candidate + 1,
    seed,
    verdict: language.judging.verdictsInside[verdict],
  }
  const lines = [
    cliProgramsWords().stress.fails(told),
    ...(explanation && verdict === 'WA' ? differenceWords(game, explanation, end.output) : []),
    ...(cause?.lines ?? []),
  ]
  const toName = {
    ...{ program, seed, candidate, verdict, cause: cause?.readings ?? null },
    against: isOther ? null : against,
  }
  return {
    ...{ candidate, verdict, text },
    told: lines.map((line) => `${line}\n`).join(''),
    name: counterexampleName(toName),
    note: counterexampleNote(game, toName),
  }
}
