import { z } from 'zod'
import { faultIn, faultPlace, placeAt } from '@core/kernel/json-place'
import { err, ok, type Result } from '@core/kernel/result'
import { MOST_BACKUPS, MOST_MINUTES } from '@core/protocol/backups'
import {
  limitBounds,
  type SettingName,
  type SettingOf,
  type SettingsChange,
  settingTable,
  type UserSettings,
  usualSettings,
  withOwnRequest,
} from '@core/protocol/settings'
import { type ColourPresetId, colourPresets, MOST_COLOURS } from '@core/settings/player-colours'
import { mainWords } from '../main-words'

const limit = ({ lowest, highest }: { lowest: number; highest: number }) =>
  z.int().min(lowest).max(highest)

const presets = Object.keys(colourPresets) as [ColourPresetId, ...ColourPresetId[]]

/** How large the interface is. */
export const interfaceSize = z.number().min(0.5).max(3)

/** How many backups are kept of a file, and how often. */
export const backupRule = z.strictObject({
  count: z.int().min(0).max(MOST_BACKUPS),
  minutes: z.int().min(0).max(MOST_MINUTES),
})

/** Of the settings that are more than a choice or a switch. */
const ownShapes = {
  size: interfaceSize.describe('How large the interface is; 1 is the usual size.'),
  language: z.string().max(20).describe('A code such as "en", or "system".'),
  playerColours: z
    .union([z.enum(presets), z.array(z.string().regex(/^#[0-9a-f]{6}$/i)).max(MOST_COLOURS)])
    .describe(
      'A set of colours, or colours of your own as "#rrggbb", that of the first player first.',
    ),
  backups: backupRule.describe('At most `count` of a file, at most one every `minutes`.'),
  limits: z
    .strictObject({ steps: limit(limitBounds.steps), changes: limit(limitBounds.changes) })
    .describe('Steps and changes of state that are recorded of a run.'),
} as const satisfies { readonly [K in SettingOf<'own'>]: z.ZodType<UserSettings[K]> }

type Shapes = { readonly [K in SettingName]: z.ZodType<UserSettings[K]> }

/** What each setting may be. */
export const settingShapes = Object.fromEntries(
  Object.entries(settingTable).map(([name, setting]) => {
    if (setting.kind === 'own') return [name, ownShapes[name as SettingOf<'own'>]]
    const shape = setting.kind === 'switch' ? z.boolean() : z.enum(setting.options)
    return [name, setting.about === '' ? shape : shape.describe(setting.about)]
  }),
) as unknown as Shapes

/** What the page sets by itself. */
export const settingsChange = z.strictObject(
  Object.fromEntries(
    Object.entries(settingShapes)
      .filter(([name]) => !(withOwnRequest as readonly string[]).includes(name))
      .map(([name, shape]) => [name, z.exactOptional(shape)]),
  ),
) as z.ZodType<SettingsChange>

/** A file of settings, whole; what is not in it has its usual value. */
export const settingsSchema = z
  .strictObject({
    $schema: z.string().optional().describe('For editors; not used.'),
    version: z.literal(1),
    ...z.object(settingShapes).partial().shape,
  })
  .describe('The settings of the window: settings.json in the folder of the app’s data.')

/** What stands in a file of settings. */
export interface SettingsContent {
  /** All of it as it was read, so that nothing is lost that is not known. */
  readonly raw: Readonly<Record<string, unknown>>
  readonly settings: UserSettings
  /** What is not used, a sentence each with its line and column. */
  readonly notes: readonly string[]
}

/** What stands in a file of settings; a sentence with line and column where it is no JSON object. */
export function settingsOfText(text: string): Result<SettingsContent, string> {
  const words = mainWords().settings
  const fault = faultIn(text)
  if (fault !== null)
    return err(words.noJson({ ...faultPlace(text)!, isDeep: fault.kind === 'deep' }))
  const raw: unknown = JSON.parse(text)
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    return err(words.noObject({ line: 1, column: 1 }))
  }
  const held = raw as Readonly<Record<string, unknown>>
  const found: Record<string, unknown> = { ...usualSettings }
  const notes: string[] = []
  for (const [name, value] of Object.entries(held)) {
    if (name === '$schema' || name === 'version') continue
    if (!isSetting(name)) {
      notes.push(words.unknown({ ...placeAt(text, [name]), name }))
      continue
    }
    const { success, data, error } = settingShapes[name].safeParse(value)
    if (success) found[name] = data
    else {
      const path = [name, ...(error.issues[0]?.path ?? [])]
      const wrong = path.slice(1).reduce<unknown>((whole, key) => part(whole, key), value)
      const shown = JSON.stringify(wrong === undefined ? value : wrong).slice(0, 60)
      notes.push(words.bad({ ...placeAt(text, path), name: path.join(' › '), value: shown }))
    }
  }
  return ok({ raw: held, settings: found as unknown as UserSettings, notes })
}

/** Settings as the text of their file. */
export function printedSettings(raw: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ version: 1, ...raw }, null, 2)}\n`
}

/** All settings as they stand in a file. */
export function wholeRaw(settings: UserSettings): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    (Object.keys(settingShapes) as SettingName[]).map((name) => [name, settings[name]]),
  )
}

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(settingShapes, name)
}

function part(whole: unknown, key: PropertyKey): unknown {
  return whole !== null && typeof whole === 'object' ? Reflect.get(whole, key) : undefined
}
