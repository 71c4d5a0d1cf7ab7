import { Argument, Command, Option } from 'commander'
import { version } from '../../package.json'
import { gameChoice, namedGame, type GameChoice } from './choose-game'
import { answer, type AnswerOptions } from './commands/answer'
import { check } from './commands/check'
import { format } from './commands/format'
import { games } from './commands/games'
import { generate, type GenerateOptions } from './commands/generate'
import { match, type MatchOptions } from './commands/match'
import { readings } from './commands/readings'
import { trace, type TraceOptions } from './commands/trace'
import { render, type RenderOptions } from './commands/render'
import { transcript, type TranscriptOptions } from './commands/transcript'
import { visible } from '@core/kernel/text-reader'
import { LEAST_SCALE, MOST_SCALE } from '@core/protocol/picture'
import { schemaNames, type SchemaName } from './schema-names'
import { treeOf } from './command-tree'
import { completion, shells, type Shell } from './commands/completion'
import { manual } from './commands/man'
import {
  filesArgument,
  filesFrom,
  gameArgument,
  jsonOption,
  MOST_STEPS,
  oneSetting,
  pathOption,
  seedOption,
  stepOrEnd,
  timeoutOption,
  wholeNumber,
} from './arguments'
import { EXAMPLES, exitCodes, SEVERAL } from './help-texts'
import { filesOf, type FilesFrom } from './files-of'
import { didYouMean } from './did-you-mean'
import type { CliIo } from './io'
import { faultRuleList, makingOf, playerList } from './matches'
import { UsageProblem } from './problems'

const MOST_LEVELS = 100_000

interface JsonOption {
  readonly json?: boolean
}

