import { app, session } from 'electron'

/**
 * Refuses whatever leads away from our page: navigation, new windows, webviews, downloads, and every permission a page
 * may ask for. To be called once the app is ready.
 */
export function guardContents(isPage: (url: string) => boolean): void {
  app.on('web-contents-created', (_, contents) => {
    // A reload of the page itself is let through: the development server asks for it.
    const refuse = (event: { readonly url: string; preventDefault(): void }): void => {
      if (!isPage(event.url)) event.preventDefault()
    }
    contents.on('will-navigate', refuse)
    contents.on('will-redirect', refuse)
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  })
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.on('will-download', (event) => event.preventDefault())
}
