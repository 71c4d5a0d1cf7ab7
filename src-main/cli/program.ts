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
import { LEAST_SCALE, MOST_SCALE, pictureGrounds } from '@core/protocol/picture'
import { schemaNames, type SchemaName } from './schema-names'
import { treeOf } from './command-tree'
import { completion, shells, type Shell } from './commands/completion'
import { manual } from './commands/man'
import {
  filesArgument,
  filesFrom,
  gameArgument,
  jobsOption,
  jsonOption,
  languageOption,
  MOST_STEPS,
  oneSetting,
  pathOption,
  pathsOption,
  seedOption,
  stepOrEnd,
  timeoutOption,
  wholeNumber,
} from './arguments'
import { spoken, spokenError } from './commander-words'
import { examples, exitCodes, severalTexts } from './help-texts'
import { filesOf, type FilesFrom } from './files-of'
import { unknown } from './did-you-mean'
import type { CliIo } from './io'
import { faultRuleList, makingOf, playerList } from './matches'
import { withAnswerLimits } from './limit-options'
import { addSetCommands } from './set-commands'
import { shardOption } from './shards/shard'
import type { Job } from './sources'
import { cliWords } from './cli-words'

const MOST_LEVELS = 100_000

interface JsonOption {
  readonly json?: boolean
}

interface ReadingOption {
  /** Misreading to answer or run by; absent for the right rules. */
  readonly reading?: string
}

/** Describes the command line. `finish` hears the exit code of the command that ran. */
export function makeProgram(io: CliIo, finish: (exitCode: number) => void): Command {
  const { help } = cliWords()
  const level = ['<file>', help.level] as const
  const program = spoken(new Command('boardwright'), version)
    .description(help.program)
    .addOption(timeoutOption())
    .addOption(languageOption())
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text.split('\n').map(visible).join('\n')),
      outputError: (text, write) => write(spokenError(text)),
    })
    .exitOverride()
    .addHelpText('after', examples())

  program
    .helpCommand(false)
    .command('help')
    .description(help.helpCommand)
    .argument('[command]', help.helpName)
    .action((name?: string) => {
      const asked =
        name === undefined ? program : program.commands.find((one) => one.name() === name)
      if (asked) asked.help()
      const names = program.commands.map((one) => one.name())
      throw unknown('command', name ?? '', names)
    })

  program
    .command('schema')
    .description(help.schema)
    .addArgument(new Argument('<command>', help.schemaName).choices(schemaNames))
    .action(async (name: SchemaName) => {
      const { schema } = await import('./commands/schema')
      finish(schema(io, name))
    })

  program
    .command('games')
    .description(help.games)
    .addOption(jsonOption())
    .action((options: JsonOption) => finish(games(io, options)))

  onFiles('answer', help.answer, answer)
    .option('--reading <id>', help.answerReading)
    .addOption(pathOption('--into <dir>', help.answerInto))
    .addOption(jobsOption())
    .addOption(shardOption())
    .addHelpText('after', severalTexts())

  onFiles('check', help.check, check).addOption(jsonOption())

  onFiles('format', help.format, format)
    .option('--write', help.formatWrite)
    .addHelpText('after', severalTexts())

  onFile('trace', help.trace, level, trace)
    .addOption(jsonOption(help.traceJson).conflicts('csv'))
    .option('--csv', help.traceCsv)
    .option('--state', help.traceState)
    .option('--why', help.traceWhy)
    .option('--reading <id>', help.runReading)

  onFiles('render', help.render, render, help.renderFiles)
    .addOption(pathOption('--out <path>', help.renderOut).makeOptionMandatory())
    .addOption(new Option('--kind <kind>', help.renderKind).choices(['svg', 'png']).default('svg'))
    .option('--step <n>', help.renderStep, stepOrEnd)
    .option('--turn <n>', help.renderTurn, wholeNumber(0, MOST_STEPS))
    .option('--phase <name>', help.renderPhase)
    .option('--page <n>', help.renderPage, wholeNumber(1, MOST_STEPS))
    .option('--scale <px>', help.renderScale, wholeNumber(LEAST_SCALE, MOST_SCALE), 32)
    .addOption(
      new Option('--theme <name>', help.renderTheme).choices(['light', 'dark']).default('light'),
    )
    .addOption(
      new Option('--ground <name>', help.renderGround).choices(pictureGrounds).default('board'),
    )
    .option('--no-overlay', help.renderNoOverlay)
    .option('--no-coordinates', help.renderNoCoordinates)
    .option('--caption', help.renderCaption)
    .option('--reading <id>', help.runReading)

  onFile('page', help.page, level, page)
    .addOption(pathOption('--out <file>', help.pageOut).makeOptionMandatory())
    .option('--title <text>', help.pageTitle)
    .addOption(pathsOption('--branch <file>', help.pageBranch))
    .option('--reading <id>', help.pageReading)

  onFiles('readings', help.readings, readings).addOption(jsonOption())

  addSetCommands(program, io, finish)

  program
    .command('generate')
    .description(help.generate)
    .argument('<game>', help.gameListed)
    .addOption(seedOption(help.generateSeed))
    .option('--count <k>', help.generateCount, wholeNumber(1, MOST_LEVELS), 1)
    .option('--set <key=value...>', help.generateSet, oneSetting)
    .addOption(pathOption('--into <dir>', help.generateInto))
    .addOption(pathOption('--name <name>', help.generateName))
    .action(async (game: string, options: GenerateOptions) =>
      finish(await generate(io, namedGame(game), options)),
    )

  withAnswerLimits(
    onFile('match', help.match, ['<level>', help.matchLevel], match, matchChoice)
      .requiredOption('--players <a,b>', help.matchPlayers({ players: playerList() }))
      .addOption(seedOption(help.matchSeed))
      .option('--illegal <rule>', help.illegal({ rules: faultRuleList() }))
      .addOption(pathOption('--record <file>', help.matchRecord))
      .addOption(pathOption('--log <file>', help.matchLog)),
  )

  onFile(
    'transcript',
    help.transcript,
    ['<match>', help.matchFile],
    transcript,
    matchChoice,
  ).addOption(
    new Option('--player <number>', help.transcriptPlayer)
      .argParser(wholeNumber(0, 1))
      .makeOptionMandatory(),
  )

  program
    .command('completion')
    .description(help.completion)
    .addArgument(new Argument('<shell>', help.completionShell).choices(shells))
    .action((shell: Shell) => {
      io.out(completion(shell, treeOf(program)))
      finish(0)
    })

  program
    .command('man')
    .description(help.man)
    .action(() => {
      const about = program.description()
      io.out(manual({ version, about, commands: treeOf(program), exitCodes: exitCodes() }))
      finish(0)
    })

  return program

  /** A command on any number of files. */
  function onFiles<Options>(
    name: string,
    about: string,
    work: (job: Job, options: Options) => Promise<number>,
    filesAbout?: string,
  ): Command {
    return program
      .command(name)
      .description(about)
      .addArgument(gameArgument())
      .addArgument(filesArgument(filesAbout))
      .addOption(filesFrom())
      .action(
        async (game: string, named: string[], options: Options & ReadingOption & FilesFrom) => {
          const choice = gameChoice(game, options.reading)
          finish(await work({ io, game, choice, files: filesOf(io, named, options) }, options))
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
        finish(
          await work({ io, game, choice: choose(game, options.reading), files: [file] }, options),
        ),
      )
  }
}

/** As `gameChoice`; a game that is named and has no matches is refused before anything is read. */
function matchChoice(id: string): GameChoice {
  if (id !== 'auto') makingOf(namedGame(id))
  return gameChoice(id)
}
