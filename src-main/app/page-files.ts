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
  return { status: 200, headers: { ...headers, 'content-type': found.type }, body: found.body }
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
