import { z } from 'zod'
import { bindingOf } from '@core/keys/binding'
import { type KeyChoice, normalKeys } from '@core/keys/choice'
import { formerCommands } from '@core/keys/former'
import { type KeyPresetId, keyPresets } from '@core/keys/presets'
import { err, ok, type Result } from '@core/kernel/result'
import { commandList } from '@core/protocol/commands'
import { faultIn, faultPlace, placeAt } from '@core/kernel/json-place'
import { mainWords } from '../main-words'
import { inWordsOfProcess } from '../read-faults'

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
    'Modifiers (Ctrl, which is ⌘ on a Mac, Control, Meta, Alt, Shift) and a key: "Ctrl+Shift+S", "F10", "A". KeyA is the place of A, whatever the layout paints on it. Two with a blank between are a chord: "Ctrl+K Ctrl+S".',
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
      .record(z.string().max(100), z.array(key).max(MOST_KEYS))
      .default({})
      .describe('By command, what differs from the preset; an empty list takes its keys away.'),
  })
  .describe('The keys of the window: keys.json in the folder of the app’s data.')

/** What stands in a file of keys. */
export interface KeysContent {
  /** Includes the keys of unknown commands, so that they are not lost. */
  readonly choice: KeyChoice
  /** What is not used, a sentence each with its line and column. */
  readonly notes: readonly string[]
}

/** What stands in a file of keys; else one sentence with its line and column. */
export function keysOfText(text: string): Result<KeysContent, string> {
  const words = mainWords().keys
  const fault = faultIn(text)
  if (fault !== null)
    return err(words.noJson({ ...faultPlace(text)!, isDeep: fault.kind === 'deep' }))
  const found = keysSchema.safeParse(JSON.parse(text), inWordsOfProcess)
  if (!found.success) {
    const { path, message } = found.error.issues[0]!
    const name = path.join(' › ')
    const place = placeAt(text, path)
    return err(
      name === '' ? words.fault({ ...place, message }) : words.faultIn({ ...place, name, message }),
    )
  }
  const { preset, keys } = found.data
  const notes: string[] = []
  const named: Record<string, readonly string[]> = {}
  for (const [id, bound] of Object.entries(keys)) {
    const now = isCommand(id) ? id : formerCommands.get(id)
    const place = { ...placeAt(text, ['keys', id]), name: id }
    if (now === null) notes.push(words.gone(place))
    if (now === undefined) notes.push(words.unknown(place))
    // A line under the present name goes before one under an earlier one.
    if (!isCommand(id) && now && now in keys) notes.push(words.twice({ ...place, now }))
    else named[now ?? id] = bound
  }
  return ok({ choice: { preset, keys: normalKeys(named) }, notes })
}

function isCommand(id: string): boolean {
  return ids.has(id) || tool.test(id)
}
