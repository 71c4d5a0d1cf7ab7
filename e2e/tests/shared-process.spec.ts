import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, needsElectron, test, type RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { copyOfSample, samplePath } from '../samples'

needsElectron('its process is what is shared')

const sample = samplePath('labyrinth')

test('in a process that tests share, the app is as it is after a start of its own', async ({
  launch,
  open,
  folder,
}) => {
  needsElectron('a process to share')
  await leaveTraces(await open((await copyOfSample(folder)).file))
  const again = await open(sample)
  const alone = await launch(sample)
  // Menu and journal follow the page a little later.
  const isSame = async () => expect(await world(again)).toEqual(await world(alone))
  await expect(isSame).toPass()
})

/** Changes everything that a test may change, and ends in the middle of it. */
async function leaveTraces(running: RunningApp): Promise<void> {
  const app = new AppPage(running)
  const { shell, window } = app
  const board = new BoardPage(window)
  await app.settled()
  await shell.answerOpenDialog(samplePath('ghosts'))
  await app.press('Control+o')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await shell.choose('theme-dark')
  await window.locator('html[data-theme=dark]').waitFor()
  await app.press('Control+b')
  await shell.answerMessageBox('Don’t save')
  await app.press('Control+w')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(1)
  await board.layArrow(3, 2, 0, -0.4)
  await board.hover(1, 1)
  await board.focus()
  await app.press('F9')
  await app.press('Control+s')
  await expect(app.status()).toContainText('Saved mine.rockets')
  await board.layArrow(3, 2, 0, 0.4)
  await window.mouse.down()
  await window.keyboard.down('Shift')
  await shell.resize(1030, 710)
  await shell.electron.evaluate(({ clipboard }) => clipboard.writeText('left behind'))
  await app.press('F5')
}

/** What a user, the page and the next start can see of an app. */
async function world(running: RunningApp) {
  const { shell, window, data, errors } = running
  const snapshot = await new AppPage(running).settled()
  const inMain = () =>
    shell.electron.evaluate(({ app, BrowserWindow, clipboard, dialog, Menu, nativeTheme }) => {
      const items = (menu: Electron.Menu | null): string[] =>
        (menu?.items ?? []).flatMap(({ id, label, enabled, checked, submenu }) => [
          `${id} ${label} ${enabled} ${checked}`,
          ...items(submenu ?? null),
        ])
      return {
        menu: items(Menu.getApplicationMenu()),
        windows: BrowserWindow.getAllWindows().map((one) => [one.getBounds(), one.getTitle()]),
        theme: nativeTheme.themeSource,
        clipboard: clipboard.readText(),
        dialogs: Object.values(dialog).map(String),
        userData: app.getPath('userData'),
      }
    })
  const inPage = await window.evaluate(() => ({
    held: { ...localStorage },
    size: [innerWidth, innerHeight, devicePixelRatio],
    theme: document.documentElement.dataset.theme,
    focus: document.activeElement?.outerHTML,
    hover: document.querySelectorAll(':hover').length,
  }))
  const { userData, ...rest } = await inMain()
  const kept = await Promise.all(
    places.map(async (place) => [place, await held(join(data, place))]),
  )
  return { snapshot, inPage, inMain: rest, isOwnData: userData === data, kept, errors }
}

/** Where the app keeps things below the folder of its data. */
const places = ['settings.json', 'recent.json', 'journal', 'workspaces', 'backups', 'saving']

/** The text of a file or the number of files in a folder; null if there is neither. */
async function held(place: string): Promise<string | number | null> {
  const text = await readFile(place, 'utf8').catch(() => null)
  return text ?? (await readdir(place).catch(() => null))?.length ?? null
}
