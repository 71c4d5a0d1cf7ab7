import type { AppPage } from './app'

/** Chooses an item of the native menu by the id of its command. */
export async function chooseMenu(app: AppPage, id: string): Promise<void> {
  await app.electron.evaluate(({ Menu }, item) => {
    const found = Menu.getApplicationMenu()?.getMenuItemById(item)
    if (!found) throw new Error(`no menu item ${item}`)
    found.click()
  }, id)
}
