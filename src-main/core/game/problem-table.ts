import type { Diagnostic, Place, Severity } from '../kernel/diagnostics'

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
  diagnostic(code: Code, place: Place, cells: readonly number[], args: Args): Diagnostic
  /** A problem; the rule comes from the table. */
  problem(code: Code, args: Args): Problem<Code>
  /** The sentence of a problem: what was found and what was expected. */
  messageOf(found: { readonly code: string; readonly args: Args }): string
  /** All codes, for tests that want a sample of each. */
  readonly allCodes: readonly Code[]
}

/** Serves a game's problems from a table by code. Codes are stable; sentences may change freely. */
export function problemTable<Code extends string>(
  table: Readonly<Record<Code, ProblemFacts>>,
): ProblemTable<Code> {
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

/** A problem that keeps the level from running. */
export function error(rule: string, message: ProblemFacts['message']): ProblemFacts {
  return { severity: 'error', rule, message }
}

/** A problem that the level runs in spite of. */
export function warning(rule: string, message: ProblemFacts['message']): ProblemFacts {
  return { severity: 'warning', rule, message }
}
