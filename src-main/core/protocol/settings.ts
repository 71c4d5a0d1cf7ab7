import { BOOK_LIMITS } from '../trace/run'
import type { PlayerColours } from '../settings/player-colours'
import { type BackupRule, defaultBackupRule } from './backups'

/** Limits at which runs stop by themselves. */
export interface RecordingLimits {
  /** Maximum number of recorded steps of a run. */
  readonly steps: number
  /** Maximum number of recorded state changes of a run: they limit its time. */
  readonly changes: number
}

/** A setting with a list of possible words. */
function choice<T extends string>(options: readonly T[], usual: T, about = '') {
  return { kind: 'choice', options, usual, about } as const
}

/** A setting that is on or off. */
function onOff(usual: boolean, about: string) {
  return { kind: 'switch', usual, about } as const
}

/** A setting with its own shape, and its own row on the page. */
function own<T>(usual: T) {
  return { kind: 'own', usual } as const
}

/**
 * All user settings of the window except its keys, in the order of the page; stored by main in `settings.json`. A
 * choice or a switch gets its type, its shape in the file and in requests, and its row on the page from its entry here;
 * `about` is for those who edit the file.
 */
export const settingTable = {
  theme: choice(['system', 'light', 'dark'], 'system'),
  /** Size of the interface; 1 is the usual size. */
  size: own(1),
  /** A code, or `system`; it may be a language of a later version. */
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
  limits: own<RecordingLimits>(BOOK_LIMITS),
  isolatePrograms: onOff(
    false,
    'Whether files and network are kept from programs; they do not run where that cannot be.',
  ),
}

type Table = typeof settingTable
export type SettingName = keyof Table

/** The user's settings. */
export type UserSettings = { readonly [K in SettingName]: Table[K]['usual'] }

/** Names of the settings of one kind. */
export type SettingOf<Kind extends Table[SettingName]['kind']> = {
  [K in SettingName]: Table[K]['kind'] extends Kind ? K : never
}[SettingName]

/** Settings that have requests of their own. */
export const withOwnRequest = ['theme', 'size', 'language', 'backups'] as const

/** A change made by the page itself. */
export type SettingsChange = {
  readonly [K in Exclude<SettingName, (typeof withOwnRequest)[number]>]?: UserSettings[K]
}

/** Default settings. */
export const usualSettings = Object.fromEntries(
  Object.entries(settingTable).map(([name, { usual }]) => [name, usual]),
) as unknown as UserSettings

/** Bounds of the limits. */
export const limitBounds = {
  steps: { lowest: 1000, highest: 100_000_000 },
  changes: { lowest: 100_000, highest: 5_000_000_000 },
} as const satisfies Record<keyof RecordingLimits, { lowest: number; highest: number }>

/** The settings file as read by main. */
export interface SettingsLoaded {
  readonly settings: UserSettings
  /**
   * Why the file could not be read, as a sentence with its line; null if it could. Until it is fixed, nothing is saved.
   */
  readonly problem: string | null
  /** Entries that are ignored, one sentence each with its line; the rest is used. */
  readonly notes: readonly string[]
}
