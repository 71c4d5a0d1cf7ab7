import { app, dialog, shell } from 'electron'
import { join } from 'node:path'
import { mainWords } from '../main-words'

/** Opens the list of what the app is made of in the system's program for texts; says where it lies when there is none. */
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
