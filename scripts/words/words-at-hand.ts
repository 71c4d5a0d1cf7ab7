import type { Plugin } from 'vite'

/**
 * Puts other code in the place of the page's words, for builds that cannot wait for them while they are loaded.
 * `code` exports `words`.
 */
export function wordsAtHand(code: string): Plugin {
  return {
    name: 'words-at-hand',
    load: (id) => (/src-renderer[\\/]ui[\\/]words\.ts$/.test(id) ? code : null),
  }
}
