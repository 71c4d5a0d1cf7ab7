import { oneOf, word } from '../form/argument'
import { declare } from '../form/command'
import { schemaNames } from '../schema-names'

// Commands that tell of the command line itself.

/** Shells that a completion is made for. */
export const shells = ['bash', 'zsh', 'fish'] as const
export type CompletionShell = (typeof shells)[number]

export const help = declare('help', [word('[command]', 'helpName')], {})
export const schema = declare('schema', [oneOf('<command>', 'schemaName', schemaNames)], {})
export const completion = declare('completion', [oneOf('<shell>', 'completionShell', shells)], {})
export const man = declare('man', [], {})
