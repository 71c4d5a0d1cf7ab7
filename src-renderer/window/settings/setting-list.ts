import {
  type SettingName,
  type SettingOf,
  settingTable,
  type UserSettings,
} from '@core/protocol/settings'
import type { HelpPlace } from '../../ui/help-place'
import { words } from '../../ui/words'

/** A setting; keys are set in a separate dialog. */
export type SettingId = SettingName | 'keys'

const ids = [...Object.keys(settingTable), 'keys'] as SettingId[]

const helps: Readonly<Record<SettingId, HelpPlace>> = {
  ...{ theme: 'settings#look', size: 'settings#look', motion: 'settings#look' },
  ...{ playerColours: 'settings#look', pieces: 'settings#look' },
  language: 'settings#languages',
  wrapLines: 'text',
  ...{ backups: 'start#nothing-is-lost', autosave: 'start#nothing-is-lost' },
  limits: 'stepping#long-runs',
  isolatePrograms: 'programs#what-programs-can-access',
  keys: 'settings#keys',
}

/**
 * Texts of the settings without a row of their own: the title of each choice except “as the system”, and of a switch
 * that is on.
 */
type Said = {
  readonly [K in SettingOf<'choice'>]: Readonly<Record<Exclude<UserSettings[K], 'system'>, string>>
} & { readonly [K in SettingOf<'switch'>]: { readonly on: string } }

const said: Said = words.settings

/** The choices of a setting, with titles. */
export function choicesOf(
  name: SettingOf<'choice'>,
): readonly { readonly id: string; readonly title: string }[] {
  const titles: Readonly<Record<string, string>> = said[name]
  return settingTable[name].options.map((id) => ({
    id,
    title: titles[id] ?? words.settings.asSystem,
  }))
}

/** The title of a switch, which says what it does when on. */
export function onTitle(name: SettingOf<'switch'>): string {
  return said[name].on
}

/** A hint about a setting; absent if there is none. */
export function hintOf(id: SettingId): string | undefined {
  const told = words.settings[id]
  return 'hint' in told ? told.hint : undefined
}

/** The page in the manual about a setting. */
export function helpOfSetting(id: SettingId): HelpPlace {
  return helps[id]
}

/** All settings, with additional words by which they are found. */
export const settingList = ids.map((id) => {
  const { title, words: found } = words.settings[id]
  return { id, title, found }
})

/** The settings that contain every wanted word in their title or additional words. */
export function settingsWith(wanted: string): readonly (typeof settingList)[number][] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return settingList.filter(({ title, found }) => {
    const all = `${title} ${found}`.toLowerCase()
    return parts.every((part) => all.includes(part))
  })
}
