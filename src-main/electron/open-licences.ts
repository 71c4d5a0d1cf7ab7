import { app, dialog, shell } from 'electron'
import { join } from 'node:path'

/** Opens the list of what the app is made of in the system's program for texts; says where it lies when there is none. */
export async function openLicences(): Promise<void> {
  const folder = app.isPackaged ? process.resourcesPath : join(app.getAppPath(), 'out')
  const path = join(folder, 'third-party-licences.txt')
  const trouble = await shell.openPath(path)
  if (trouble === '') return
  await dialog.showMessageBox({
    type: 'info',
    message: 'The list of licences could not be opened.',
    detail: `${trouble}\n\nThe file is ${path}.`,
  })
}
