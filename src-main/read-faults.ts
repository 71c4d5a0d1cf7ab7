// What is wrong with the data of a file that others may write, in the language of this process.
import type { z } from 'zod'
import type { MainWords } from '@core/words'
import { mainWords } from './main-words'

type Issue = z.core.$ZodRawIssue

/** For `safeParse`: its issues have their messages in the language of this process, unless the schema has one itself. */
export const inWordsOfProcess = {
  error: (issue: Issue): string => messageIn(mainWords().faults, issue),
}

/** The place of an issue and its message: `keys › play: expected a list, found a text`. */
export function placedIssue({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join(' › ')}: ${message}` : message
}

function messageIn(say: MainWords['faults'], issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return say.type({ expected: issue.expected, found: kindOf(issue.input) })
    case 'invalid_value':
      return say.value({ values: issue.values.map((value) => JSON.stringify(value)).join(', ') })
    case 'invalid_union':
      // Where a key tells the kinds apart it is that which is wrong.
      return Array.isArray(issue.options)
        ? say.value({ values: issue.options.map((value) => JSON.stringify(value)).join(', ') })
        : say.other
    case 'unrecognized_keys':
      return say.keys({ keys: issue.keys.join(', '), count: issue.keys.length })
    case 'too_big':
      return say.most({ of: issue.origin, limit: Number(issue.maximum) })
    case 'too_small':
      return say.least({ of: issue.origin, limit: Number(issue.minimum) })
    default:
      return say.other
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}
