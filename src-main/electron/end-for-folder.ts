import { app, dialog } from 'electron'
import { printError } from '../app/print'
import { mainWords } from '../main-words'

/** Reports on the terminal and in a dialog why the app cannot start, and exits with code 1. */
export function endForFolder(refusal: string): Promise<void> {
  return endUnstarted(refusal, mainWords().noStart.detail({ refusal }))
}

/** The same for any reason, a sentence; `detail` is the text of the dialog. */
export async function endUnstarted(reason: string, detail = reason): Promise<void> {
  const { noStart: words } = mainWords()
  await printError(`${words.message} ${reason}\n`)
  await app.whenReady()
  await dialog.showMessageBox({
    type: 'error',
    message: words.message,
    detail,
    buttons: [mainWords().close],
    noLink: true,
  })
  app.exit(1)
}
