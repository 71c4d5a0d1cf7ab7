import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { droppedChannel, eventNames, requestNames } from '@core/protocol/ipc'
import type { Bridge, EventName, Events, OpenReply } from '@core/protocol/ipc'

/** Knows the names of the protocol and nothing of their meaning; what it does not know is not passed on. */
const bridge: Bridge = {
  request(name, ...args) {
    if (!Object.hasOwn(requestNames, name)) throw new Error(`no such request: ${String(name)}`)
    return ipcRenderer.invoke(name, ...args) as Promise<never>
  },
  on<N extends EventName>(name: N, listener: (payload: Events[N]) => void) {
    if (!Object.hasOwn(eventNames, name)) throw new Error(`no such event: ${String(name)}`)
    const hear = (_: unknown, payload: Events[N]): void => listener(payload)
    ipcRenderer.on(name, hear)
    return () => void ipcRenderer.removeListener(name, hear)
  },
  openDropped(files) {
    const paths = Array.from(files, pathOf)
    return ipcRenderer.invoke(droppedChannel, paths) as Promise<OpenReply>
  },
}

/**
 * The path of a file that the user dropped. Both ways read it from the browser's own object and throw for an object that
 * only looks like one, so the page cannot make up a path.
 */
function pathOf(file: unknown): string {
  // Older Electrons have no webUtils; there a getter of File knows the path.
  if (webUtils as unknown) return webUtils.getPathForFile(file as File)
  const getter = Object.getOwnPropertyDescriptor(File.prototype, 'path')?.get
  return String(getter?.call(file) ?? '')
}

contextBridge.exposeInMainWorld('bridge', bridge)
