import type { ElectronApplication } from '@playwright/test'

/**
 * Opens a second window with the app's own preload script, as a bug in the app could; it has no content policy. What it
 * may do shows what holds without one. Gives its number.
 */
export async function openIntruder(
  app: ElectronApplication,
  url: string,
  extra: { readonly partition?: string } = {},
): Promise<number> {
  return app.evaluate(
    async ({ BrowserWindow, app }, { url, extra }) => {
      const preload = `${app.getAppPath()}/out/preload/index.cjs`
      const webPreferences = {
        preload,
        webviewTag: true,
        nodeIntegrationInSubFrames: true,
        ...extra,
      }
      const window = new BrowserWindow({ show: false, webPreferences })
      await window.loadURL(url)
      return window.id
    },
    { url, extra },
  )
}

/** Ends the window of that number at once. */
export async function closeIntruder(app: ElectronApplication, id: number): Promise<void> {
  await app.evaluate(({ BrowserWindow }, id) => BrowserWindow.fromId(id)!.destroy(), id)
}

/** Runs a script in a window of that number and gives its result; a promise is awaited. */
export async function runIn(
  app: ElectronApplication,
  id: number,
  script: string,
): Promise<unknown> {
  return app.evaluate(
    ({ BrowserWindow }, { id, script }) =>
      BrowserWindow.fromId(id)!.webContents.executeJavaScript(script, true) as Promise<unknown>,
    { id, script },
  )
}
