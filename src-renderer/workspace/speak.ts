import type { Settings } from './settings.svelte'
import type { Workspace } from './workspace.svelte'

/**
 * Has the window speak another language from now on, a code or `system`. The page is loaded again for that: all that is open
 * comes back as it is.
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
