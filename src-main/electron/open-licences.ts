import { app, dialog, shell } from 'electron'
import { join } from 'node:path'
import { mainWords } from '../main-words'

/** Opens the list of third-party components in the system's text viewer; shows its path if there is none. */
export async function openLicences(): Promise<void> {
  const folder = app.isPackaged ? process.resourcesPath : join(app.getAppPath(), 'out')
  const path = join(folder, 'third-party-licences.txt')
  const trouble = await shell.openPath(path)
  if (trouble === '') return
  await dialog.showMessageBox({
    type: 'info',
    message: mainWords().licences.message,
    detail: mainWords().licences.detail({ trouble, path }),
  })
}
