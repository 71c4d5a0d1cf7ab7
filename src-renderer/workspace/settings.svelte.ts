export type ThemeChoice = 'system' | 'light' | 'dark'

const KEY = 'boardwright.theme'

/** What the user has chosen about looks; kept in the page's own storage. */
export class Settings {
  theme = $state<ThemeChoice>(readTheme())
  private systemIsDark = $state(matchMedia('(prefers-color-scheme: dark)').matches)
  /** While the system forces its colours its own light or dark counts, whatever was chosen. */
  private isForced = $state(matchMedia('(forced-colors: active)').matches)
  readonly isDark = $derived(
    this.isForced || this.theme === 'system' ? this.systemIsDark : this.theme === 'dark',
  )

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.systemIsDark = event.matches
    })
    matchMedia('(forced-colors: active)').addEventListener('change', (event) => {
      this.isForced = event.matches
    })
  }

  choose(theme: ThemeChoice): void {
    this.theme = theme
    localStorage.setItem(KEY, theme)
  }
}

function readTheme(): ThemeChoice {
  const held = localStorage.getItem(KEY)
  return held === 'light' || held === 'dark' ? held : 'system'
}
