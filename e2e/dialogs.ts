import type { ElectronApplication } from '@playwright/test'

/** Makes the open dialog answer with these files; none means that the user cancels. */
export async function answerOpenDialog(app: ElectronApplication, ...files: string[]) {
  await app.evaluate(({ dialog }, filePaths) => {
    dialog.showOpenDialog = async () => ({ canceled: filePaths.length === 0, filePaths })
  }, files)
}

/** Makes the save dialog answer with this file; null means that the user cancels. */
export async function answerSaveDialog(app: ElectronApplication, file: string | null) {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: filePath === null, filePath: filePath ?? '' })
  }, file)
}

/** Makes message boxes answer with the button of this label. */
export async function answerMessageBox(app: ElectronApplication, label: string) {
  await app.evaluate(({ dialog }, wanted) => {
    type Options = { buttons?: string[] }
    const answer = async (...args: unknown[]) => {
      const { buttons = [] } = args.at(-1) as Options
      const response = buttons.findIndex((button) => button.replace('&', '') === wanted)
      if (response < 0) throw new Error(`no button ${wanted} among ${buttons.join(', ')}`)
      return { response, checkboxChecked: false }
    }
    dialog.showMessageBox = answer as typeof dialog.showMessageBox
  }, label)
}
