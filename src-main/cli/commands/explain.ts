import type { AnyGame } from '@core/game/any-game'
import { foreignKind } from '@core/kernel/decode-text'
import { explainOutput, type OutputExplanation } from '@core/judging/explain-output'
import { explanationWords } from '@core/judging/explanation-words'
import { cliProgramsWords } from '../cli-programs-words'
import { differencePlace } from '../difference-place'
import { whyNoText } from '../../not-text'
import { outputText } from '../../sets/output-text'
import { namedFile, UsageProblem } from '../problems'
import { compareRuleAt } from '../set-folder'
import type { ExplainReport } from '../schemas'
import { eachRunnable, type CommandInputs } from '../sources'
import type * as programs from '../declared/programs'
import type { Given } from '../form/command'

/** Explains where an output for a level is wrong, and why; exit code 1 if it is wrong. */
export async function explain(
  job: CommandInputs,
  outputFile: string,
  { json, compare }: Given<typeof programs.explain>,
): Promise<number> {
  const { io } = job
  if (job.files[0] === '-' && outputFile === '-')
    throw new UsageProblem(cliProgramsWords().explain.bothFromInput)
  const bytes = io.read(outputFile)
  if (!bytes.ok) throw new UsageProblem(`${outputFile}: ${bytes.error}`)
  const foreign = foreignKind(bytes.value)
  if (foreign) throw new UsageProblem(`${outputFile}: ${whyNoText(foreign)}`)
  const output = outputText(bytes.value)
  return eachRunnable(job, ({ game, level, file }) => {
    const found = explainOutput(game, level, output, compare ?? compareRuleAt(io, file))
    if (json) io.out(`${JSON.stringify(reportOf(namedFile(file), game, found))}\n`)
    else io.out(`${explanationWords(game, found, output).join('\n')}\n`)
    return found.verdict === 'OK'
  })
}

function reportOf(file: string, game: AnyGame, found: OutputExplanation): ExplainReport {
  const { verdict, answer, step, partings, more } = found
  if (verdict !== 'OK' && verdict !== 'PE' && verdict !== 'WA') throw new Error(verdict)
  const difference = differencePlace(found.difference)
  const readings = found.readings.map((ids, at) => ({ ids, parts: partings[at] ?? null }))
  return { file, game: game.id, verdict, answer, difference, step, readings, more }
}
