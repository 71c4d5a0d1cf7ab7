import { Option, type Command } from 'commander'
import { licences, packageFormats } from '@core/package/package'
import { polygonPattern } from '@core/package/test-archive'
import { jobsOption, pathOption } from './arguments'
import { packageKinds } from '@core/package/order'
import { makePackage, type PackageOptions } from './commands/package'
import type { CliIo } from './io'
import { cliWords } from './cli-words'

/** Describes the command that packs a set. */
export function addPackage(program: Command, io: CliIo, finish: (exitCode: number) => void): void {
  const { help } = cliWords()
  program
    .command('package')
    .description(help.package)
    .argument('<dir>', help.packageDir)
    .addOption(
      new Option('--kind <kind>', help.packageKind).choices(packageKinds).makeOptionMandatory(),
    )
    .addOption(pathOption('--out <path>', help.packageOut).makeOptionMandatory())
    .addOption(
      new Option('--format <version>', help.packageFormat)
        .choices(packageFormats)
        .default('legacy'),
    )
    .option('--title <text>', help.packageTitle)
    .option('--author <names>', help.packageAuthor)
    .addOption(
      new Option('--licence <name>', help.packageLicence).choices(licences).default('unknown'),
    )
    .option('--opponent <player>', help.packageOpponent)
    .addOption(
      pathOption('--input <pattern>', help.packageInput({ pattern: polygonPattern.input })),
    )
    .addOption(
      pathOption('--answer <pattern>', help.packageAnswer({ pattern: polygonPattern.answer })),
    )
    .addOption(jobsOption())
    .action(async (dir: string, options: PackageOptions) =>
      finish(await makePackage(io, dir, options)),
    )
}
