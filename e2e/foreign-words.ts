import type { Page } from '@playwright/test'

/** Where texts stand that are no words of the app: official texts, code, what users type. */
const NOT_OURS = '.cm-editor, output, pre, code, kbd, textarea, script, style, [data-official]'

/**
 * Of a window in the pseudo-language all that can be read and comes from no catalogue: each text, and each name that only
 * readers hear. Coordinates, numbers and `known` (names of files, ids) are left out.
 */
export async function foreignWords(page: Page, known: readonly RegExp[]): Promise<string[]> {
  const texts = await page.evaluate((notOurs) => {
    const found = new Set<string>()
    const isOurs = (element: Element | null): element is Element =>
      element !== null && element.checkVisibility() && element.closest(notOurs) === null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isOurs(node.parentElement)) found.add(node.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (!isOurs(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder']) {
        found.add(element.getAttribute(name) ?? '')
      }
    }
    return [...found]
  }, NOT_OURS)
  return texts
    .map(withoutCatalogued)
    .filter((text) => /[A-Za-z]{3}/.test(text) && !known.some((one) => one.test(text)))
    .sort()
}

/** A text without what stands in the brackets of the pseudo-language. */
function withoutCatalogued(text: string): string {
  const rest = text.replace(/\[[^[\]]*\]/g, '')
  return rest === text ? text.trim() : withoutCatalogued(rest)
}
