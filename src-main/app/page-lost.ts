import type { Shell } from './shell'

/** Tells the user that the page is gone and lets them start again or end. */
export async function offerReload(
  { dialogs, window }: Pick<Shell, 'dialogs' | 'window'>,
  reason: string,
): Promise<void> {
  const button = await dialogs.ask({
    type: 'error',
    message: 'The window has stopped working.',
    detail: `${reason}. Reloading it brings back all tabs, unsaved changes included. Details: Help > Open log.`,
    buttons: ['Reload', 'Close'],
    defaultId: 0,
    cancelId: 1,
  })
  if (window.isGone()) return
  if (button === 0) window.reload()
  else window.destroy()
}
