import { words as language } from '../../words'
import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import {
  counterexampleHow,
  counterexampleName,
  counterexampleNote,
} from '@core/judging/counterexample'
import { differenceWords } from '@core/judging/explanation-words'
import type { Failure } from '@core/judging/failure'
import type { MakeLevel, StressPlan } from '@core/judging/stress'
import { isNearText, nearTests } from '@core/suite/near-tests'
import { madeHash } from '../../sets/made-hash'
import { stressPrograms } from '../../programs/stress-programs'
import { placeFor } from '../add-found'
import { cliProgramsWords } from '../cli-programs-words'
import { cliWords } from '../cli-words'
import * as programs from '../declared/programs'
import type { Given } from '../form/command'
import { keptValues } from '../form/option'
import type { CliIo } from '../io'
import { shownName, UsageProblem } from '../problems'
import { hashOfSet, notesOn, readSet } from '../set-folder'
import type { Shard } from '../shards/shard'
import { writeShard } from '../shards/write-shard'
import { printStress } from '../stress-report'
import type { ToldStress } from '../told-results'
import { compiled, identitiesOf, runLimitsOf, withRunner } from '../with-programs'

/**
 * Looks for a level on which a program fails, shrinks and prints it; the same seed finds the same. Exit code 1 if there
 * is one, 0 if the program passes all levels.
 */
export async function stress(
  io: CliIo,
  game: AnyGame,
  options: Given<typeof programs.stress>,
): Promise<number> {
  const { program, against = null, tries, near, nearOnly: isNearOnly, shard } = options
  const { stress: words } = cliProgramsWords()
  const [text, more] = program
  if (text === undefined) throw new UsageProblem(words.noProgram)
  if (more !== undefined) throw new UsageProblem(words.oneProgram)
  if (isNearOnly && near === undefined) throw new UsageProblem(words.nearOnly)
  // Reported before the search, not after it.
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
  const { time, memory, isolate, ...kept } = keptValues(programs.stress.options, options)
  const asked = {
    ...{ game: game.id, program: text, ...kept },
    ...{ isOfficial: !options.anyLimits, isNearOnly, compare },
  }
  const plan: StressPlan = { ...asked, from }
  const texts = against === null ? [text] : [text, against]
  return withRunner(io, texts, options, async (runner, made) => {
    const [tested, other = null] = compiled(made, texts.map(shownName))
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
        ...{ runner, make, limits: runLimitsOf(options) },
        onTried: (now) => io.progress?.(now, count, cliWords().progress.levels),
      }).finally(() => void workers.close())
      return { tried, failing: failure && toldFailing(game, failure, plan, asked) }
    }
    if (!shard) return printStress(io, [await tried()], asked, options)
    const hashes = await identitiesOf(texts, '.', options)
    const run = { command: 'stress', ...asked, programs: hashes, time, memory, isolate } as const
    const input = near === undefined ? null : hashOfSet(tests)
    // Levels are not reported one by one: a part is one task.
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

function toldFailing(
  game: AnyGame,
  failure: Failure,
  plan: StressPlan,
  asked: Asked,
): ToldStress['failing'] {
  const { candidate, verdict, text, explanation, cause, isOther, end, kept } = failure
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
    how: counterexampleHow(game.id, plan, { ...toName, kept }, madeHash),
  }
}
