import { app, type WebContents } from 'electron'
import { refusedChannel } from '@core/protocol/ipc'
import type { Refuse } from '../app/log'
import type { PageSource } from './page-source'

/**
 * Keeps every page, ours and any other, from leaving its address: navigation, new windows and webviews are refused. To
 * be called before the first window is made.
 */
export function guardContents(page: Addresses, refuse: Refuse): void {
  app.on('web-contents-created', (_, contents) => guard(contents, page, refuse))
}

/** The allowed addresses: the page, and the empty one of its second window. */
type Addresses = Pick<PageSource, 'isPage' | 'secondUrl'>

function guard(contents: WebContents, { isPage, secondUrl }: Addresses, refuse: Refuse): void {
  // Calls between browsers (WebRTC) are not requests: they may only use the session's proxy, which leads nowhere.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  // A reload of the page itself is allowed, because the development server asks for it. A window that was just opened
  // also gets its first address this way.
  const stay = (event: { readonly url: string; preventDefault(): void }): void => {
    const from = contents.getURL()
    if (from === '' ? event.url === secondUrl : isPage(from) && isPage(event.url)) return
    event.preventDefault()
    refuse('navigation', event.url)
  }
  contents.on('will-navigate', stay)
  contents.on('will-redirect', stay)
  // Also fires for the top frame, which is handled above. The page has no frames, so none may navigate.
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
  // Requests use another channel; the bridge sends only what it has refused itself.
  contents.on('ipc-message', (_, channel, what: unknown) => {
    if (channel === refusedChannel) refuse('bridge', String(what))
    else refuse('message', channel)
  })
  contents.on('ipc-message-sync', (event, channel) => {
    event.returnValue = null
    refuse('message', channel)
  })
}
