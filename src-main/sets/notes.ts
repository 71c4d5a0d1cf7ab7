import { z } from 'zod'
import { err, ok, type Result } from '@core/kernel/result'
import type { SetNotes } from '@core/protocol/set'
import { faultLine, lineAt } from './json-place'

/** The file of a folder of tests that holds what the user has written about them. */
export const NOTES_NAME = 'boardwright.json'

const test = z.looseObject({ note: z.string().max(10_000).optional() })
const group = z.looseObject({ title: z.string().max(10_000).optional() })

/** What the file holds. Keys that we do not know belong to a newer version or to somebody else: they stay. */
const schema = z.looseObject({
  version: z.literal(1),
  groups: z.record(z.string(), group).default({}),
  tests: z.record(z.string(), test).default({}),
})

export type NotesContent = z.infer<typeof schema>

/** Where there is no file. */
export const noNotes: NotesContent = { version: 1, groups: {}, tests: {} }

/** What stands in the file; else one sentence with its line. */
export function notesIn(text: string): Result<NotesContent, string> {
  const fault = faultLine(text)
  if (fault !== null) return err(`Line ${fault}: this is not JSON.`)
  const found = schema.safeParse(JSON.parse(text))
  if (found.success) return ok(found.data)
  const { path, message } = found.error.issues[0]!
  const where = path.length > 0 ? `${path.join(' › ')}: ` : ''
  return err(`Line ${lineAt(text, path)}: ${where}${message}.`)
}

/** Notes by tests and titles by groups. */
export function notesOf({ tests, groups }: NotesContent): Omit<SetNotes, 'problem'> {
  return { tests: textsOf(tests, 'note'), groups: textsOf(groups, 'title') }
}

function textsOf<K extends string>(
  from: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  key: K,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(from).flatMap(([name, { [key]: text }]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )
}
