import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { LogFile } from '../pages/log'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

needsElectron('the page’s errors come into its log alone')

test('a part of the window that fails says so, the rest goes on, and it can be tried again', async ({
  open,
}) => {
  const running = await open(sample)
  const app = new AppPage(running)
  await app.settled()
  // Only what the chart alone does fails: the board may paint at any moment.
  await app.window.evaluate(() => {
    const { add } = DOMTokenList.prototype
    Object.assign(window, { mendChart: () => Object.assign(DOMTokenList.prototype, { add }) })
    DOMTokenList.prototype.add = function (...names) {
      if (names.includes('uplot')) throw new Error('no room for the chart')
      add.apply(this, names)
    }
  })
  await app.showPane('Scores')
  const failed = app.window.getByRole('alert')
  await expect(failed).toContainText('This part of the window failed unexpectedly')
  await new LogFile(running).expectLine(/\[error\] page: .*no room for the chart/)

  // Still failing, and still saying so.
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(1)

  // What stands beside it works on, also in its own place.
  await app.showPane('Problems')
  await expect(failed).toHaveCount(0)
  await app.showPane('Rules')
  await expect(app.window.getByRole('region', { name: 'Rules' })).toBeVisible()
  await app.showPane('Scores')
  await expect(failed).toHaveCount(1)

  await app.window.evaluate(() => (window as unknown as { mendChart(): void }).mendChart())
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
  await expect(app.window.locator('.u-over')).toBeVisible()
  running.errors.length = 0
})

test('an uncaught error is reported once per kind, with the log a click away', async ({ open }) => {
  const running = await open(sample)
  const app = new AppPage(running)
  await app.settled()
  const fail = (words: string) =>
    app.window.evaluate((words) => {
      setTimeout(() => {
        throw new Error(words)
      })
      setTimeout(() => void Promise.reject(new Error(words)))
    }, words)
  const notice = app.window.getByTestId('notice-bar')
  await fail('nothing in cell 7')
  await expect(notice).toContainText('An unexpected error occurred: Error: nothing in cell 7.')
  await notice.getByRole('button', { name: 'Close this message' }).click()
  await fail('nothing in cell 8')
  await new LogFile(running).expectLine(/\[error\] page: .*nothing in cell 8/)
  await expect(notice).toHaveCount(0)

  await fail('nothing at all')
  await running.shell.electron.evaluate(({ shell }) => {
    shell.openPath = (path) => {
      ;(globalThis as unknown as { openedPath?: string }).openedPath = path
      return Promise.resolve('')
    }
  })
  await notice.getByRole('button', { name: 'Show log' }).click()
  await expect
    .poll(() =>
      running.shell.electron.evaluate(
        () => (globalThis as unknown as { openedPath?: string }).openedPath,
      ),
    )
    .toBe(new LogFile(running).path)
  running.errors.length = 0
})
