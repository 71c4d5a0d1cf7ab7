import type { Diagnose, Severity } from '../kernel/diagnostics'

type Args = readonly (string | number)[]

/** What is known of a kind of problem. */
export interface ProblemFacts {
  readonly severity: Severity
  /** Id of the rule that is broken. */
  readonly rule: string
  /** The sentence: what was found, then what was expected. */
  message(args: Args): string
}

/** A problem without its place, as tools show it before anything is done. */
export interface Problem<Code extends string = string> {
  readonly code: Code
  readonly rule: string
  readonly args: Args
}

/** All that is made of a game's table of problems. */
export interface ProblemTable<Code extends string> {
  /** A diagnostic; severity and rule come from the table. */
  readonly diagnostic: Diagnose<Code>
  /** A problem; the rule comes from the table. */
  problem(code: Code, args: Args): Problem<Code>
  /** The sentence of a problem: what was found and what was expected. */
  messageOf(found: { readonly code: string; readonly args: Args }): string
  /** All codes, for tests that want a sample of each. */
  readonly allCodes: readonly Code[]
}

/** Serves a game's problems from a table by code. Codes are stable; sentences may change freely. */
export function problemTable<Code extends string>(table: Rows<Code>): ProblemTable<Code> {
  return {
    diagnostic(code, place, cells, args) {
      const { severity, rule } = table[code]
      return { code, severity, rule, place, cells, args }
    },
    problem: (code, args) => ({ code, rule: table[code].rule, args }),
    messageOf({ code, args }) {
      const facts = (table as Readonly<Record<string, ProblemFacts | undefined>>)[code]
      return facts ? facts.message(args) : code
    },
    allCodes: Object.keys(table) as Code[],
  }
}

type Sentences<Code extends string> = Readonly<Record<Code, ProblemFacts['message']>>
type Rows<Code extends string> = Readonly<Record<Code, ProblemFacts>>

/** Problems that keep the level from running: what breaks a rule, each with its sentence. */
export function errors<Code extends string>(rule: string, of: Sentences<Code>): Rows<Code> {
  return rows('error', rule, of)
}

/** Problems that the level runs in spite of. */
export function warnings<Code extends string>(rule: string, of: Sentences<Code>): Rows<Code> {
  return rows('warning', rule, of)
}

function rows<Code extends string>(
  severity: Severity,
  rule: string,
  sentences: Sentences<Code>,
): Rows<Code> {
  const facts = Object.entries<ProblemFacts['message']>(sentences).map(
    ([code, message]): [string, ProblemFacts] => [code, { severity, rule, message }],
  )
  return Object.fromEntries(facts) as Rows<Code>
}
