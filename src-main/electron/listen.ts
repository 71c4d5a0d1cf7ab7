import { ipcMain, type IpcMainInvokeEvent, type WebContents } from 'electron'
import type { RequestOrigin } from '../app/answer-request'
import type { AnswerChannel } from '../app/handle'

/** Connects all channels of the page with their handlers, replacing earlier ones; the only caller of ipcMain.handle. */
export function listen(
  answers: ReadonlyMap<string, AnswerChannel>,
  isOwn: (contents: WebContents) => boolean,
): void {
  for (const [channel, answer] of answers) {
    ipcMain.removeHandler(channel)
    ipcMain.handle(channel, (event, ...args: unknown[]) => answer(originOf(event, isOwn), args))
  }
}

/** The origin of a request; `isOwn` is true for the contents of the app's own window. */
function originOf(
  { sender, senderFrame: frame }: IpcMainInvokeEvent,
  isOwn: (contents: WebContents) => boolean,
): RequestOrigin | null {
  return frame && { url: frame.url, isTop: frame.parent === null && isOwn(sender) }
}
