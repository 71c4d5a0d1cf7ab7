import type { Page } from '@playwright/test'

/** Where texts stand that are no words of the app: official texts, code, what users type. */
const NOT_OURS = '.cm-editor, output, pre, code, kbd, textarea, script, style, [data-official]'

/** Where others than the page have their say, whose processes speak English behind a window in the pseudo-language. */
const OF_OTHERS = '[data-testid=certificate] section, [data-testid=package] [role=status]'

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
    const names = [
      ...['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-placeholder'],
      ...['aria-roledescription', 'aria-valuetext'],
    ]
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join())) {
      if (!isOurs(element)) continue
      for (const name of names) found.add(element.getAttribute(name) ?? '')
    }
    return [...found]
  }, `${NOT_OURS}, ${OF_OTHERS}`)
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
