import type { Command } from 'commander'
import { gathered, jobsOption, jsonOption } from './arguments'
import { cliWords } from './cli-words'
import { make, type MakeOptions } from './commands/make'
import { remake, type RemakeOptions } from './commands/remake'
import type { CliIo } from './io'
import { withBuilding, withLimits } from './limit-options'

/** Adds the commands that make tests by programs, and tests again as they were made. */
export function addMaking(program: Command, io: CliIo, finish: (exitCode: number) => void): void {
  const { help } = cliWords()
  const runs = (command: Command): Command =>
    withBuilding(withLimits(command)).addOption(jobsOption())
  runs(
    program
      .command('remake')
      .description(help.remake)
      .argument('<dir>', help.dir)
      .argument('[test...]', help.remakeTest)
      .option('--check', help.remakeCheck)
      .option('--trust', help.remakeTrust),
  )
    .addOption(jsonOption(help.jsonTestMade))
    .action(async (dir: string, tests: string[], options: RemakeOptions) =>
      finish(await remake(io, dir, tests, options)),
    )
  runs(
    program
      .command('make')
      .description(help.make)
      .argument('<dir>', help.dir)
      .requiredOption('--program <command>', help.makeProgram, gathered)
      .option('--name <name>', help.makeName, 'made')
      .option('--group <folder>', help.makeGroup, ''),
  ).action(async (dir: string, options: MakeOptions) => finish(await make(io, dir, options)))
}
