import { colourPresets, type PlayerColours } from '@core/settings/player-colours'
import type { BackupRule } from '@core/protocol/backups'
import type { Bridge } from '@core/protocol/ipc'
import {
  type RecordingLimits,
  type SettingOf,
  type SettingsChange,
  type SettingsLoaded,
  type UserSettings,
  usualSettings,
} from '@core/protocol/settings'
import type { LooksChoice } from '../canvas/shown-looks'
import { keptJson } from '../ui/kept-json'
import { recordingLimits } from '../run/index'
import { lineWrapping } from '../text/index'

const THEME = 'boardwright.theme'
const MOTION = 'boardwright.motion'
const LOOKS = 'boardwright.looks'

/** Sizes of the interface to choose from; 1 is the usual one. */
export const interfaceSizes = [0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

/**
 * The user's settings of the window. Main stores them in a file; those needed for the first picture are in the page’s
 * storage as well, so that it need not wait.
 */
export class Settings {
  /** The current settings, as far as known. */
  now = $state.raw<UserSettings>(usualSettings)
  /** Colours of players, and whether pieces are pictures. */
  looks = $state.raw<LooksChoice>(usualSettings)
  /** Whether the window fills the screen. */
  isFullScreen = $state(false)
  /** The last requested state of the window, until the window reports that state; null if none is pending. */
  private askedFull: boolean | null = null
  /** Why the file cannot be used, as a sentence: until it is fixed, nothing is stored. Null if it can. */
  problem = $state.raw<string | null>(null)
  /** Entries of the file that are ignored, a sentence each. */
  notes = $state.raw<readonly string[]>([])
  private systemIsDark = $state(false)
  /** While the system forces its colours, its light or dark mode counts, not the setting. */
  private isForced = $state(false)
  readonly isDark = $derived(
    this.isForced || this.now.theme === 'system' ? this.systemIsDark : this.now.theme === 'dark',
  )

  constructor(
    private readonly page: Pick<Window, 'localStorage' | 'matchMedia'>,
    private readonly bridge: Pick<Bridge, 'request'>,
  ) {
    const theme = page.localStorage.getItem(THEME)
    if (theme === 'light' || theme === 'dark') this.put({ theme })
    if (page.localStorage.getItem(MOTION) === 'reduced') this.put({ motion: 'reduced' })
    this.looks = looksOf(keptJson(page.localStorage.getItem(LOOKS)))
    this.follow('(prefers-color-scheme: dark)', (isDark) => (this.systemIsDark = isDark))
    this.follow('(forced-colors: active)', (isForced) => (this.isForced = isForced))
  }

  /** Size of the interface; 1 is the usual size. */
  get size(): number {
    return this.now.size
  }

  /** Code of the chosen language; `system` for that of the system. */
  get language(): string {
    return this.now.language
  }

  set language(language: string) {
    this.put({ language })
  }

  /** Changes a setting that is a choice or a switch, for now and the next starts. */
  choose<K extends SettingOf<'choice' | 'switch'>>(name: K, value: UserSettings[K]): void {
    this.put({ [name]: value })
    this.keepForStart()
    // The menu shows the theme, and the next window has its background before the page is loaded.
    if (name === 'theme') void this.bridge.request('window:theme', this.now.theme)
    else void this.change({ [name]: value })
  }

  /** Loads the settings that main has stored. */
  async load(): Promise<void> {
    this.take(await this.bridge.request('settings:load'))
  }

  /** Applies settings that were edited by hand; returns the new language if it has changed, else null. */
  edited(loaded: SettingsLoaded): string | null {
    const before = this.language
    this.take(loaded)
    return this.language === before ? null : this.language
  }

  /** Changes other settings, for now and the next starts. */
  async change(change: SettingsChange): Promise<void> {
    this.take(await this.bridge.request('settings:change', change))
  }

  /** Changes the rule for backups of saved files; main may ask first. */
  async changeBackups(change: Partial<BackupRule>): Promise<void> {
    const { backups } = this.now
    this.put({ backups: await this.bridge.request('backup:settings', { ...backups, ...change }) })
  }

  /** Opens the file in the system’s editor; returns why not. */
  edit(): Promise<string | null> {
    return this.bridge.request('settings:edit')
  }

  /** Whether this computer can isolate programs from files and network. */
  async canIsolate(): Promise<boolean> {
    return (await this.bridge.request('programs:isolation')).isHere
  }

  /** Changes the size of the interface by one step; 0: the usual size. */
  async resizeBy(by: -1 | 0 | 1): Promise<void> {
    const { size } = this
    const larger = interfaceSizes.find((one) => one > size)
    const smaller = interfaceSizes.findLast((one) => one < size)
    const next = by === 0 ? 1 : by > 0 ? larger : smaller
    if (next !== undefined) this.put({ size: await this.bridge.request('window:size', next) })
  }

  /** Reads the state of the window and follows its changes; returns a function that stops it. */
  followScreen(bridge: Pick<Bridge, 'on'>): () => void {
    void this.fillScreen(null)
    return bridge.on('window:filled-screen', ({ isFull }) => this.hearScreen(isFull))
  }

  /** Makes the window fill the screen, or leave it; a change in progress is reversed. */
  turnScreen(): Promise<void> {
    return this.fillScreen(!(this.askedFull ?? this.isFullScreen))
  }

  /** Makes the window fill the screen or not; null only reads the state. */
  async fillScreen(isFull: boolean | null): Promise<void> {
    if (isFull !== null) this.askedFull = isFull
    const is = await this.bridge.request('window:full-screen', isFull)
    // The system may take its time: then the window reports the new state later.
    if (this.askedFull === null || is === this.askedFull) this.hearScreen(is)
  }

  private hearScreen(isFull: boolean): void {
    this.isFullScreen = isFull
    if (isFull === this.askedFull) this.askedFull = null
  }

  /** The limits of recordings. */
  get limits(): RecordingLimits {
    return recordingLimits.now
  }

  private take({ settings, problem, notes }: SettingsLoaded): void {
    this.now = settings
    recordingLimits.now = settings.limits
    const { playerColours, pieces } = settings
    const looks = { playerColours, pieces }
    if (JSON.stringify(looks) !== JSON.stringify(this.looks)) this.looks = looks
    if (lineWrapping.isOn !== settings.wrapLines) lineWrapping.take(settings.wrapLines)
    this.keepForStart()
    this.problem = problem
    this.notes = notes
  }

  private put(change: Partial<UserSettings>): void {
    this.now = { ...this.now, ...change }
  }

  /** Stores what the first picture of the next start needs. */
  private keepForStart(): void {
    const { localStorage } = this.page
    localStorage.setItem(THEME, this.now.theme)
    localStorage.setItem(MOTION, this.now.motion)
    localStorage.setItem(LOOKS, JSON.stringify(this.looks))
  }

  private follow(query: string, take: (matches: boolean) => void): void {
    const media = this.page.matchMedia(query)
    take(media.matches)
    media.addEventListener('change', (event) => take(event.matches))
  }
}

/** The stored look, as far as it is valid. */
function looksOf(kept: unknown): LooksChoice {
  const { playerColours, pieces } = (kept ?? {}) as Partial<Record<keyof LooksChoice, unknown>>
  const isSet = typeof playerColours === 'string' && playerColours in colourPresets
  const areColours =
    Array.isArray(playerColours) &&
    playerColours.every((one) => /^#[0-9a-f]{6}$/i.test(String(one)))
  return {
    playerColours:
      isSet || areColours ? (playerColours as PlayerColours) : usualSettings.playerColours,
    pieces: pieces === 'plain' ? 'plain' : 'pictures',
  }
}
