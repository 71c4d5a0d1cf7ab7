import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { version } from '../../package.json'
import { findGame } from '@core/games/registry'
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
import { filesOf, type FilesFrom } from './files-of'
import { didYouMean } from './did-you-mean'
import type { CliIo } from './io'
import { faultRuleList, makingOf, playerList } from './matches'
import { UsageProblem } from './problems'

const MOST_LEVELS = 100_000
const MOST_STEPS = 1_000_000_000

interface JsonOption {
  readonly json?: boolean
}

/** Describes the command line. `finish` hears the exit code of the command that ran. */
export function makeProgram(io: CliIo, finish: (exitCode: number) => void): Command {
  const program = new Command('boardwright')
    .description('Answers, checks, traces and makes levels of grid puzzles and bot games.')
    .version(version)
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
    .description('print the help of a command')
    .argument('[command]', 'name of a command; absent: what there is')
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
    .description('print the JSON schema of what a command prints with --json')
    .addArgument(new Argument('<command>', 'whose output').choices(schemaNames))
    .action(async (name: SchemaName) => {
      const { schema } = await import('./commands/schema')
      finish(schema(io, name))
    })

  program
    .command('games')
    .description('list the games with their settings for generate, readings and players of match')
    .addOption(jsonOption())
    .action((options: JsonOption) => finish(games(io, options)))

  program
    .command('answer')
    .description('print the official answer of each file')
    .addArgument(gameArgument())
    .addArgument(filesArgument())
    .addOption(filesFrom())
    .option('--reading <id>', 'answer as one who misreads a rule; `games` lists the readings')
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
    .option('--write', 'rewrite the files that are not in it, and print their names')
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
    .addOption(jsonOption('a JSON object a line, with cells, entity and figures').conflicts('csv'))
    .option('--csv', 'a table for spreadsheets, with cells, entity and a column a figure')
    .option('--state', 'with --json: add all that has a place, at the last line of each step')
    .option('--why', 'with --json: add to each event its grounds: facts, rules and cells')
    .option('--reading <id>', 'run as one who misreads a rule; `games` lists the readings')
    .action(async (game: string, file: string, options: TraceOptions) =>
      finish(await trace(io, gameChoice(game, options.reading), file, options)),
    )

  program
    .command('render')
    .description('draw a moment of a run as a picture, without a display')
    .addArgument(gameArgument())
    .argument('<file>', 'level file; - is standard input')
    .addOption(pathOption('--out <file>', 'picture to write: .svg or .png').makeOptionMandatory())
    .option('--step <n>', 'after so many steps, as trace counts them; or end', stepOrEnd)
    .option('--turn <n>', 'after this turn; 0 is the start', wholeNumber(0, MOST_STEPS))
    .option('--phase <name>', 'after this phase of the turn')
    .option('--page <n>', 'page of the file; else the one played on', wholeNumber(1, MOST_STEPS))
    .option('--scale <px>', 'pixels a cell', wholeNumber(LEAST_SCALE, MOST_SCALE), 32)
    .addOption(new Option('--theme <name>', 'colours').choices(['light', 'dark']).default('light'))
    .option('--no-overlay', 'leave out what happened in the step')
    .option('--no-coordinates', 'leave out rows and columns')
    .option('--caption', 'tell step, turn and phase below the board')
    .option('--reading <id>', 'run as one who misreads a rule; `games` lists the readings')
    .action(async (game: string, file: string, options: RenderOptions) =>
      finish(await render(io, gameChoice(game, options.reading), file, options)),
    )

  program
    .command('readings')
    .description('tell which misreadings of the rules the files catch')
    .addArgument(gameArgument())
    .addArgument(filesArgument())
    .addOption(filesFrom())
    .addOption(jsonOption())
    .action(async (game: string, files: string[], options: JsonOption & FilesFrom) =>
      finish(await readings(io, gameChoice(game), filesOf(io, files, options), options)),
    )

  program
    .command('generate')
    .description('make levels; the same seed gives the same bytes on every machine')
    .argument('<game>', 'name of a game; `games` lists them')
    .addOption(seedOption('seed of the first level; the next one has the next seed'))
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
    .argument('<level>', 'level file, or a match to be played on; - is standard input')
    .requiredOption(
      '--players <a,b>',
      `built-in players of the two sides, as greedy,random (${playerList()})`,
    )
    .addOption(seedOption('seed of all chance in the match'))
    .option('--illegal <rule>', `what an illegal or late answer comes to (${faultRuleList()})`)
    .addOption(
      pathOption(
        '--record <file>',
        'write the whole match, which can be opened and answered again',
      ),
    )
    .action(async (game: string, file: string, options: MatchOptions) =>
      finish(await match(io, matchChoice(game), file, options)),
    )

  program
    .command('transcript')
    .description('print what the program of a player would have read (>>) and written (<<)')
    .addArgument(gameArgument())
    .argument('<match>', 'match file; - is standard input')
    .addOption(
      new Option('--player <number>', 'whose program: 0 or 1')
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

function seedOption(description: string): Option {
  return new Option('--seed <n>', description)
    .argParser(wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .makeOptionMandatory()
}

function gameArgument(): Argument {
  return new Argument('<game>', 'name of a game, or auto: the game that a file is written for')
}

function filesArgument(): Argument {
  return new Argument('[file...]', 'level files; - is standard input')
}

function jsonOption(description = 'print JSON'): Option {
  return new Option('--json', description)
}

function pathOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((path: string) => {
    if (path !== '') return path
    throw new InvalidArgumentError('A name must not be empty.')
  })
}

/** Takes one more setting. What has no value may be the game, which has to stand before. */
function oneSetting(text: string, earlier: readonly string[] = []): string[] {
  if (text.includes('=')) return [...earlier, text]
  const isGame = findGame(text) !== null
  const hint = isGame ? `; the game comes before the options: generate ${text} --set …` : ''
  throw new UsageProblem(`--set takes key=value, not '${text}'${hint}`)
}

function wholeNumber(lowest: number, highest: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
    if (value >= lowest && value <= highest) return value
    throw new InvalidArgumentError(`It must be a whole number from ${lowest} to ${highest}.`)
  }
}

/** A number of steps, or the word for all of them. */
function stepOrEnd(text: string): number | 'end' {
  return text === 'end' ? text : wholeNumber(0, MOST_STEPS)(text)
}

function filesFrom(): Option {
  return pathOption(
    '--files-from <list>',
    'take further files from a list, one a line; - is standard input',
  )
}

const exitCodes = [
  [0, 'all well'],
  [1, 'a file has errors or cannot be read'],
  [2, 'wrong usage'],
] as const

const SEVERAL = `
Several files without a folder to write into: each text comes under a line "==> FILE <==".
`

const EXAMPLES = `
Examples:
  boardwright answer auto level.in             the official answer
  boardwright answer auto *.in --into answers  answers/<name>.out for each file
  boardwright check auto *.in                  errors and warnings with line and column
  boardwright trace auto level.in --json       every event, a JSON object a line
  boardwright render auto level.in --step 12 --out board.svg
  boardwright readings auto *.in               which misreadings these files catch
  boardwright match auto level.in --players greedy,random --seed 1 --record match.txt
  boardwright transcript auto match.txt --player 0
  boardwright games                            the games, their settings, readings and players

Exit codes: ${exitCodes.map(([code, about]) => `${code} ${about}`).join(', ')}.
`
