import type { Diagnose, Severity } from '../kernel/diagnostics'
import { nounText, type Nouns } from './nouns'

type Args = readonly (string | number)[]

/** Declaration of a kind of problem. */
export interface ProblemFacts<Name extends string = string> {
  readonly severity: Severity
  /** Id of the broken rule. */
  readonly rule: string
  /** Names of its arguments in the catalogue, in order. */
  readonly names: readonly Name[]
}

/** A problem without its place, as tools show it before an edit. */
export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly rule: string
  readonly args: Args
}

/** The results of a game's table of problems. */
export interface ProblemTable<Code extends string> {
  /** A diagnostic; severity and rule come from the table. */
  readonly diagnostic: Diagnose<Code>
  /** A problem; the rule comes from the table. */
  problem(code: Code, args: Args): Problem<Code>
  /** All codes, for tests that need an example of each. */
  readonly allCodes: readonly Code[]
  /** Codes of problems that keep a level from running. */
  readonly errorCodes: readonly Code[]
}

/** Makes a game's problems from a table by code. Codes are stable; sentences may change freely. */
export function problemTable<Code extends string>(table: Rows<Code>): ProblemTable<Code> {
  return {
    diagnostic(code, place, cells, args) {
      const { severity, rule } = table[code]
      return { code, severity, rule, place, cells, args }
    },
    problem: (code, args) => ({ code, rule: table[code].rule, args }),
    allCodes: Object.keys(table) as Code[],
    errorCodes: (Object.keys(table) as Code[]).filter((code) => table[code].severity === 'error'),
  }
}

type Names<Code extends string> = Readonly<Record<Code, readonly string[]>>
type Rows<Code extends string> = Readonly<Record<Code, ProblemFacts>>

/** The rows of a table by the names of the arguments. */
type NamedRows<Given extends Names<string>> = {
  readonly [Code in keyof Given]: ProblemFacts<Given[Code][number]>
}

/** Problems that keep the level from running: broken rules, each with the names of its arguments. */
export function errors<const Given extends Names<string>>(
  rule: string,
  of: Given,
): NamedRows<Given> {
  return rows('error', rule, of)
}

/** Problems with which the level still runs. */
export function warnings<const Given extends Names<string>>(
  rule: string,
  of: Given,
): NamedRows<Given> {
  return rows('warning', rule, of)
}

function rows<Given extends Names<string>>(
  severity: Severity,
  rule: string,
  of: Given,
): NamedRows<Given> {
  const facts = Object.entries(of).map(([code, names]) => [code, { severity, rule, names }])
  return Object.fromEntries(facts) as NamedRows<Given>
}

/** The sentence of a problem in a catalogue. It may leave out arguments, but not use others. */
type Sentence<Name extends string> =
  | string
  // Arguments are what formats and rules give; whether a number is one is seen by the tests of every code.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  | ((given: Readonly<Record<Name, any>>) => string)

/** The sentences of a table of problems: what was found, then what was expected. */
export type ProblemSentences<Table> = {
  readonly [Code in keyof Table]: Table[Code] extends ProblemFacts<infer Name>
    ? Sentence<Name>
    : never
}

/**
 * A function that makes the sentences of problems. `nouns`: for arguments that are codes of nouns (`nounOf`), by name
 * of the argument, the words for them, or a function that returns the words. A missing count is 1.
 */
export function messagesOf<Table extends Rows<string>>(
  table: Table,
  sentences: ProblemSentences<Table>,
  nouns: Readonly<Record<string, Nouns | ((arg: string) => string)>> = {},
): (found: { readonly code: string; readonly args: Args }) => string {
  return ({ code, args }) => {
    const sentence = sentences[code] as Sentence<string> | undefined
    if (sentence === undefined || typeof sentence === 'string') return sentence ?? code
    const given = table[code]!.names.map((name, at) => {
      const own = nouns[name]
      const arg = args[at] ?? 1
      if (!own) return [name, arg] as const
      return [
        name,
        typeof own === 'function' ? own(String(arg)) : nounText(own, String(arg)),
      ] as const
    })
    return sentence(Object.fromEntries(given))
  }
}
