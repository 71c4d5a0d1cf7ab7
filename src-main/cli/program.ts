import { Argument, Command, Option } from 'commander'
import { version } from '../../package.json'
import { gameChoice, namedGame, type GameChoice } from './choose-game'
import { answer } from './commands/answer'
import { check } from './commands/check'
import { format } from './commands/format'
import { games } from './commands/games'
import { generate, type GenerateOptions } from './commands/generate'
import { match } from './commands/match'
import { readings } from './commands/readings'
import { trace } from './commands/trace'
import { page } from './commands/page'
import { render } from './commands/render'
import { transcript } from './commands/transcript'
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
import { unknown } from './did-you-mean'
import type { CliIo } from './io'
import { faultRuleList, makingOf, playerList } from './matches'
import { addSetCommands } from './set-commands'
import type { Job } from './sources'

const MOST_LEVELS = 100_000

/** The argument of a command on one level. */
const LEVEL = ['<file>', 'level file; - is standard input'] as const

interface JsonOption {
  readonly json?: boolean
}

interface ReadingOption {
  /** Misreading to answer or run by; absent for the right rules. */
  readonly reading?: string
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
      throw unknown('command', name ?? '', names)
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

  onFiles('answer', 'print the official answer of each file', answer)
    .option('--reading <id>', 'answer under a misreading of the rules; `games` lists them')
    .addOption(
      pathOption('--into <dir>', 'write DIR/<name>.out for each file instead of standard output'),
    )
    .addHelpText('after', SEVERAL)

  onFiles('check', 'list the errors and warnings of each file', check).addOption(jsonOption())

  onFiles('format', 'print each file in its canonical form', format)
    .option('--write', 'rewrite the files that differ from it, and print their names')
    .addHelpText('after', SEVERAL)

  onFile('trace', 'run a level and print a line for each event', LEVEL, trace)
    .addOption(
      jsonOption('one JSON object per line, with cells, entity and figures').conflicts('csv'),
    )
    .option('--csv', 'a table for spreadsheets, with cells, entity and a column per figure')
    .option('--state', 'with --json: add everything that has a place to the last line of each step')
    .option('--why', 'with --json: add the reasons of each event: facts, rules and cells')
    .option('--reading <id>', 'run under a misreading of the rules; `games` lists them')

  onFile('render', 'draw a moment of a run as a picture; needs no display', LEVEL, render)
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

  onFile('page', 'write a level as one HTML page to step through in a browser', LEVEL, page)
    .addOption(pathOption('--out <file>', 'page to write: .html').makeOptionMandatory())
    .option('--title <text>', 'what the page calls the level; the name of its file if not given')
    .option('--reading <id>', 'show the run under a misreading of the rules as well')

  onFiles('readings', 'show which misreadings of the rules the files catch', readings).addOption(
    jsonOption(),
  )

  addSetCommands(program, io, finish)

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

  onFile(
    'match',
    'let two built-in players play a match to its end, and print its answer',
    ['<level>', 'level file, or a match to continue; - is standard input'],
    match,
    matchChoice,
  )
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

  onFile(
    'transcript',
    'print what a player’s program would have read (>>) and written (<<)',
    ['<match>', 'match file; - is standard input'],
    transcript,
    matchChoice,
  ).addOption(
    new Option('--player <number>', 'the player whose program it is: 0 or 1')
      .argParser(wholeNumber(0, 1))
      .makeOptionMandatory(),
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

  /** A command on any number of files. */
  function onFiles<Options>(
    name: string,
    about: string,
    work: (job: Job, options: Options) => Promise<number>,
  ): Command {
    return program
      .command(name)
      .description(about)
      .addArgument(gameArgument())
      .addArgument(filesArgument())
      .addOption(filesFrom())
      .action(
        async (game: string, named: string[], options: Options & ReadingOption & FilesFrom) => {
          const choice = gameChoice(game, options.reading)
          finish(await work({ io, choice, files: filesOf(io, named, options) }, options))
        },
      )
  }

  /** A command on one file. */
  function onFile<Options>(
    name: string,
    about: string,
    [argument, argumentAbout]: readonly [name: string, about: string],
    work: (job: Job, options: Options) => Promise<number>,
    choose: typeof gameChoice = gameChoice,
  ): Command {
    return program
      .command(name)
      .description(about)
      .addArgument(gameArgument())
      .argument(argument, argumentAbout)
      .action(async (game: string, file: string, options: Options & ReadingOption) =>
        finish(await work({ io, choice: choose(game, options.reading), files: [file] }, options)),
      )
  }
}

/** As `gameChoice`; a game that is named and has no matches is refused before anything is read. */
function matchChoice(id: string): GameChoice {
  if (id !== 'auto') makingOf(namedGame(id))
  return gameChoice(id)
}
