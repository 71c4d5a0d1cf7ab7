import { protocol, session } from 'electron'
import { readFile } from 'node:fs/promises'
import {
  BUILT_PAGE_URL,
  PAGE_SCHEME,
  contentPolicy,
  contentTypeOf,
  isPageAt,
  pageFile,
} from './page-address'

export interface PageSource {
  readonly url: string
  readonly isPage: (url: string) => boolean
  /** To be called once the app is ready and before the page is loaded. */
  readonly serve: () => void
}

/**
 * Where the page comes from: the folder of the build under a scheme of its own, or, while developing, the server named.
 * To be called before the app is ready.
 */
export function makePageSource(folder: string, devUrl: string | null): PageSource {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
  const url = devUrl === null ? BUILT_PAGE_URL : new URL(devUrl).href
  const isPage = (asked: string): boolean => isPageAt(url, asked)
  if (devUrl !== null) return { url, isPage, serve: () => addPolicy(new URL(devUrl).origin) }
  return { url, isPage, serve: () => serveFolder(folder) }
}

function serveFolder(folder: string): void {
  const headers = {
    'content-security-policy': contentPolicy(null),
    'x-content-type-options': 'nosniff',
  }
  protocol.handle(PAGE_SCHEME, async (request) => {
    const file = pageFile(folder, request.url)
    const type = file === null ? null : contentTypeOf(file)
    if (file === null || type === null) return new Response(null, { status: 404, headers })
    try {
      const body = new Uint8Array(await readFile(file))
      return new Response(body, { headers: { ...headers, 'content-type': type } })
    } catch {
      return new Response(null, { status: 404, headers })
    }
  })
  // The app needs no network and no file by address; what asks for them all the same gets nothing.
  const urls = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'file:///*']
  session.defaultSession.webRequest.onBeforeRequest({ urls }, (_, answer) =>
    answer({ cancel: true }),
  )
}

function addPolicy(devOrigin: string): void {
  session.defaultSession.webRequest.onHeadersReceived((details, answer) =>
    answer({
      responseHeaders: {
        ...details.responseHeaders,
        'content-security-policy': [contentPolicy(devOrigin)],
      },
    }),
  )
}
