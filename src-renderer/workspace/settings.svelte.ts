export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'boardwright.theme'

/** What the user has chosen about looks; kept in the page's own storage. */
export class Settings {
  theme = $state<ThemeChoice>('system')
  private systemIsDark = $state(false)
  /** While the system forces its colours, its own light or dark counts, not the choice. */
  private isForced = $state(false)
  readonly isDark = $derived(
    this.isForced || this.theme === 'system' ? this.systemIsDark : this.theme === 'dark',
  )

  constructor(private readonly page: Pick<Window, 'localStorage' | 'matchMedia'>) {
    const held = page.localStorage.getItem(KEY)
    if (held === 'light' || held === 'dark') this.theme = held
    this.follow('(prefers-color-scheme: dark)', (isDark) => (this.systemIsDark = isDark))
    this.follow('(forced-colors: active)', (isForced) => (this.isForced = isForced))
  }

  choose(theme: ThemeChoice): void {
    this.theme = theme
    this.page.localStorage.setItem(KEY, theme)
  }

  private follow(query: string, take: (matches: boolean) => void): void {
    const media = this.page.matchMedia(query)
    take(media.matches)
    media.addEventListener('change', (event) => take(event.matches))
  }
}
