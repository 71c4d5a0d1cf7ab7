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

/** All that a user can set about the window but its keys; kept by main in `settings.json`. */
export interface UserSettings {
  readonly theme: 'system' | 'light' | 'dark'
  /** How large the interface is; 1 is the usual size. */
  readonly size: number
  /** A code, or `system`; it may be of a language that a later version has. */
  readonly language: string
  readonly motion: 'system' | 'reduced'
  /** Whether long lines of the text are wrapped. */
  readonly wrapLines: boolean
  readonly playerColours: PlayerColours
  /** Whether pieces are drawn as pictures, or as plain shapes with letters. */
  readonly pieces: 'pictures' | 'plain'
  /** When a level that has a file is saved by itself. */
  readonly autosave: 'off' | 'leave' | 'always'
  readonly backups: BackupRule
  readonly limits: RunLimits
  /** Whether files and network are kept from programs; where that cannot be, they do not run. */
  readonly isolatePrograms: boolean
}

/** What the page sets by itself; the others have requests of their own. */
export type SettingsChange = {
  readonly [
    K in Exclude<keyof UserSettings, 'theme' | 'size' | 'language' | 'backups'>
  ]?: UserSettings[K]
}

/** What holds before anything is chosen. */
export const usualSettings: UserSettings = {
  theme: 'system',
  size: 1,
  language: 'system',
  motion: 'system',
  wrapLines: true,
  playerColours: 'okabe-ito',
  pieces: 'pictures',
  autosave: 'off',
  backups: defaultBackupRule,
  limits: BOOK_LIMITS,
  isolatePrograms: false,
}

/** Bounds of the limits. */
export const limitBounds = {
  steps: { lowest: 1000, highest: 100_000_000 },
  changes: { lowest: 100_000, highest: 5_000_000_000 },
} as const satisfies Record<keyof RunLimits, { lowest: number; highest: number }>

/** What main has read of the file of settings. */
export interface SettingsLoaded {
  readonly settings: UserSettings
  /** Why the file could not be read, as a sentence with its line; null where it could. Until it is mended, nothing is kept. */
  readonly problem: string | null
  /** What in it is not used, a sentence each with its line; the rest holds. */
  readonly notes: readonly string[]
}
