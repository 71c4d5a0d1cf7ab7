import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { UsageProblem } from '../problems'
import { printJudged } from '../judge-report'
import { printStress } from '../stress-report'
import { joinShards } from '../shards/join-shards'
import { readShards } from '../shards/read-shards'
import { printArena } from '../arena/print-arena'
import { printAnswers } from './answer'
import { printCertificate } from './certify'
import { printCoverage } from './coverage'
import { printFound } from './find'
import { printSet } from './set'
import type * as sets from '../declared/sets'
import type { Given } from '../form/command'

const intoCommands: readonly string[] = ['answer', 'find', 'stress']
const outCommands: readonly string[] = ['find', 'stress', 'certify']

/** Joins the shards of a run and ends it as one run of its command would: the same output, messages and exit code. */
export function merge(
  io: CliIo,
  files: readonly string[],
  { out, into }: Given<typeof sets.merge>,
): Promise<number> | number {
  const { run, results } = joinShards(readShards(io, files))
  const { command } = run
  if (into !== undefined && !intoCommands.includes(command))
    throw new UsageProblem(cliLevelsWords().shards.intoFor({ command }))
  if (out !== undefined && !outCommands.includes(command))
    throw new UsageProblem(cliLevelsWords().shards.outFor({ command }))
  const place = { ...(out !== undefined && { out }), ...(into !== undefined && { into }) }
  const tests = results.flatMap((one) => ('seen' in one ? [one.seen] : []))
  switch (run.command) {
    case 'find': {
      const starts = results.flatMap((one) => ('start' in one ? [one.start] : []))
      return printFound(io, starts, run, place)
    }
    case 'answer': {
      const answers = results.flatMap((one) => ('answered' in one ? [one.answered] : []))
      const names = answers.map(({ file }) => file)
      return printAnswers(io, names, answers, into)
    }
    case 'arena': {
      const played = results.flatMap((one) => ('played' in one ? [one.played] : []))
      return printArena(io, played, run)
    }
    case 'judge': {
      const problems = results.flatMap((one) => ('made' in one ? [one.made.problem] : []))
      const judged = results.flatMap((one) => ('judged' in one ? [one.judged] : []))
      const contestants = run.programs.map(({ text, expected, groups }, at) => {
        return { text, expected, groups, problem: problems[at] ?? null }
      })
      return printJudged(io, contestants, judged, run)
    }
    case 'stress': {
      const parts = results.flatMap((one) => ('stressed' in one ? [one.stressed] : []))
      return printStress(io, parts, run, place)
    }
    case 'set':
      return printSet(io, tests, run)
    case 'coverage':
      return printCoverage(io, tests, run)
    case 'certify':
      return printCertificate(io, tests, run, out)
  }
}
