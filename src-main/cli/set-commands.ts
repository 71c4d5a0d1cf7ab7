import { certificateForms } from '@core/suite/certificate-forms'
import { Option, type Command } from 'commander'
import {
  gameArgument,
  jobsOption,
  jsonOption,
  pathOption,
  seedOption,
  wholeNumber,
} from './arguments'
import { gameChoice, namedGame } from './choose-game'
import { addArena } from './add-arena'
import { addMaking } from './add-making'
import { addPackage } from './add-package'
import { addProgramCommands } from './add-programs'
import { certify, type CertifyOptions } from './commands/certify'
import { coverage, type CoverageOptions } from './commands/coverage'
import { find, type FindOptions } from './commands/find'
import { lower, type LowerOptions } from './commands/lower'
import { merge, type MergeOptions } from './commands/merge'
import { set, type SetOptions } from './commands/set'
import { shrink, type ShrinkOptions } from './commands/shrink'
import type { CliIo } from './io'
import { shardOption } from './shards/shard'
import { wishOptions } from './wishes'
import { cliWords } from './cli-words'

/** Of a search, as in the window. */
const USUAL_SEED = 1

const MOST_TRIES = 100_000_000
const MOST_STARTS = 100_000
const MOST_ADDED = 1000

/** Adds the commands that work on folders of tests, or make tests for them. */
export function addSetCommands(
  program: Command,
  io: CliIo,
  finish: (exitCode: number) => void,
): void {
  const { help } = cliWords()
  program
    .command('set')
    .description(help.set)
    .argument('<dir>', help.dir)
    .addOption(jobsOption())
    .addOption(shardOption())
    .addOption(jsonOption(help.jsonTest))
    .action(async (dir: string, options: SetOptions) => finish(await set(io, dir, options)))

  program
    .command('coverage')
    .description(help.coverage)
    .argument('<dir>', help.dir)
    .addOption(jobsOption())
    .addOption(shardOption())
    .addOption(jsonOption(help.jsonGame))
    .option('--fail-under <percent>', help.failUnder, wholeNumber(0, 100))
    .action(async (dir: string, options: CoverageOptions) =>
      finish(await coverage(io, dir, options)),
    )

  addPackage(program, io, finish)
  addProgramCommands(program, io, finish)
  addArena(program, io, finish)

  program
    .command('certify')
    .description(help.certify)
    .argument('<dir>', help.dir)
    .addOption(pathOption('--verify <file>', help.verify).conflicts(['form', 'out', 'shard']))
    .addOption(new Option('--form <form>', help.certifyForm).choices(certificateForms))
    .addOption(pathOption('--out <file>', help.certifyOut))
    .addOption(jobsOption())
    .addOption(shardOption())
    .action(async (dir: string, options: CertifyOptions) => finish(await certify(io, dir, options)))

  const finding = program
    .command('find')
    .description(help.find)
    .argument('<game>', help.findGame)
    .addOption(seedOption(help.triedSeed, USUAL_SEED))
    .addOption(pathOption('--uncaught-in <dir>', help.uncaughtIn))
    .addOption(pathOption('--near <dir>', help.near))
    .option('--tries <n>', help.findTries, wholeNumber(1, MOST_TRIES), 16_384)
    .option('--starts <k>', help.findStarts, wholeNumber(1, MOST_STARTS), 1)
    .addOption(jobsOption())
    .addOption(shardOption())
    .addOption(pathOption('--out <file>', help.outFile))
    .addOption(pathOption('--into <dir>', help.findInto).conflicts('out'))
    .addOption(jsonOption())
    .action(async (game: string, options: FindOptions) =>
      finish(await find(io, namedGame(game), options)),
    )
  program
    .command('lower')
    .description(help.lower)
    .argument('<dir>', help.dir)
    .requiredOption('--to <percent>', help.lowerTo, wholeNumber(0, 100))
    .option('--tests <n>', help.lowerTests, wholeNumber(1, MOST_ADDED), 30)
    .addOption(seedOption(help.triedSeed, USUAL_SEED))
    .option('--tries <n>', help.lowerTries, wholeNumber(1, MOST_TRIES), 16_384)
    .addOption(new Option('--official', help.official))
    .addOption(new Option('--dry-run', help.dryRun))
    .addOption(jobsOption())
    .addOption(jsonOption(help.jsonLower))
    .action(async (dir: string, options: LowerOptions) => finish(await lower(io, dir, options)))
  addMaking(program, io, finish)
  const shrinking = program
    .command('shrink')
    .description(help.shrink)
    .addArgument(gameArgument())
    .argument('<file>', help.level)
    .addOption(pathOption('--out <file>', help.outFile))
    .action(async (game: string, file: string, options: ShrinkOptions) =>
      finish(await shrink({ io, game, choice: gameChoice(game), files: [file] }, options)),
    )
  program
    .command('merge')
    .description(help.merge)
    .argument('<file...>', help.mergeFiles)
    .addOption(pathOption('--out <file>', help.mergeOut))
    .addOption(pathOption('--into <dir>', help.mergeInto).conflicts('out'))
    .action(async (files: string[], options: MergeOptions) =>
      finish(await merge(io, files, options)),
    )

  for (const option of wishOptions()) {
    finding.addOption(option)
    shrinking.addOption(option)
  }
}
