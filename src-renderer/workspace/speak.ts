import type { Settings } from './settings.svelte'
import type { Workspace } from './workspace.svelte'

/**
 * Changes the language of the window, to a code or `system`. The page is loaded again for that: everything open is
 * restored as it was.
 */
export async function speak(
  { bridge, levels, journal, setsNote }: Workspace,
  settings: Settings,
  language: string,
): Promise<void> {
  for (const level of levels) level.editor.lines.flush()
  await Promise.all([journal.flush(), setsNote.flush()])
  settings.language = await bridge.request('window:language', language)
}
