import { Option, type Command } from 'commander'
import { licences } from '@core/package/package'
import { polygonPattern } from '@core/package/test-archive'
import { jobsOption, pathOption } from './arguments'
import { makePackage, packageKinds, type PackageOptions } from './commands/package'
import type { CliIo } from './io'

/** Describes the command that packs a set. */
export function addPackage(program: Command, io: CliIo, finish: (exitCode: number) => void): void {
  program
    .command('package')
    .description('pack the tests in a folder for a judge, with answers and programs')
    .argument('<dir>', 'folder with level files; what lies in its subfolder sample is shown')
    .addOption(
      new Option('--kind <kind>', 'a problem package, or an archive of the tests alone')
        .choices(packageKinds)
        .makeOptionMandatory(),
    )
    .addOption(
      pathOption(
        '--out <path>',
        'folder to make, or archive if it ends in .zip; for kattis its name is the problem’s',
      ).makeOptionMandatory(),
    )
    .option('--title <text>', 'with kattis: title of the problem; the game’s if not given')
    .option('--author <names>', 'with kattis: who made the problem')
    .addOption(
      new Option('--licence <name>', 'with kattis: who may use the problem')
        .choices(licences)
        .default('unknown'),
    )
    .addOption(
      pathOption(
        '--input <pattern>',
        `with zip: names of inputs, of {n}, {nn}, {name} and {group}; ${polygonPattern.input} if not given`,
      ),
    )
    .addOption(
      pathOption(
        '--answer <pattern>',
        `with zip: names of answers; ${polygonPattern.answer} if not given`,
      ),
    )
    .addOption(jobsOption())
    .action(async (dir: string, options: PackageOptions) =>
      finish(await makePackage(io, dir, options)),
    )
}
