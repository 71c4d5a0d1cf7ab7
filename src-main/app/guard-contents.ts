import { app, session } from 'electron'

/**
 * Refuses whatever leads away from our page: navigation, new windows, webviews, and every permission a page may ask
 * for but writing to the clipboard, which the user's copy commands need. To be called once the app is ready.
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
  const allowed = 'clipboard-sanitized-write'
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_, permission, answer) =>
    answer(permission === allowed),
  )
  defaultSession.setPermissionCheckHandler((_, permission) => permission === allowed)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.on('will-download', (event) => event.preventDefault())
}
