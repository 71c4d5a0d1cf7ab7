import { realpath } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { isBelow } from '../system/paths'

export const PAGE_SCHEME = 'app'
const PAGE_HOST = 'boardwright'

/** Address of the built page. It has its own scheme, so that nothing needs the permissions of `file:`. */
export const BUILT_PAGE_URL = `${PAGE_SCHEME}://${PAGE_HOST}/index.html`

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Type of a file of the page; null for a kind that the page does not need, which is not served. */
export function contentTypeOf(path: string): string | null {
  return contentTypes[extname(path).toLowerCase()] ?? null
}

/** The file within `folder` for an address; null if there is none, or if it is outside. */
export function pageFile(folder: string, url: string): string | null {
  let parsed: URL
  let path: string
  try {
    parsed = new URL(url)
    path = decodeURIComponent(parsed.pathname)
  } catch {
    return null
  }
  if (parsed.protocol !== `${PAGE_SCHEME}:` || parsed.host !== PAGE_HOST) return null
  // Inside an archive a trailing slash would be ignored.
  if (/[\0\\]|\/$/.test(path)) return null
  const file = normalize(join(folder, path))
  return isBelow(normalize(folder), file) ? file : null
}

/** Whether a file, with links resolved, is in a folder whose path has none. Rejects if there is no such file. */
export async function isWithin(folder: string, file: string): Promise<boolean> {
  return isBelow(folder, await realpath(file))
}

/** Whether an address is the page itself, with anything after `?` or `#`. */
export function isPageAt(pageUrl: string, url: string): boolean {
  try {
    const [page, asked] = [new URL(pageUrl), new URL(url)]
    return (
      page.protocol === asked.protocol &&
      page.host === asked.host &&
      page.pathname === asked.pathname &&
      asked.username === '' &&
      asked.password === ''
    )
  } catch {
    return false
  }
}

/**
 * Content security policy of the page. Styles may be inline because the text editor and the board need that; scripts
 * may not. A development server needs its socket and is allowed as `devOrigin`.
 */
export function contentPolicy(devOrigin: string | null): string {
  const connect = devOrigin === null ? '' : ` ${devOrigin} ${devOrigin.replace(/^http/, 'ws')}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
