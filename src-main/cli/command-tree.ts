import type { Argument, Command, Option } from 'commander'
import { gameIds } from '@core/games/registry'

/** A word of a command line and what it is for. */
export interface NamedWord {
  readonly name: string
  readonly about: string
}

/** An option as completions and the manual tell it. */
export interface TreeOption extends NamedWord {
  /** `--set <key=value...>`. */
  readonly flags: string
  readonly takesValue: boolean
  /** The values that there are; empty when it takes any or none. */
  readonly choices: readonly string[]
}

/** A command as completions and the manual tell it. */
export interface TreeCommand extends NamedWord {
  /** `<game> [file...]`. */
  readonly usage: string
  readonly options: readonly TreeOption[]
  /** Words that its first argument may be; empty when it is a file. */
  readonly first: readonly string[]
}

/** The commands of a program, read off it. */
export function treeOf(program: Command): readonly TreeCommand[] {
  const names = program.commands.map((one) => one.name())
  const everywhere = program.options.filter(({ long }) => long !== '--version')
  return program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    usage: command.registeredArguments.map(inBrackets).join(' '),
    // Hidden options are old names, which need not be learnt.
    options: [...command.options, ...everywhere].filter(({ hidden }) => !hidden).map(treeOption),
    first: command.name() === 'help' ? names : wordsOf(command.registeredArguments[0]),
  }))
}

function treeOption({ flags, long, description, argChoices, required }: Option): TreeOption {
  return { name: long!, about: description, flags, takesValue: required, choices: argChoices ?? [] }
}

function inBrackets(argument: Argument): string {
  const name = argument.variadic ? `${argument.name()}...` : argument.name()
  return argument.required ? `<${name}>` : `[${name}]`
}

function wordsOf(argument: Argument | undefined): readonly string[] {
  if (argument?.argChoices) return argument.argChoices
  return argument?.name() === 'game' ? ['auto', ...gameIds] : []
}
