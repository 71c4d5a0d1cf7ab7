import { compareRules } from '@core/judging/compare-outputs'
import { Option, type Command } from 'commander'
import {
  gameArgument,
  gathered,
  jobsOption,
  jsonOption,
  pathOption,
  seedOption,
  wholeNumber,
} from './arguments'
import { gameChoice, namedGame } from './choose-game'
import { explain, type ExplainOptions } from './commands/explain'
import { limits, type LimitsOptions } from './commands/limits'
import { judge, type JudgeOptions } from './commands/judge'
import { stress, type StressOptions } from './commands/stress'
import type { CliIo } from './io'
import { withBuilding, withLimits } from './limit-options'
import { shardOption } from './shards/shard'
import { cliWords } from './cli-words'

/** Adds the commands that run other people's programs. */
export function addProgramCommands(
  program: Command,
  io: CliIo,
  finish: (exitCode: number) => void,
): void {
  const { help } = cliWords()
  addExplain(program, io, finish)
  withBuilt(
    program
      .command('judge')
      .description(help.judge)
      .argument('<dir>', help.dir)
      .addOption(commandOption('--program <command>', help.judgeProgram))
      .addOption(commandOption('--wrong <command>', help.judgeWrong))
      .option('--trust', help.judgeTrust),
  )
    .addOption(jobsOption())
    .addOption(shardOption())
    .addOption(jsonOption(help.jsonRun))
    .action(async (dir: string, { time, memory, ...options }: JudgeOptions, command: Command) => {
      // What is only a default gives way to the limits of the set.
      const isAsked = (name: string): boolean => command.getOptionValueSource(name) === 'cli'
      const asked = { ...(isAsked('time') && { time }), ...(isAsked('memory') && { memory }) }
      finish(await judge(io, dir, { ...options, ...asked }))
    })

  withBuilt(
    program
      .command('limits')
      .description(help.limits)
      .argument('<dir>', help.dir)
      .addOption(commandOption('--program <command>', help.limitsProgram))
      .addOption(commandOption('--slow <command>', help.limitsSlow))
      .option('--trust', help.judgeTrust)
      .option('--runs <n>', help.limitsRuns, wholeNumber(1, 100), 3)
      .option('--write', help.limitsWrite),
  )
    .addOption(jobsOption().default(1))
    .addOption(jsonOption(help.jsonLimits))
    .action(async (dir: string, options: LimitsOptions) => finish(await limits(io, dir, options)))

  withBuilt(
    program
      .command('stress')
      .description(help.stress)
      .argument('<game>', help.gameName)
      .addOption(commandOption('--program <command>', help.stressProgram))
      .option('--against <command>', help.stressAgainst)
      .addOption(seedOption(help.triedSeed))
      .option('--tries <n>', help.stressTries, wholeNumber(1, 100_000_000), 1000)
      .option('--any-limits', help.anyLimits)
      // What it asks for has become usual.
      .addOption(new Option('--official').hideHelp())
      .addOption(pathOption('--near <dir>', help.stressNear))
      .option('--near-only', help.stressNearOnly)
      .addOption(compareOption(help.stressCompare)),
  )
    .addOption(jobsOption())
    .addOption(shardOption())
    .addOption(pathOption('--out <file>', help.outFile))
    .addOption(pathOption('--into <dir>', help.stressInto).conflicts('out'))
    .action(async (game: string, options: StressOptions) =>
      finish(await stress(io, namedGame(game), options)),
    )
}

/** What a run of a program may take, and how sources are built before. */
const withBuilt = (command: Command): Command => withBuilding(withLimits(command))

/** Adds `explain`, which runs nothing. */
function addExplain(program: Command, io: CliIo, finish: (exitCode: number) => void): void {
  const { help } = cliWords()
  program
    .command('explain')
    .description(help.explain)
    .addArgument(gameArgument())
    .argument('<file>', help.level)
    .argument('<output>', help.explainOutput)
    .addOption(compareOption(help.explainCompare))
    .addOption(jsonOption())
    .action(async (game: string, file: string, output: string, options: ExplainOptions) =>
      finish(await explain({ io, game, choice: gameChoice(game), files: [file] }, output, options)),
    )
}

/** How outputs are compared. */
function compareOption(description: string): Option {
  return new Option('--compare <rule>', description).choices(compareRules)
}

/** A command as one word of the command line; it may be given several times. */
export function commandOption(flags: string, description: string): Option {
  return new Option(flags, cliWords().help.command({ what: description }))
    .default([], cliWords().help.none)
    .argParser(gathered)
}
