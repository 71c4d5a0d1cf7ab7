import { app, type WebContents } from 'electron'
import { refusedChannel } from '@core/protocol/ipc'
import type { Refuse } from '../app/log'
import type { PageSource } from './page-source'

/**
 * Keeps every page that is ever made, ours and any other, from leaving its place: navigation, new windows and webviews
 * are refused. To be called before the first window is made.
 */
export function guardContents(page: Addresses, refuse: Refuse): void {
  app.on('web-contents-created', (_, contents) => guard(contents, page, refuse))
}

/** What is let in: the page, and the empty one of its second window. */
type Addresses = Pick<PageSource, 'isPage' | 'secondUrl'>

function guard(contents: WebContents, { isPage, secondUrl }: Addresses, refuse: Refuse): void {
  // Calls between browsers (WebRTC) are no requests: they may only go through the session's proxy, which leads nowhere.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  // A reload of the page itself is let through: the development server asks for it. A window that was just opened comes
  // to its first address this way.
  const stay = (event: { readonly url: string; preventDefault(): void }): void => {
    const from = contents.getURL()
    if (from === '' ? event.url === secondUrl : isPage(from) && isPage(event.url)) return
    event.preventDefault()
    refuse('navigation', event.url)
  }
  contents.on('will-navigate', stay)
  contents.on('will-redirect', stay)
  // Tells of the top frame as well, which is heard above. The page has no frames, so that none may go anywhere.
  contents.on('will-frame-navigate', (event) => {
    if (event.isMainFrame) return
    event.preventDefault()
    refuse('navigation of a frame', event.url)
  })
  contents.on('will-attach-webview', (event, _, { src = '' }) => {
    event.preventDefault()
    refuse('webview', src)
  })
  contents.setWindowOpenHandler(({ url }) => {
    refuse('window', url)
    return { action: 'deny' }
  })
  // Requests come by another way; the bridge sends nothing but what it has refused itself.
  contents.on('ipc-message', (_, channel, what: unknown) => {
    if (channel === refusedChannel) refuse('bridge', String(what))
    else refuse('message', channel)
  })
  contents.on('ipc-message-sync', (event, channel) => {
    event.returnValue = null
    refuse('message', channel)
  })
}
