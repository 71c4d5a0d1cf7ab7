import { app, session } from 'electron'
import type { Session } from 'electron'
import type { Refuse } from './log'
import { PAGE_SCHEME } from './page-address'

/** What a page may load by address, whatever its content policy says; all of it stays on this computer. */
const ownSchemes: ReadonlySet<string> = new Set([`${PAGE_SCHEME}:`, 'data:', 'blob:', 'about:'])

/**
 * Shuts the network, files by address, downloads and every permission for all sessions there are and will be. A
 * development server is let in as `devOrigin`. To be called once the app is ready.
 */
export function guardSessions(devOrigin: string | null, refuse: Refuse): void {
  const guarded = new WeakSet<Session>()
  const guardOnce = (one: Session): void => {
    if (guarded.has(one)) return
    guarded.add(one)
    guardSession(one, devOrigin, refuse)
  }
  app.on('session-created', guardOnce)
  guardOnce(session.defaultSession)
}

/** Where everything is sent that would leave the app by a way of its own: nobody but the system itself could listen there. */
const NOWHERE = 'http://127.0.0.1:1'

/** Rules of a proxy that leads nowhere, on this computer as well; a development server is reached past it. */
export function proxyRules(devOrigin: string | null): Electron.ProxyConfig {
  const passed = devOrigin === null ? [] : [new URL(devOrigin).host]
  const bypass = ['<-loopback>', ...passed].join(';')
  return { mode: 'fixed_servers', proxyRules: NOWHERE, proxyBypassRules: bypass }
}

function guardSession(guarded: Session, devOrigin: string | null, refuse: Refuse): void {
  void guarded.setProxy(proxyRules(devOrigin))
  guarded.webRequest.onBeforeRequest((details, answer) => {
    const isLet = isLetIn(details.url, devOrigin)
    if (!isLet) refuse('request', `${details.method} ${details.url} (${details.resourceType})`)
    answer({ cancel: !isLet })
  })
  guarded.on('will-download', (event, item) => {
    event.preventDefault()
    refuse('download', item.getURL())
  })
  guarded.setPermissionRequestHandler((contents, permission, answer) => {
    refuse('permission', `${permission}, asked by ${addressOf(contents)}`)
    answer(false)
  })
  guarded.setPermissionCheckHandler((_, permission, origin) => {
    refuse('permission', `${permission}, checked by ${origin}`)
    return false
  })
  guarded.setDevicePermissionHandler(({ deviceType, origin }) => {
    refuse('device', `${deviceType}, asked by ${origin}`)
    return false
  })
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

function addressOf(contents: Electron.WebContents | null): string {
  return contents && !contents.isDestroyed() ? contents.getURL() : 'a page that is gone'
}
