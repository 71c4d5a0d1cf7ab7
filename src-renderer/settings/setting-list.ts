import type { HelpPlace } from '../ui/help-place'
import { words } from '../ui/words'

const ids = [
  'theme',
  'size',
  'language',
  'motion',
  'wrap',
  'colours',
  'pieces',
  'autosave',
  'backups',
  'limits',
  'isolate',
  'keys',
] as const

export type SettingId = (typeof ids)[number]

const helps: Readonly<Record<SettingId, HelpPlace>> = {
  ...{ theme: 'settings#look', size: 'settings#look', motion: 'settings#look' },
  ...{ colours: 'settings#look', pieces: 'settings#look' },
  language: 'settings#languages',
  wrap: 'text',
  ...{ backups: 'start#nothing-is-lost', autosave: 'start#nothing-is-lost' },
  limits: 'stepping#long-runs',
  isolate: 'programs#what-is-kept-from-programs',
  keys: 'settings#keys',
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
