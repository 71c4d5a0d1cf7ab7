import type { WebContents } from 'electron'

/**
 * Carries out the clipboard commands of the menu where a text field has the focus: a page may not reach the clipboard by
 * itself. Elsewhere this does nothing and the page's own command takes effect.
 */
export function nativeEdit(id: string, contents: WebContents): void {
  if (id === 'cut') contents.cut()
  else if (id === 'copy') contents.copy()
  else if (id === 'paste') contents.paste()
}
