import type { AnyGame } from '@core/game/any-game'
import { explainOutput, type OutputExplanation } from '@core/judging/explain-output'
import { explanationWords } from '@core/judging/explanation-words'
import { cliProgramsWords } from '../cli-programs-words'
import { decodeText } from '../decode-text'
import { differencePlace } from '../difference-place'
import { namedFile, UsageProblem } from '../problems'
import type { ExplainReport } from '../schemas'
import { eachRunnable, type Job } from '../sources'

export interface ExplainOptions {
  readonly json?: boolean
}

/** Says what is wrong with an output for a level, and why; ends with 1 where it is. */
export async function explain(
  job: Job,
  outputFile: string,
  { json = false }: ExplainOptions,
): Promise<number> {
  const { io } = job
  if (job.files[0] === '-' && outputFile === '-')
    throw new UsageProblem(cliProgramsWords().explain.bothFromInput)
  const bytes = io.read(outputFile)
  if (!bytes.ok) throw new UsageProblem(`${outputFile}: ${bytes.error}`)
  const output = decodeText(bytes.value)
  if (!output.ok) throw new UsageProblem(`${outputFile}: ${output.error.message}`)
  return eachRunnable(job, ({ game, level, file }) => {
    const found = explainOutput(game, level, output.value)
    if (json) io.out(`${JSON.stringify(reportOf(namedFile(file), game, found))}\n`)
    else io.out(`${explanationWords(game, found, output.value).join('\n')}\n`)
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
