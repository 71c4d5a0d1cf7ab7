import { cliWords } from '../cli-words'
import { namedFile, problemLine, type ToldProblem } from '../problems'
import type { CheckReport } from '../check-schema'
import { eachSource, problemsOf, type CommandInputs, type Source } from '../sources'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** Reports all problems of each file, and their number. The exit code is 1 when one is an error. */
export async function check(
  job: CommandInputs,
  { json }: Given<typeof levels.check>,
): Promise<number> {
  const { io, files } = job
  const tell = (report: CheckReport): void => io.out(`${JSON.stringify(report)}\n`)
  const counts = { error: 0, warning: 0 }
  const report = (source: Source): boolean => {
    const problems = problemsOf(source)
    for (const told of problems) counts[told.severity]++
    if (json) tell(reportOf(source, problems))
    else io.out(problems.map((told) => problemLine(source.file, told)).join(''))
    return source.isRunnable
  }
  const exitCode = await eachSource(job, report, (file, problem) => {
    counts.error++
    const place = problem.at ?? { line: 1, column: 1 }
    if (!json) return
    const told = { ...place, length: 0, rule: '', code: 'unreadable', cells: [] }
    tell({
      file: namedFile(file),
      game: null,
      isRunnable: false,
      problems: [{ ...told, severity: 'error', message: problem.message }],
    })
  })
  if (!json) io.err(`${cliWords().check.files({ count: files.length, told: told(counts) })}\n`)
  return exitCode
}

function reportOf(source: Source, problems: ToldProblem[]): CheckReport {
  const { file, game, isRunnable } = source
  return { file: namedFile(file), game: game.id, isRunnable, problems }
}

function told(counts: { readonly error: number; readonly warning: number }): string {
  const { check: words } = cliWords()
  if (counts.error + counts.warning === 0) return words.none
  return words.counts({ errors: counts.error, warnings: counts.warning })
}
