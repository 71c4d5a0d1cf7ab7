import { words } from '../ui/words'

/** The key under which a page stores its theme and language for the page that replaces it. */
const KEY = 'boardwright.pageBefore'

/**
 * Covers a page that replaces one in a different language, in the new language and the old page's theme, until
 * `liftCover`: the open documents return one by one.
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

/** Removes the cover; called when all documents are open again. */
export function liftCover(): void {
  document.querySelector('.cover')?.remove()
}
