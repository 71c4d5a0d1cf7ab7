import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { events } from '@core/protocol/events'
import { droppedChannel, refusedChannel, requests } from '@core/protocol/ipc'
import type { Bridge, EventName, Events } from '@core/protocol/ipc'
import type { OpenReply } from '@core/protocol/requests/files'
import { EarlyEvents } from './early-events'

const early = new EarlyEvents(ipcRenderer, Object.keys(events), (act) => setTimeout(act))

/** Knows only the names of the protocol, not their meaning; unknown names are not passed on. */
const bridge: Bridge = {
  request(name, ...args) {
    if (!Object.hasOwn(requests, name)) throw refused('request', name)
    return ipcRenderer.invoke(name, ...args) as Promise<never>
  },
  on<N extends EventName>(name: N, listener: (payload: Events[N]) => void) {
    if (!Object.hasOwn(events, name)) throw refused('event', name)
    return early.on(name, (payload) => listener(payload as Events[N]))
  },
  openDropped(files) {
    const paths = pathsOf(files)
    return ipcRenderer.invoke(droppedChannel, paths) as Promise<OpenReply>
  },
}

/** An error for the page, also sent to main for the log. */
function refused(what: string, name: unknown): Error {
  const said = typeof name === 'string' ? name.slice(0, 200) : typeof name
  ipcRenderer.send(refusedChannel, `${what} ${said}`)
  return new Error(`no such ${what}: ${said}`)
}

function pathsOf(files: Parameters<Bridge['openDropped']>[0]): string[] {
  try {
    return Array.from(files, pathOf)
  } catch {
    throw refused('file', 'something that only looks like one')
  }
}

/**
 * The path of a file that the user dropped. Both ways read it from the browser's own object and throw for an imitation,
 * so the page cannot make up a path.
 */
function pathOf(file: unknown): string {
  // Older Electrons have no webUtils; there a getter of File returns the path.
  if (webUtils as unknown) return webUtils.getPathForFile(file as File)
  const getter = Object.getOwnPropertyDescriptor(File.prototype, 'path')?.get
  return String(getter?.call(file) ?? '')
}

contextBridge.exposeInMainWorld('bridge', bridge)
