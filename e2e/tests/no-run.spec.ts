import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

const levels = [
  {
    name: 'a level with errors',
    path: samplePath('rockets', 'rocket-on-pit/level.txt'),
    told: 'The level has errors and cannot run.',
  },
  {
    name: 'a level without turns',
    path: samplePath('ghosts', 'head-only/level.txt'),
    told: 'This level has nothing to step through.',
  },
]

for (const { name, path, told } of levels) {
  test(`${name} says why it is not stepped through, and the arrow keys move the cursor`, async ({
    open,
  }) => {
    const app = new AppPage(await open(path))
    const board = new BoardPage(app.window)
    await expect(app.window.getByTestId('phase')).not.toHaveText('running…')
    for (const key of ['F10', 'F12', 'F5', 'Control+Shift+F10', 'Shift+F12', 'Home', 'End']) {
      await app.press(key)
      expect(await app.snapshot(), key).toMatchObject({
        isStepping: false,
        isPlaying: false,
        notice: told,
      })
    }
    await app.press('s')
    await board.click(1, 1)
    const { cursorCell } = await app.snapshot()
    await app.press('ArrowRight')
    expect((await app.snapshot()).cursorCell).toBe(cursorCell! + 1)
  })
}

test('a branch with errors that is shown while stepping can be edited', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const text = (await app.settled()).text!
  await board.focus()
  await app.press('l')
  await app.showPane('Text')
  await app.text().fill(text.replace(/^1 2$/m, '0 0'))
  await expect.poll(async () => (await app.snapshot()).diagnostics.length).toBeGreaterThan(0)
  await board.focus()
  await app.press('Shift+l')
  await app.settled()
  await app.press('F10')
  expect((await app.snapshot()).isStepping).toBe(true)
  await app.showPane('Debug')
  await app.window.getByTitle('Show Branch 1 on the board').click()
  expect(await app.snapshot()).toMatchObject({ isStepping: false, stepCount: 0 })
})
