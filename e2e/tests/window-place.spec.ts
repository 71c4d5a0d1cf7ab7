import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, needsElectron, test, type RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'

needsElectron('the window is its')

const boundsOf = ({ shell }: RunningApp) =>
  shell.electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds())

const kept = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'data-0', 'window.json'), 'utf8').catch(() => 'null'))

test('the window comes back where it was, also after a crash @always', async ({
  launch,
  relaunch,
  folder,
}) => {
  const first = await launch()
  await new AppPage(first).snapshot()
  const wanted = { x: 130, y: 70, width: 1150, height: 760 }
  await first.shell.electron.evaluate(
    ({ BrowserWindow }, bounds) => BrowserWindow.getAllWindows()[0]!.setBounds(bounds),
    wanted,
  )
  await expect.poll(() => kept(folder)).toMatchObject(wanted)
  await first.shell.kill()
  const again = await relaunch()
  await new AppPage(again).snapshot()
  await expect.poll(() => boundsOf(again)).toEqual(wanted)
})

test('a window of a screen that is gone is put where it can be seen', async ({
  launch,
  relaunch,
  folder,
}) => {
  const first = await launch()
  await new AppPage(first).snapshot()
  await first.shell.kill()
  const gone = { version: 1, x: 30_000, y: -9000, width: 1200, height: 800, isMaximised: false }
  await writeFile(join(folder, 'data-0', 'window.json'), JSON.stringify(gone))
  const again = await relaunch()
  await new AppPage(again).snapshot()
  const { bounds, area } = await again.shell.electron.evaluate(({ BrowserWindow, screen }) => ({
    bounds: BrowserWindow.getAllWindows()[0]!.getBounds(),
    area: screen.getPrimaryDisplay().workArea,
  }))
  expect(bounds.x).toBeGreaterThanOrEqual(area.x)
  expect(bounds.y).toBeGreaterThanOrEqual(area.y)
  expect(bounds.x + bounds.width).toBeLessThanOrEqual(area.x + area.width)
  expect(bounds.y + bounds.height).toBeLessThanOrEqual(area.y + area.height)
})

test('a maximised window comes back maximised, over the size it had', async ({
  launch,
  folder,
}) => {
  await mkdir(join(folder, 'data-0'))
  const place = { x: 40, y: 30, width: 1100, height: 760 }
  const file = { version: 1, ...place, isMaximised: true }
  await writeFile(join(folder, 'data-0', 'window.json'), JSON.stringify(file))
  const running = await launch()
  await new AppPage(running).snapshot()
  const calls = await running.shell.electron.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows()[0]!
    return { normal: window.getNormalBounds(), isMaximised: window.isMaximized() }
  })
  // Without a window manager, as on the screen of the tests, nothing can be maximised and the corner cannot be set.
  const { width, height } = place
  if (calls.isMaximised) expect(calls.normal).toEqual(place)
  else expect(await boundsOf(running)).toMatchObject({ width, height })
})
