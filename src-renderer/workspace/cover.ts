import { words } from '../ui/words'

/** What a page that goes leaves to the one that comes in its place: its theme, under its language. */
const KEY = 'boardwright.pageBefore'

/**
 * Covers a page that has come in another language than the one before it, in its language and theme, until `lift`: what
 * was open comes back piece by piece.
 */
export function coverNewLanguage(): void {
  const before = sessionStorage.getItem(KEY)
  const root = document.documentElement
  addEventListener('pagehide', () =>
    sessionStorage.setItem(KEY, `${words.language} ${root.dataset['theme']}`),
  )
  const [language, theme] = before?.split(' ') ?? [words.language]
  if (language === words.language) return
  root.dataset['theme'] = theme
  const cover = document.createElement('div')
  cover.className = 'cover stack'
  cover.setAttribute('role', 'status')
  const name = document.createElement('strong')
  name.textContent = 'Boardwright'
  cover.append(name, words.window.changingLanguage)
  document.body.append(cover)
}

/** All is open again. */
export function liftCover(): void {
  document.querySelector('.cover')?.remove()
}
