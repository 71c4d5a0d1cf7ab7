import { Option as CommanderOption } from 'commander'
import { helpText, type HelpSource } from './help'

/** The settings of any option. */
export interface OptionSettings<Value = unknown> {
  /** The value when it is not given, as the help tells. */
  readonly usual?: Value
  /** The same where the help is silent about it. */
  readonly absent?: Value
  /** The help text in place of a usual value. */
  readonly told?: HelpSource
  readonly isNeeded?: true
  /** For an old name, which need not be learnt. */
  readonly isHidden?: true
  /** Options beside which it makes no sense. */
  readonly conflicts?: readonly string[]
  /**
   * By what the head of a shard holds it, where not by a value of the same name (`keptValues`): keys of the run, `input` or
   * `tasks`; none where it concerns only who does a part, or where the result goes.
   */
  readonly heldBy?: readonly string[]
}

/** An option as it is declared: what commander reads, the type of its value and its place in shards follow from it. */
export interface Option<Value = unknown, S extends OptionSettings = OptionSettings> {
  /** What a value is in JSON. */
  readonly kind: 'switch' | 'whole' | 'share' | 'text' | 'list'
  /** What stands for its value: `<n>`; empty for a switch, `no-` for one that switches off. */
  readonly value: string
  readonly help: HelpSource
  readonly choices?: readonly string[]
  /** Reads what was given; of a list also what was given before. Throws what commander words. */
  readonly read?: (text: string, earlier?: never) => Value
  readonly settings: S
}

/** The options of a command by their names in code: `failUnder` is `--fail-under`. */
export type Options = Readonly<Record<string, Option>>

type ValueOf<O> = O extends Option<infer Value> ? Value : never
type Always =
  | { readonly settings: { readonly usual: unknown } }
  | { readonly settings: { readonly absent: unknown } }
  | { readonly settings: { readonly isNeeded: true } }

/** What a command is given for its options. */
export type OptionsOf<O extends Options> = {
  readonly [K in keyof O as O[K] extends Always ? K : never]: ValueOf<O[K]>
} & {
  readonly [K in keyof O as O[K] extends Always ? never : K]?: ValueOf<O[K]>
}

/** What the head of a shard has of options under their own names; null for one that was not given. */
export type KeptOptions<O extends Options> = {
  readonly [
    K in keyof O as O[K] extends { readonly settings: { readonly heldBy: unknown } } ? never : K
  ]: ValueOf<O[K]> | (O[K] extends Always ? never : null)
}

/** The options that the head of a shard has under their own names. */
export function keptAmong(options: Options): (readonly [name: string, option: Option])[] {
  return Object.entries(options).filter(([, { settings }]) => settings.heldBy === undefined)
}

/** Their values in a run of their command. */
export function keptValues<O extends Options>(options: O, given: OptionsOf<O>): KeptOptions<O> {
  const values: Readonly<Record<string, unknown>> = given
  const kept = keptAmong(options).map(([name]) => [name, values[name] ?? null])
  return Object.fromEntries(kept) as KeptOptions<O>
}

/** Whether an option has a value however its command is called. */
export function isAlways({ settings }: Option): boolean {
  return 'usual' in settings || 'absent' in settings || settings.isNeeded === true
}

/** The option in commander's form. */
export function commanderOption(name: string, option: Option): CommanderOption {
  const { value, help, choices, read, settings } = option
  const { usual, told, isNeeded = false, isHidden = false, conflicts = [] } = settings
  const long = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const flags = value === 'no-' ? `--no-${long}` : `--${long} ${value}`.trimEnd()
  const made = new CommanderOption(flags)
  // When it is shown: some texts name the players of all games, which would all be loaded.
  Object.defineProperty(made, 'description', { get: () => helpText(help) })
  if (choices) made.choices(choices)
  else if (read) made.argParser<unknown>(read as (text: string, earlier: unknown) => unknown)
  if (usual !== undefined || told !== undefined) made.default(usual, told && helpText(told))
  return made
    .makeOptionMandatory(isNeeded)
    .hideHelp(isHidden)
    .conflicts([...conflicts])
}

/** The given options, with silent defaults for the others. */
export function completed(
  options: Options,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const absent = Object.entries(options).flatMap(([name, { settings }]) =>
    'absent' in settings ? [[name, settings.absent] as const] : [],
  )
  return { ...Object.fromEntries(absent), ...given }
}
