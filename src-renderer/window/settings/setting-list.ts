import {
  type SettingName,
  type SettingOf,
  settingTable,
  type UserSettings,
} from '@core/protocol/settings'
import type { HelpPlace } from '../../ui/help-place'
import { words } from '../../ui/words'

/** Keys are set in a dialog of their own. */
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

/** What is said of settings without a row of their own: what each choice is called but “as the system”, and what is on. */
type Said = {
  readonly [K in SettingOf<'choice'>]: Readonly<Record<Exclude<UserSettings[K], 'system'>, string>>
} & { readonly [K in SettingOf<'switch'>]: { readonly on: string } }

const said: Said = words.settings

/** What can be chosen of a setting, with titles. */
export function choicesOf(
  name: SettingOf<'choice'>,
): readonly { readonly id: string; readonly title: string }[] {
  const titles: Readonly<Record<string, string>> = said[name]
  return settingTable[name].options.map((id) => ({
    id,
    title: titles[id] ?? words.settings.asSystem,
  }))
}

/** What it means that a setting is on. */
export function onTitle(name: SettingOf<'switch'>): string {
  return said[name].on
}

/** What more is said of a setting; absent if nothing is. */
export function hintOf(id: SettingId): string | undefined {
  const told = words.settings[id]
  return 'hint' in told ? told.hint : undefined
}

/** What the manual tells of a setting. */
export function helpOfSetting(id: SettingId): HelpPlace {
  return helps[id]
}

/** All settings, with words by which they are found as well. */
export const settingList = ids.map((id) => {
  const { title, words: found } = words.settings[id]
  return { id, title, found }
})

/** The settings in whose title or words every wanted word occurs. */
export function settingsWith(wanted: string): readonly (typeof settingList)[number][] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return settingList.filter(({ title, found }) => {
    const all = `${title} ${found}`.toLowerCase()
    return parts.every((part) => all.includes(part))
  })
}
