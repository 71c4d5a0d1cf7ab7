import { Command } from 'commander'
import { languages } from '@core/words'
import { visible } from '@core/kernel/text-reader'
import { version } from '../../package.json'
import { cliWords } from './cli-words'
import { treeOf } from './command-tree'
import { spoken, spokenError } from './commander-words'
import * as about from './declared/about'
import { unknown } from './did-you-mean'
import { runs } from './form/command'
import { commanderOption } from './form/option'
import { choice, text } from './form/option-kinds'
import { seconds } from './form/readers'
import { examples, exitCodes } from './help-texts'
import type { CliIo } from './io'
import { workCommands } from './work-commands'

/**
 * The options of all commands. They are read before anything else: the timeout covers everything, and words are loaded
 * in the language.
 */
const everywhere = {
  timeout: text('<seconds>', 'timeout', {}, seconds),
  lang: choice('<code>', 'lang', languages),
}

/** Describes the command line. `finish` hears the exit code of the command that ran. */
export function makeProgram(io: CliIo, finish: (exitCode: number) => void): Command {
  const program = spoken(new Command('boardwright'), version)
    .description(cliWords().help.program)
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text.split('\n').map(visible).join('\n')),
      outputError: (text, write) => write(spokenError(text)),
    })
    .exitOverride()
    .addHelpText('after', examples())
    .helpCommand(false)
  for (const [name, option] of Object.entries(everywhere))
    program.addOption(commanderOption(name, option))
  for (const one of [help(program), schema, ...workCommands, completion(program), man(program)])
    one.addTo(program, io, finish)
  return program
}

const schema = runs(about.schema, async () => (await import('./commands/schema')).schema)

// Those that tell of all commands.

const help = (program: Command) =>
  runs(about.help, () => (_, name) => {
    const asked = name === undefined ? program : program.commands.find((one) => one.name() === name)
    if (asked) asked.help()
    const names = program.commands.map((one) => one.name())
    throw unknown('command', name ?? '', names)
  })

const completion = (program: Command) =>
  runs(about.completion, async () => {
    const made = await import('./commands/completion')
    return (io, shell) => io.out(made.completion(shell, treeOf(program)))
  })

const man = (program: Command) =>
  runs(about.man, async () => {
    const { manual } = await import('./commands/man')
    const facts = { version, about: program.description(), exitCodes: exitCodes() }
    return (io) => io.out(manual({ ...facts, commands: treeOf(program) }))
  })