/** Describes the command line. `finish` hears the exit code of the command that ran. */
export function makeProgram(io: CliIo, finish: (exitCode: number) => void): Command {
  const program = new Command('boardwright')
    .description('Answer, check, trace and generate levels of grid puzzles and bot games.')
    .version(version)
    .addOption(timeoutOption())
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text.split('\n').map(visible).join('\n')),
    })
    .exitOverride()
    .addHelpText('after', EXAMPLES)

  program
    .helpCommand(false)
    .command('help')
    .description('print help for a command')
    .argument('[command]', 'name of a command; without it, an overview')
    .action((name?: string) => {
      const asked =
        name === undefined ? program : program.commands.find((one) => one.name() === name)
      if (asked) asked.help()
      const names = program.commands.map((one) => one.name())
      throw new UsageProblem(
        `unknown command '${name}'${didYouMean(name ?? '', names)}; the commands are: ${names.join(', ')}`,
      )
    })

  program
    .command('schema')
    .description('print the JSON schema of the output of a command with --json')
    .addArgument(new Argument('<command>', 'name of the command').choices(schemaNames))
    .action(async (name: SchemaName) => {
      const { schema } = await import('./commands/schema')
      finish(schema(io, name))
    })

  program
    .command('games')
    .description('list the games with their generator settings, misreadings and built-in players')
    .addOption(jsonOption())
    .action((options: JsonOption) => finish(games(io, options)))

  program
    .command('answer')
    .description('print the official answer of each file')
    .addArgument(gameArgument())
    .addArgument(filesArgument())
    .addOption(filesFrom())
    .option('--reading <id>', 'answer under a misreading of the rules; `games` lists them')
    .addOption(
      pathOption('--into <dir>', 'write DIR/<name>.out for each file instead of standard output'),
    )
    .addHelpText('after', SEVERAL)
    .action(async (game: string, files: string[], options: AnswerOptions & FilesFrom) =>
      finish(
        await answer(io, gameChoice(game, options.reading), filesOf(io, files, options), options),
      ),
    )

  program
    .command('check')
    .description('list the errors and warnings of each file')
    .addArgument(gameArgument())
    .addArgument(filesArgument())
    .addOption(filesFrom())
    .addOption(jsonOption())
    .action(async (game: string, files: string[], options: JsonOption & FilesFrom) =>
      finish(await check(io, gameChoice(game), filesOf(io, files, options), options)),
    )

  program
    .command('format')
    .description('print each file in its canonical form')
    .addArgument(gameArgument())
    .addArgument(filesArgument())
    .addOption(filesFrom())
    .option('--write', 'rewrite the files that differ from it, and print their names')
    .addHelpText('after', SEVERAL)
    .action(
      async (game: string, files: string[], options: { readonly write?: boolean } & FilesFrom) =>
        finish(await format(io, gameChoice(game), filesOf(io, files, options), options)),
    )

  program
    .command('trace')
    .description('run a level and print a line for each event')
    .addArgument(gameArgument())
    .argument('<file>', 'level file; - is standard input')
    .addOption(
      jsonOption('one JSON object per line, with cells, entity and figures').conflicts('csv'),
    )
    .option('--csv', 'a table for spreadsheets, with cells, entity and a column per figure')
    .option('--state', 'with --json: add everything that has a place to the last line of each step')
    .option('--why', 'with --json: add the reasons of each event: facts, rules and cells')
    .option('--reading <id>', 'run under a misreading of the rules; `games` lists them')
    .action(async (game: string, file: string, options: TraceOptions) =>
      finish(await trace(io, gameChoice(game, options.reading), file, options)),
    )

  program
    .command('render')
    .description('draw a moment of a run as a picture; needs no display')
    .addArgument(gameArgument())
    .argument('<file>', 'level file; - is standard input')
    .addOption(pathOption('--out <file>', 'picture to write: .svg or .png').makeOptionMandatory())
    .option('--step <n>', 'after this step, as numbered by trace; or end', stepOrEnd)
    .option('--turn <n>', 'after this turn; 0 is the start', wholeNumber(0, MOST_STEPS))
    .option('--phase <name>', 'after this phase of the turn')
    .option(
      '--page <n>',
      'page of the file; by default the one in play',
      wholeNumber(1, MOST_STEPS),
    )
    .option('--scale <px>', 'pixels per cell', wholeNumber(LEAST_SCALE, MOST_SCALE), 32)
    .addOption(new Option('--theme <name>', 'colours').choices(['light', 'dark']).default('light'))
    .option('--no-overlay', 'leave out the marks of what happened in the step')
    .option('--no-coordinates', 'leave out row and column labels')
    .option('--caption', 'write step, turn and phase below the board')
    .option('--reading <id>', 'run under a misreading of the rules; `games` lists them')
    .action(async (game: string, file: string, options: RenderOptions) =>
      finish(await render(io, gameChoice(game, options.reading), file, options)),
    )

  program
    .command('readings')
    .description('show which misreadings of the rules the files catch')
    .addArgument(gameArgument())
    .addArgument(filesArgument())
    .addOption(filesFrom())
    .addOption(jsonOption())
    .action(async (game: string, files: string[], options: JsonOption & FilesFrom) =>
      finish(await readings(io, gameChoice(game), filesOf(io, files, options), options)),
    )

  program
    .command('generate')
    .description('generate levels; the same seed gives the same bytes on every machine')
    .argument('<game>', 'name of a game; `games` lists them')
    .addOption(seedOption('seed of the first level; each further level takes the next seed'))
    .option('--count <k>', 'number of levels', wholeNumber(1, MOST_LEVELS), 1)
    .option('--set <key=value...>', 'settings of the generator; `games` lists them', oneSetting)
    .addOption(
      pathOption('--into <dir>', 'write DIR/<game>-<seed>.<extension> instead of standard output'),
    )
    .action(async (game: string, options: GenerateOptions) =>
      finish(await generate(io, namedGame(game), options)),
    )

  program
    .command('match')
    .description('let two built-in players play a match to its end, and print its answer')
    .addArgument(gameArgument())
    .argument('<level>', 'level file, or a match to continue; - is standard input')
    .requiredOption(
      '--players <a,b>',
      `built-in players of the two sides, as greedy,random (${playerList()})`,
    )
    .addOption(seedOption('seed for everything random in the match'))
    .option('--illegal <rule>', `what happens after an illegal or late answer (${faultRuleList()})`)
    .addOption(
      pathOption(
        '--record <file>',
        'write the whole match to a file that can be opened and answered',
      ),
    )
    .action(async (game: string, file: string, options: MatchOptions) =>
      finish(await match(io, matchChoice(game), file, options)),
    )

  program
    .command('transcript')
    .description('print what a player’s program would have read (>>) and written (<<)')
    .addArgument(gameArgument())
    .argument('<match>', 'match file; - is standard input')
    .addOption(
      new Option('--player <number>', 'the player whose program it is: 0 or 1')
        .argParser(wholeNumber(0, 1))
        .makeOptionMandatory(),
    )
    .action(async (game: string, file: string, options: TranscriptOptions) =>
      finish(await transcript(io, matchChoice(game), file, options)),
    )

  program
    .command('completion')
    .description('print a script that completes commands, options and games in a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .action((shell: Shell) => {
      io.out(completion(shell, treeOf(program)))
      finish(0)
    })

  program
    .command('man')
    .description('print the manual page, for man -l -')
    .action(() => {
      const about = program.description()
      io.out(manual({ version, about, commands: treeOf(program), exitCodes }))
      finish(0)
    })

  return program
}

/** As `gameChoice`; a game that is named and has no matches is refused before anything is read. */
function matchChoice(id: string): GameChoice {
  if (id !== 'auto') makingOf(namedGame(id))
  return gameChoice(id)
}
