import { makeRng } from '../../src-main/core/kernel/rng'
import { everyGame } from '../every-state'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { holdsLine, PageMemory } from '../random-use/memory'
import { RandomUser } from '../random-use/user'
import type { RunningApp } from '../shell'

// `npm run soak` runs this for minutes and tells what the page holds; here are just a few acts.
const minutes = Number(process.env.BOARDWRIGHT_SOAK ?? 0)
const seed = Number(process.env.BOARDWRIGHT_SOAK_SEED ?? 1)
const FEW_ACTS = 60

needsElectron('what its dialogs say, and what its processes hold')

/** Nobody answers what the system would ask, and nothing is opened outside of the app. */
function cancelAll({ shell: { electron } }: RunningApp): Promise<void> {
  return electron.evaluate(({ dialog, shell }) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: true, filePaths: [] })
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' })
    dialog.showMessageBox = (...args: unknown[]) => {
      const { cancelId = 0 } = args.at(-1) as { readonly cancelId?: number }
      return Promise.resolve({ response: cancelId, checkboxChecked: false })
    }
    shell.openPath = () => Promise.resolve('')
    shell.openExternal = () => Promise.resolve()
    shell.trashItem = () => Promise.reject(new Error('nothing goes to the bin here'))
  })
}

test('whatever is pressed, clicked and dragged, nothing fails and a level can be opened', async ({
  launch,
  open,
}) => {
  // As users have it: the tests’ own V8 keeps memory for pages that live for a second.
  const running = minutes > 0 ? await launch('--js-flags=', ...everyGame) : await open(...everyGame)
  await cancelAll(running)
  const app = new AppPage(running)
  await app.settled()
  const user = new RandomUser(app, makeRng(seed))
  if (minutes > 0) await soak(running, user)
  else while (user.acts < FEW_ACTS) await user.act()
  expect(running.errors).toEqual([])
  await app.shell.openFromOutside([everyGame[0]!])
  for (let layer = 0; layer < 4; layer++) await app.press('Escape')
  expect((await app.settled()).text).not.toBeNull()
})

async function soak({ shell, window, errors }: RunningApp, user: RandomUser): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  const memory = await PageMemory.of(shell.electron, window)
  say(holdsLine(0, user.acts, await memory.look(true), 'collected'))
  const begun = performance.now()
  for (let minute = 0; minute < minutes && errors.length === 0; minute++) {
    while (performance.now() - begun < (minute + 1) * 60_000) await user.act()
    const isCollected = (minute + 1) % 5 === 0
    say(holdsLine(minute + 1, user.acts, await memory.look(false)))
    if (isCollected) say(holdsLine(minute + 1, user.acts, await memory.look(true), 'collected'))
  }
  await user.closeAll()
  say(holdsLine(minutes, user.acts, await memory.look(true), 'all closed, collected'))
}

test('a menu at the pointer leaves nothing in the page', async ({ open }) => {
  const app = new AppPage(await open(everyGame[0]!))
  await app.settled()
  const { window } = app
  const parts = () => window.evaluate(() => document.body.querySelectorAll('*').length)
  const menu = window.getByRole('menu')
  const openAndLeave = async (): Promise<number> => {
    await window.locator('[role=tab][id^="tab-"]').click({ button: 'right' })
    await menu.waitFor()
    await app.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await app.painted()
    return parts()
  }
  const after = await openAndLeave()
  expect(await openAndLeave()).toBe(after)
})
