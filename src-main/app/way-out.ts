import { PAGE_SCHEME } from './page-address'

/** Schemes that a page may load under any content policy; their contents stay on this computer. */
const ownSchemes: ReadonlySet<string> = new Set([`${PAGE_SCHEME}:`, 'data:', 'blob:', 'about:'])

/**
 * Where all connections are sent that try to leave the app some other way: only the system itself could listen there.
 */
const NOWHERE = 'http://127.0.0.1:1'

/** Proxy rules that lead nowhere, including on this computer; a development server bypasses the proxy. */
export function proxyRules(devOrigin: string | null) {
  const passed = devOrigin === null ? [] : [new URL(devOrigin).host]
  const bypass = ['<-loopback>', ...passed].join(';')
  return { mode: 'fixed_servers' as const, proxyRules: NOWHERE, proxyBypassRules: bypass }
}

/** Whether an address belongs to the app itself or to the development server, including its socket. */
export function isLetIn(url: string, devOrigin: string | null): boolean {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch {
    return false
  }
  if (ownSchemes.has(parsed.protocol)) return true
  return devOrigin !== null && parsed.origin.replace(/^ws/, 'http') === devOrigin
}
