import { app, dialog } from 'electron'
import { printError } from '../app/print'

/** Says why the app cannot start, on the terminal and in a box, and ends it with 1. */
export async function endForFolder(refusal: string): Promise<void> {
  await printError(`Boardwright cannot start. ${refusal}\n`)
  await app.whenReady()
  await dialog.showMessageBox({
    type: 'error',
    message: 'Boardwright cannot start.',
    detail: `${refusal} Nothing would outlive a crash. Start it with --user-data-dir=FOLDER to keep its data elsewhere.`,
    buttons: ['Close'],
    noLink: true,
  })
  app.exit(1)
}
