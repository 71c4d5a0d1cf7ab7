import { ipcMain } from 'electron'
import type { IpcMainInvokeEvent, WebContents } from 'electron'
import { droppedChannel, requestNames } from '@core/protocol/ipc'
import type { OpenReply, RequestName, Requests } from '@core/protocol/ipc'
import { answerRequest } from './answer-request'
import type { RequestOrigin } from './answer-request'
import type { Refuse } from './log'
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
  /** Says whether these are the contents of the app's own window. */
  readonly isOwn: (contents: WebContents) => boolean
  readonly refuse: Refuse
  readonly logBug: (message: string, detail: unknown) => void
}

/** Connects all requests of the page with their handlers; the only caller of ipcMain.handle. */
export function registerHandlers(options: HandleOptions): void {
  const { isPage, isOwn, refuse, logBug } = options
  const rules = { isPage, refuse, logBug }
  const register = <N extends RequestName>(name: N): void => {
    const schema = requestSchemas[name]
    const handler = options.handlers[name]
    ipcMain.handle(name, (event, ...args: unknown[]) =>
      answerRequest({ name, schema, handler, ...rules }, originOf(event, isOwn), args),
    )
  }
  for (const name of Object.keys(requestNames) as RequestName[]) register(name)
  const dropped = { name: droppedChannel, schema: droppedSchema, handler: options.openDropped }
  ipcMain.handle(droppedChannel, (event, ...args: unknown[]) =>
    answerRequest({ ...dropped, ...rules }, originOf(event, isOwn), args),
  )
}

function originOf(
  { sender, senderFrame: frame }: IpcMainInvokeEvent,
  isOwn: HandleOptions['isOwn'],
): RequestOrigin | null {
  return frame && { url: frame.url, isTop: frame.parent === null && isOwn(sender) }
}
