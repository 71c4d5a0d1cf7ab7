import type { Command } from 'commander'
import type { CliIo } from '../io'
import { commanderArgument, type Argument, type ArgumentsOf } from './argument'
import { helpText, type HelpSource, type PlainHelp } from './help'
import { commanderOption, completed, type Options, type OptionsOf } from './option'

/** A command as it is declared. */
export interface Declared<
  Name extends string = string,
  A extends readonly Argument[] = readonly Argument[],
  O extends Options = Options,
> {
  readonly name: Name
  readonly args: A
  readonly options: O
  readonly about: HelpSource
  /** The text at the end of the help. */
  readonly below?: () => string
}

/**
 * Declares a command, once: what commander reads, the types of what the command is given, its help, completions and manual,
 * the heads of its shards and the names of schemas follow from it. The text of its help has its name.
 */
export function declare<
  const Name extends PlainHelp,
  const A extends readonly Argument[],
  O extends Options,
>(
  name: Name,
  args: A,
  options: O,
  more: Partial<Pick<Declared, 'about' | 'below'>> = {},
): Declared<Name, A, O> {
  return { name, args, options, about: name, ...more }
}

/** What a declared command is given for its options. */
export type Given<D extends Declared> = OptionsOf<D['options']>

/** A command that can be called. */
export interface Runnable<D extends Declared = Declared> {
  readonly declared: D
  /** Registers it with commander; `finish` is called with the exit code. */
  addTo(program: Command, io: CliIo, finish: (exitCode: number) => void): void
}

/** Work of a command on its arguments and options; gives the exit code, which is 0 if it gives none. */
type Work<A extends readonly Argument[], O extends Options> = (
  io: CliIo,
  ...given: [...ArgumentsOf<A>, OptionsOf<O>]
) => Promise<number> | number | void

/** Makes a command do what `load` imports when it is called, so that no other command waits for the import. */
export function runs<Name extends string, const A extends readonly Argument[], O extends Options>(
  declared: Declared<Name, A, O>,
  load: () => Promise<Work<A, O>> | Work<A, O>,
): Runnable<Declared<Name, A, O>> {
  const { name, about, args, options, below } = declared
  return {
    declared,
    addTo: (program, io, finish) => {
      const made = program.command(name).description(helpText(about))
      for (const one of args) made.addArgument(commanderArgument(one))
      for (const [key, one] of Object.entries(options)) made.addOption(commanderOption(key, one))
      if (below) made.addHelpText('after', below())
      made.action(async () => {
        const given: unknown[] = args.map((one, at) => one.read(made.processedArgs[at] as never))
        const all = [...given, completed(options, made.opts())]
        const work = await load()
        finish((await work(io, ...(all as [...ArgumentsOf<A>, OptionsOf<O>]))) ?? 0)
      })
    },
  }
}
