import { z } from 'zod'
import { bindingOf } from '@core/keys/binding'
import { type KeyChoice, normalKeys } from '@core/keys/choice'
import { type KeyPresetId, keyPresets } from '@core/keys/presets'
import { err, ok, type Result } from '@core/kernel/result'
import { commandList } from '@core/protocol/commands'
import { faultLine, lineAt } from '@core/kernel/json-place'
import { mainWords } from '../main-words'

/** Most keys of one command. */
const MOST_KEYS = 8
/** Tools are known to the page alone. */
const tool = /^tool-[a-z0-9-]{1,60}$/
const ids: ReadonlySet<string> = new Set(commandList.map(({ id }) => id))

const key = z
  .string()
  .max(40)
  .refine((text) => bindingOf(text) !== null, { error: () => mainWords().keys.noKey })
  .describe(
    'Modifiers (Ctrl, which is ⌘ on a Mac, Control, Meta, Alt, Shift) and a key: "Ctrl+Shift+S", "F10", "A". KeyA is the place of A, whatever the layout paints on it.',
  )

/** A file of keys. */
export const keysSchema = z
  .strictObject({
    $schema: z.string().optional().describe('For editors; not used.'),
    version: z.literal(1),
    preset: z
      .enum(Object.keys(keyPresets) as [KeyPresetId, ...KeyPresetId[]])
      .default('boardwright')
      .describe('The keys to begin with.'),
    keys: z
      .record(
        z.string().refine((id) => ids.has(id) || tool.test(id), {
          error: () => mainWords().keys.noCommand,
        }),
        z.array(key).max(MOST_KEYS),
      )
      .default({})
      .describe('By command, what differs from the preset; an empty list takes its keys away.'),
  })
  .describe('The keys of the window: keys.json in the folder of the app’s data.')

/** What stands in a file of keys; else one sentence with its line. */
export function keysOfText(text: string): Result<KeyChoice, string> {
  const fault = faultLine(text)
  if (fault !== null) return err(mainWords().keys.noJson({ line: fault }))
  const found = keysSchema.safeParse(JSON.parse(text))
  if (found.success) return ok({ preset: found.data.preset, keys: normalKeys(found.data.keys) })
  const issue = found.error.issues[0]!
  const { path } = issue
  const where = path.length > 0 ? `${path.join(' › ')}: ` : ''
  return err(`Line ${lineAt(text, path)}: ${where}${wordsOf(issue)}.`)
}

function wordsOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_key' ? mainWords().keys.noCommand : issue.message
}
