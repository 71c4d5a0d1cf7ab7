import { BOOK_LIMITS } from '../trace/run'
import type { PlayerColours } from '../settings/player-colours'
import { type BackupRule, defaultBackupRule } from './backups'

/** Where runs stop by themselves. */
export interface RunLimits {
  /** Steps that are recorded of a run. */
  readonly steps: number
  /** Changes of state that are recorded of a run: they bound its time. */
  readonly changes: number
}

/** A setting that is one of some words. */
function choice<T extends string>(options: readonly T[], usual: T, about = '') {
  return { kind: 'choice', options, usual, about } as const
}

/** A setting that is on or off. */
function onOff(usual: boolean, about: string) {
  return { kind: 'switch', usual, about } as const
}

/** A setting with a shape, and a row on the page, of its own. */
function own<T>(usual: T) {
  return { kind: 'own', usual } as const
}

/**
 * All that a user can set about the window but its keys, in the order of the page; kept by main in `settings.json`. A choice
 * or a switch has its type, its shape in the file and in requests, and its row on the page by standing here; `about` is
 * for those who edit the file.
 */
export const settingTable = {
  theme: choice(['system', 'light', 'dark'], 'system'),
  /** How large the interface is; 1 is the usual size. */
  size: own(1),
  /** A code, or `system`; it may be of a language that a later version has. */
  language: own('system'),
  motion: choice(['system', 'reduced'], 'system', '"reduced": nothing glides.'),
  wrapLines: onOff(true, 'Whether long lines of the text are wrapped.'),
  playerColours: own<PlayerColours>('okabe-ito'),
  pieces: choice(['pictures', 'plain'], 'pictures', '"plain": shapes with letters.'),
  autosave: choice(
    ['off', 'leave', 'always'],
    'off',
    'When a level that has a file is saved: "leave" a tab or the window, "always" soon.',
  ),
  backups: own<BackupRule>(defaultBackupRule),
  limits: own<RunLimits>(BOOK_LIMITS),
  isolatePrograms: onOff(
    false,
    'Whether files and network are kept from programs; they do not run where that cannot be.',
  ),
}

type Table = typeof settingTable
export type SettingName = keyof Table

/** What the user has set. */
export type UserSettings = { readonly [K in SettingName]: Table[K]['usual'] }

/** Names of the settings of a kind. */
export type SettingOf<Kind extends Table[SettingName]['kind']> = {
  [K in SettingName]: Table[K]['kind'] extends Kind ? K : never
}[SettingName]

/** Settings that have requests of their own. */
export const withOwnRequest = ['theme', 'size', 'language', 'backups'] as const

/** What the page sets by itself. */
export type SettingsChange = {
  readonly [K in Exclude<SettingName, (typeof withOwnRequest)[number]>]?: UserSettings[K]
}

/** What holds before anything is chosen. */
export const usualSettings = Object.fromEntries(
  Object.entries(settingTable).map(([name, { usual }]) => [name, usual]),
) as unknown as UserSettings

/** Bounds of the limits. */
export const limitBounds = {
  steps: { lowest: 1000, highest: 100_000_000 },
  changes: { lowest: 100_000, highest: 5_000_000_000 },
} as const satisfies Record<keyof RunLimits, { lowest: number; highest: number }>

/** What main has read of the file of settings. */
export interface SettingsLoaded {
  readonly settings: UserSettings
  /** Why the file could not be read, as a sentence with its line; null if it could. Until it is fixed, nothing is kept. */
  readonly problem: string | null
  /** What in it is not used, a sentence each with its line; the rest holds. */
  readonly notes: readonly string[]
}
