import { realpath } from 'node:fs/promises'
import { protocol, session } from 'electron'
import type { Refuse } from '../app/log'
import { BUILT_PAGE_URL, PAGE_SCHEME, contentPolicy, isPageAt } from '../app/page-address'
import { pageReply } from '../app/page-files'

export interface PageSource {
  readonly url: string
  /** Address of the empty page in the second window. */
  readonly secondUrl: string
  /** Origin of the development server; null if the page is the built one. */
  readonly devOrigin: string | null
  readonly isPage: (url: string) => boolean
  /** To be called once the app is ready and before the page is loaded. */
  readonly serve: (refuse: Refuse) => void
}

/**
 * Source of the page: the build folder under its own scheme, or, during development, the given server. To be called
 * before the app is ready.
 */
export function makePageSource(folder: string, devUrl: string | null): PageSource {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
  const url = devUrl === null ? BUILT_PAGE_URL : new URL(devUrl).href
  const secondUrl = new URL('second.html', url).href
  const isPage = (asked: string): boolean => isPageAt(url, asked)
  if (devUrl === null) {
    return {
      url,
      secondUrl,
      devOrigin: null,
      isPage,
      serve: (refuse) => serveFolder(folder, refuse),
    }
  }
  const devOrigin = new URL(devUrl).origin
  return { url, secondUrl, devOrigin, isPage, serve: () => addPolicy(devOrigin) }
}

function serveFolder(folder: string, refuse: Refuse): void {
  // Asked for once: a system takes a while for a path, and the window waits for each of its files.
  const home = realpath(folder).catch(() => folder)
  protocol.handle(PAGE_SCHEME, async ({ url, method }) => {
    const { status, headers, body } = await pageReply(await home, method, url)
    if (!body) refuse('page file', `${method} ${url}`)
    return new Response(body, { status, headers })
  })
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
