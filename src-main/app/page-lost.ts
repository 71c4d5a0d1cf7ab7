import { dialog } from 'electron'
import type { BrowserWindow } from 'electron'

/** Tells the user that the page is gone and lets them begin anew or end. */
export async function offerReload(window: BrowserWindow, reason: string): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: 'The window has stopped working.',
    detail: `${reason}. Reloading it brings back all tabs, unsaved changes included. Details: Help > Open log.`,
    buttons: ['Reload', 'Close'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  if (window.isDestroyed()) return
  if (response === 0) window.reload()
  else window.destroy()
}
