import type { Bridge } from '@core/protocol/ipc'

export type ThemeChoice = 'system' | 'light' | 'dark'
export type MotionChoice = 'system' | 'reduced'

const THEME = 'boardwright.theme'
const MOTION = 'boardwright.motion'

/** Sizes of the interface to go through; 1 is the usual one. */
export const interfaceSizes = [0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

/** What the user has chosen about looks; kept in the page's own storage, size and language of the interface by main. */
export class Settings {
  theme = $state<ThemeChoice>('system')
  motion = $state<MotionChoice>('system')
  /** How large the interface is; 1 is the usual size. */
  size = $state(1)
  /** The window fills the screen. */
  isFullScreen = $state(false)
  /** Code of the language that was chosen; `system` for that of the system. */
  language = $state('system')
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
    this.motion = motion
    this.page.localStorage.setItem(MOTION, motion)
  }

  /** Takes up what main keeps: size and language. */
  async load(): Promise<void> {
    this.size = await this.bridge.request('window:size', null)
    this.language = await this.bridge.request('window:language', null)
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

  private follow(query: string, take: (matches: boolean) => void): void {
    const media = this.page.matchMedia(query)
    take(media.matches)
    media.addEventListener('change', (event) => take(event.matches))
  }
}
