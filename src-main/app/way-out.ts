import { PAGE_SCHEME } from './page-address'

/** What a page may load by address under any content policy; all of it stays on this computer. */
const ownSchemes: ReadonlySet<string> = new Set([`${PAGE_SCHEME}:`, 'data:', 'blob:', 'about:'])

/** Where everything is sent that would leave the app by a way of its own: only the system itself could listen there. */
const NOWHERE = 'http://127.0.0.1:1'

/** Rules of a proxy that leads nowhere, on this computer as well; a development server is reached past it. */
export function proxyRules(devOrigin: string | null) {
  const passed = devOrigin === null ? [] : [new URL(devOrigin).host]
  const bypass = ['<-loopback>', ...passed].join(';')
  return { mode: 'fixed_servers' as const, proxyRules: NOWHERE, proxyBypassRules: bypass }
}

/** True for addresses of the app itself and of the development server, its socket included. */
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
