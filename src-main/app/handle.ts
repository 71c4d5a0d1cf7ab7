import { ipcMain } from 'electron'
import type { IpcMainInvokeEvent } from 'electron'
import { droppedChannel, requestNames } from '@core/protocol/ipc'
import type { OpenReply, RequestName, Requests } from '@core/protocol/ipc'
import { answerRequest } from './answer-request'
import type { RequestOrigin } from './answer-request'
import { droppedSchema, requestSchemas } from './request-schemas'

/** One handler a request; a missing one does not compile. */
export type Handlers = {
  readonly [N in RequestName]: (
    ...args: Requests[N]['args']
  ) => Requests[N]['reply'] | Promise<Requests[N]['reply']>
}

export interface HandleOptions {
  readonly handlers: Handlers
  /** Opens files by the paths that the preload script found out. */
  readonly openDropped: (paths: readonly string[]) => Promise<OpenReply>
  readonly isPage: (url: string) => boolean
  readonly logBug: (message: string, detail: unknown) => void
}

/** Connects all requests of the page with their handlers; the only caller of ipcMain.handle. */
export function registerHandlers(options: HandleOptions): void {
  const { isPage, logBug } = options
  const register = <N extends RequestName>(name: N): void => {
    const schema = requestSchemas[name]
    const handler = options.handlers[name]
    ipcMain.handle(name, (event, ...args: unknown[]) =>
      answerRequest({ name, schema, handler, isPage, logBug }, originOf(event), args),
    )
  }
  for (const name of Object.keys(requestNames) as RequestName[]) register(name)
  const dropped = { name: droppedChannel, schema: droppedSchema, handler: options.openDropped }
  ipcMain.handle(droppedChannel, (event, ...args: unknown[]) =>
    answerRequest({ ...dropped, isPage, logBug }, originOf(event), args),
  )
}

function originOf(event: IpcMainInvokeEvent): RequestOrigin | null {
  const frame = event.senderFrame
  return frame && { url: frame.url, isMainFrame: frame.parent === null }
}
