import type { Command } from 'commander'
import {
  gameArgument,
  jobsOption,
  jsonOption,
  pathOption,
  seedOption,
  wholeNumber,
} from './arguments'
import { gameChoice, namedGame } from './choose-game'
import { addPackage } from './add-package'
import { certify, type CertifyOptions } from './commands/certify'
import { coverage, type CoverageOptions } from './commands/coverage'
import { find, type FindOptions } from './commands/find'
import { set, type SetOptions } from './commands/set'
import { shrink, type ShrinkOptions } from './commands/shrink'
import type { CliIo } from './io'
import { wishOptions } from './wishes'

const MOST_TRIES = 100_000_000

/** Adds the commands that work on folders of tests, or make tests for them. */
export function addSetCommands(
  program: Command,
  io: CliIo,
  finish: (exitCode: number) => void,
): void {
  program
    .command('set')
    .description(
      'list the tests in a folder: answers, problems, misreadings caught, expected answers',
    )
    .argument('<dir>', 'folder with level files; subfolders are groups')
    .addOption(jobsOption())
    .addOption(jsonOption('one JSON object per line for each test'))
    .action(async (dir: string, options: SetOptions) => finish(await set(io, dir, options)))

  program
    .command('coverage')
    .description('show what the tests in a folder cover: misreadings, rules, events and limits')
    .argument('<dir>', 'folder with level files; subfolders are groups')
    .addOption(jobsOption())
    .addOption(jsonOption('one JSON object per line for each game'))
    .option(
      '--fail-under <percent>',
      'exit code 1 if less of the misreadings are caught',
      wholeNumber(0, 100),
    )
    .action(async (dir: string, options: CoverageOptions) =>
      finish(await coverage(io, dir, options)),
    )

  addPackage(program, io, finish)

  program
    .command('certify')
    .description('print what the tests in a folder are worth, or check such a certificate')
    .argument('<dir>', 'folder with level files; subfolders are groups')
    .addOption(pathOption('--verify <file>', 'say whether this certificate still holds'))
    .addOption(pathOption('--out <file>', 'file to write instead of standard output'))
    .addOption(jobsOption())
    .action(async (dir: string, options: CertifyOptions) => finish(await certify(io, dir, options)))

  const finding = program
    .command('find')
    .description('find a small level that does what is asked; the same seed finds the same')
    .argument('<game>', 'name of a game; `games` lists them, with misreadings, rules and events')
    .addOption(seedOption('seed of the levels that are tried'))
    .option('--tries <n>', 'levels to try at most', wholeNumber(1, MOST_TRIES), 16_384)
    .addOption(jobsOption())
    .addOption(pathOption('--out <file>', 'file to write instead of standard output'))
    .addOption(jsonOption())
    .action(async (game: string, options: FindOptions) =>
      finish(await find(io, namedGame(game), options)),
    )
  const shrinking = program
    .command('shrink')
    .description('make a level smaller that does what is asked, until nothing can be taken away')
    .addArgument(gameArgument())
    .argument('<file>', 'level file; - is standard input')
    .addOption(pathOption('--out <file>', 'file to write instead of standard output'))
    .action(async (game: string, file: string, options: ShrinkOptions) =>
      finish(await shrink({ io, choice: gameChoice(game), files: [file] }, options)),
    )
  for (const option of wishOptions()) {
    finding.addOption(option)
    shrinking.addOption(option)
  }
}
