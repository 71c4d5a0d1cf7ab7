import { dialog } from 'electron'
import type { BaseWindow, MessageBoxOptions } from 'electron'

/** Asks in a box of the system, over a window where there is one; gives the number of the button. */
export async function askBox(
  parent: BaseWindow | null,
  options: MessageBoxOptions,
): Promise<number> {
  // Called on the module's object, which is where tests put their answers.
  const { response } = await (parent
    ? dialog.showMessageBox(parent, options)
    : dialog.showMessageBox(options))
  return response
}
