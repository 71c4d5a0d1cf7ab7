import { app, session, type Session } from 'electron'
import type { Refuse } from '../app/log'
import { isLetIn, proxyRules } from '../app/way-out'

/**
 * Blocks the network, files by address, downloads and every permission in all present and future sessions. A
 * development server is allowed as `devOrigin`. To be called once the app is ready.
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

function addressOf(contents: Electron.WebContents | null): string {
  return contents && !contents.isDestroyed() ? contents.getURL() : 'a page that is gone'
}
