import { readFile } from 'node:fs/promises'
import { contentPolicy, contentTypeOf, isWithin, pageFile } from './page-address'

/** The reply to a request for a file of the built page. */
export interface PageReply {
  /** 200, or 404 if it is not a file of the page or not a plain GET request. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

const headers = {
  'content-security-policy': contentPolicy(null),
  'x-content-type-options': 'nosniff',
}

/** Answers a request for a file of the page that is built in `folder`, a path without links. */
export async function pageReply(folder: string, method: string, url: string): Promise<PageReply> {
  const found = method === 'GET' ? await readPageFile(folder, url) : null
  if (!found) return { status: 404, headers, body: null }
  const body = found.type.includes('html') ? inItsLanguage(found.body, url) : found.body
  return { status: 200, headers: { ...headers, 'content-type': found.type }, body }
}

/** The links in the head of a page to what it fetches first, which is another file in each language. */
const LINKS = /<link [^>]*data-language="(\w+)"[^>]*>\s*/g

/** Leaves of these links those of the language that a page is asked for in (`?lang=`). */
function inItsLanguage(html: Uint8Array, url: string): Uint8Array<ArrayBuffer> {
  const asked = /[?&]lang=(\w+)/.exec(url)?.[1]
  const text = String(Buffer.from(html))
  return new Uint8Array(Buffer.from(text.replace(LINKS, (all, one) => (one === asked ? all : ''))))
}

/**
 * A file of the page and its type; null for an address of no file in `folder`, a path without links, or of a kind that the
 * page does not need.
 */
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
