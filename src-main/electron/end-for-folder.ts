import { app, dialog } from 'electron'
import { printError } from '../app/print'
import { mainWords } from '../main-words'

/** Says why the app cannot start, on the terminal and in a box, and ends it with 1. */
export async function endForFolder(refusal: string): Promise<void> {
  const { noStart: words } = mainWords()
  await printError(`${words.message} ${refusal}\n`)
  await app.whenReady()
  await dialog.showMessageBox({
    type: 'error',
    message: words.message,
    detail: words.detail({ refusal }),
    buttons: [mainWords().close],
    noLink: true,
  })
  app.exit(1)
}
