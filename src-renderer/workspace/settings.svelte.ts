import { colourPresets, type PlayerColours } from '@core/settings/player-colours'
import type { BackupRule } from '@core/protocol/backups'
import type { Bridge } from '@core/protocol/ipc'
import {
  type RunLimits,
  type SettingsChange,
  type SettingsLoaded,
  type UserSettings,
  usualSettings,
} from '@core/protocol/settings'

import type { LooksChoice } from '../canvas/shown-looks'
import { keptJson } from '../ui/kept-json'
import { runLimits } from '../run/index'
import { lineWrapping } from '../text/index'

export type ThemeChoice = 'system' | 'light' | 'dark'
export type MotionChoice = 'system' | 'reduced'

const THEME = 'boardwright.theme'
const MOTION = 'boardwright.motion'
const LOOKS = 'boardwright.looks'

/** Sizes of the interface to go through; 1 is the usual one. */
export const interfaceSizes = [0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

/**
 * What the user has set about the window. Main keeps it in a file; what the first picture needs is in the page’s storage as
 * well, so that it waits for nothing.
 */
export class Settings {
  theme = $state<ThemeChoice>('system')
  motion = $state<MotionChoice>('system')
  /** How large the interface is; 1 is the usual size. */
  size = $state(1)
  /** The window fills the screen. */
  isFullScreen = $state(false)
  /** Code of the language that was chosen; `system` for that of the system. */
  language = $state('system')
  /** Colours of players, and whether pieces are pictures. */
  looks = $state.raw<LooksChoice>(usualSettings)
  /** When a level that has a file is saved by itself. */
  autosave = $state<UserSettings['autosave']>('off')
  /** Whether files and network are kept from programs. */
  isolatesPrograms = $state(false)
  backups = $state.raw<BackupRule>(usualSettings.backups)
  /** Why the file cannot be used, as a sentence: until it is mended, nothing is kept. */
  problem = $state.raw<string | null>(null)
  /** What in the file is not used, a sentence each. */
  notes = $state.raw<readonly string[]>([])
  private systemIsDark = $state(false)
  /** While the system forces its colours, its own light or dark counts, not the choice. */
  private isForced = $state(false)
  readonly isDark = $derived(
    this.isForced || this.theme === 'system' ? this.systemIsDark : this.theme === 'dark',
  )

  constructor(
    private readonly page: Pick<Window, 'localStorage' | 'matchMedia'>,
    private readonly bridge: Pick<Bridge, 'request'>,
  ) {
    const theme = page.localStorage.getItem(THEME)
    if (theme === 'light' || theme === 'dark') this.theme = theme
    if (page.localStorage.getItem(MOTION) === 'reduced') this.motion = 'reduced'
    this.looks = looksOf(keptJson(page.localStorage.getItem(LOOKS)))
    this.follow('(prefers-color-scheme: dark)', (isDark) => (this.systemIsDark = isDark))
    this.follow('(forced-colors: active)', (isForced) => (this.isForced = isForced))
  }

  choose(theme: ThemeChoice): void {
    this.theme = theme
    this.page.localStorage.setItem(THEME, theme)
    // The menu shows it, and the next window has its ground before the page.
    void this.bridge.request('window:theme', theme)
  }

  chooseMotion(motion: MotionChoice): void {
    this.takeMotion(motion)
    void this.change({ motion })
  }

  /** Takes up what main keeps. */
  async load(): Promise<void> {
    this.take(await this.bridge.request('settings:load'))
  }

  /** Takes up what was edited by hand; gives the language that is to be spoken then, null for the one that is. */
  edited(loaded: SettingsLoaded): string | null {
    const before = this.language
    this.take(loaded)
    return this.language === before ? null : this.language
  }

  /** Sets something else, for now and the next starts. */
  async change(change: SettingsChange): Promise<void> {
    this.take(await this.bridge.request('settings:change', change))
  }

  /** Sets what is kept of files that are saved; main may ask first. */
  async changeBackups(change: Partial<BackupRule>): Promise<void> {
    this.backups = await this.bridge.request('backup:settings', { ...this.backups, ...change })
  }

  /** Opens the file in the system’s editor; gives why not. */
  edit(): Promise<string | null> {
    return this.bridge.request('settings:edit')
  }

  /** Whether this computer can keep files and network from programs. */
  async canIsolate(): Promise<boolean> {
    return (await this.bridge.request('programs:isolation')).isHere
  }

  /** Makes the interface larger or smaller by a step; 0: the usual size. */
  async resizeBy(by: -1 | 0 | 1): Promise<void> {
    const { size } = this
    const larger = interfaceSizes.find((one) => one > size)
    const smaller = interfaceSizes.findLast((one) => one < size)
    const next = by === 0 ? 1 : by > 0 ? larger : smaller
    if (next !== undefined) this.size = await this.bridge.request('window:size', next)
  }

  /** Takes up how the window is and hears of changes; gives what ends that. */
  followScreen(bridge: Pick<Bridge, 'on'>): () => void {
    void this.fillScreen(null)
    return bridge.on('window:filled-screen', ({ isFull }) => (this.isFullScreen = isFull))
  }

  /** Has the window fill the screen or not; null only asks. */
  async fillScreen(isFull: boolean | null): Promise<void> {
    this.isFullScreen = await this.bridge.request('window:full-screen', isFull)
  }

  /** Where recordings end. */
  get limits(): RunLimits {
    return runLimits.now
  }

  private take({ settings, problem, notes }: SettingsLoaded): void {
    this.theme = settings.theme
    this.page.localStorage.setItem(THEME, settings.theme)
    this.takeMotion(settings.motion)
    this.size = settings.size
    this.language = settings.language
    runLimits.now = settings.limits
    this.backups = settings.backups
    this.autosave = settings.autosave
    this.isolatesPrograms = settings.isolatePrograms
    const { playerColours, pieces } = settings
    const looks = JSON.stringify({ playerColours, pieces })
    if (looks !== JSON.stringify(this.looks)) this.looks = { playerColours, pieces }
    this.page.localStorage.setItem(LOOKS, looks)
    if (lineWrapping.isOn !== settings.wrapLines) lineWrapping.take(settings.wrapLines)
    this.problem = problem
    this.notes = notes
  }

  private takeMotion(motion: MotionChoice): void {
    this.motion = motion
    this.page.localStorage.setItem(MOTION, motion)
  }

  private follow(query: string, take: (matches: boolean) => void): void {
    const media = this.page.matchMedia(query)
    take(media.matches)
    media.addEventListener('change', (event) => take(event.matches))
  }
}

/** What was kept about looks, as far as it is that. */
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
