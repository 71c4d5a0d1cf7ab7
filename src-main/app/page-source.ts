import { protocol, session } from 'electron'
import { readFile } from 'node:fs/promises'
import type { Refuse } from './log'
import {
  BUILT_PAGE_URL,
  PAGE_SCHEME,
  contentPolicy,
  contentTypeOf,
  isPageAt,
  isWithin,
  pageFile,
} from './page-address'

export interface PageSource {
  readonly url: string
  /** Origin of the development server; null where the page is the built one. */
  readonly devOrigin: string | null
  readonly isPage: (url: string) => boolean
  /** To be called once the app is ready and before the page is loaded. */
  readonly serve: (refuse: Refuse) => void
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
  if (devUrl === null) {
    return { url, devOrigin: null, isPage, serve: (refuse) => serveFolder(folder, refuse) }
  }
  const devOrigin = new URL(devUrl).origin
  return { url, devOrigin, isPage, serve: () => addPolicy(devOrigin) }
}

function serveFolder(folder: string, refuse: Refuse): void {
  const headers = {
    'content-security-policy': contentPolicy(null),
    'x-content-type-options': 'nosniff',
  }
  protocol.handle(PAGE_SCHEME, async ({ url, method }) => {
    const found = method === 'GET' ? await readPageFile(folder, url) : null
    if (!found) {
      refuse('page file', `${method} ${url}`)
      return new Response(null, { status: 404, headers })
    }
    return new Response(found.body, { headers: { ...headers, 'content-type': found.type } })
  })
}

/** A file of the page and its type; null for an address that means none in `folder`, or no kind that the page needs. */
export async function readPageFile(folder: string, url: string) {
  const file = pageFile(folder, url)
  const type = file === null ? null : contentTypeOf(file)
  if (file === null || type === null) return null
  try {
    if (!(await isWithin(folder, file))) return null
    return { type, body: new Uint8Array(await readFile(file)) }
  } catch {
    return null
  }
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
