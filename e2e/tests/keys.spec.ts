import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { violations } from '../axe'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { KeyboardPage } from '../pages/keyboard'
import { KeysPage } from '../pages/keys'
import { samplePath } from '../samples'

test('keys are changed, conflicts shown, and all of it holds after a restart', async ({
  open,
  reopen,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const keys = new KeysPage(app)
  await keys.open()
  await keys.find('next turn')
  await keys.add('step', 'Control+s')
  await expect(keys.row('step')).toContainText('also: Save')
  expect(await violations(app.window, null)).toEqual([])
  await keys.remove('step', 'Ctrl+S')
  await keys.add('step', 'Control+m')
  await expect.poll(() => keys.keysOf('step')).toEqual(['F10', 'Ctrl+M'])
  await keys.find('arrow rockets')
  await keys.add('tool-rockets-arrow', 'z')
  await keys.remove('tool-rockets-arrow', 'A')
  await expect.poll(() => keys.keysOf('tool-rockets-arrow')).toEqual(['Z'])
  await app.press('Escape')
  await keys.root.waitFor({ state: 'detached' })

  await app.press('z')
  expect((await app.snapshot()).tool).toBe('arrow')
  await app.press('Control+m')
  await expect.poll(async () => (await app.snapshot()).turn).toBe(1)
  await app.press('?')
  await expect(app.window.getByRole('dialog').getByRole('term').getByText('Arrow')).toBeVisible()

  const again = new AppPage(await reopen())
  await again.settled()
  const tool = again.window.getByRole('button', { name: 'Arrow of the chosen turn' })
  await expect(tool).toHaveAttribute('title', /\(Z\)$/)
  await again.press('z')
  expect((await again.snapshot()).tool).toBe('arrow')
})

test('arrow keys and Space are given to others, and chords are pressed one key after the other', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const keys = new KeysPage(app)
  await keys.open()
  await keys.add('arrow-right', 'j')
  await keys.remove('arrow-right', '→')
  await keys.add('step', 'Space')
  await expect(keys.row('step')).toContainText('also: Pan the board while held')
  await keys.remove('pan-held', 'Space')
  await expect(keys.row('step')).not.toContainText('also:')
  await keys.add('phase', 'Control+k', 'Control+l')
  await expect(keys.row('phase')).toContainText('also: Command palette')
  await expect.poll(() => keys.keysOf('phase')).toEqual(['F12', 'Ctrl+K Ctrl+L'])
  expect(await violations(app.window, null)).toEqual([])
  await app.press('Escape')
  await keys.root.waitFor({ state: 'detached' })

  const board = new BoardPage(app.window)
  await board.click(2, 1)
  await app.press('ArrowRight')
  await app.press('j')
  await expect.poll(async () => (await app.snapshot()).cursorCell).toBe(2 * 5 + 2)
  await app.press('Control+k')
  await expect(app.window.getByText('Ctrl+K pressed')).toBeVisible()
  await app.press('x')
  await expect(app.window.getByText('Ctrl+K pressed')).toHaveCount(0)
  await expect(app.window.getByTestId('palette')).toHaveCount(0)
  const { step } = await app.snapshot()
  await app.press('Control+k')
  await app.press('Control+l')
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(step)
  const { turn, text } = await app.snapshot()
  await app.press('Space')
  await expect.poll(async () => (await app.snapshot()).turn).toBeGreaterThan(turn)

  // What has the focus does not get the second key.
  await new KeyboardPage(app.window).toText()
  await app.press('Control+k')
  await expect(app.window.getByText('Ctrl+K pressed')).toBeVisible()
  await app.press('Enter')
  await expect(app.window.getByText('Ctrl+K pressed')).toHaveCount(0)
  expect((await app.snapshot()).text).toBe(text)
})

test('a file of keys with a mistake is told with its line, and left alone', async ({
  open,
  reopen,
}) => {
  await open()
  const text = '{\n  "version": 1,\n  "keys": {\n    "step": ["Ctl+N"]\n  }\n}\n'
  const second = await reopen((data) => writeFile(join(data, 'keys.json'), text))
  const app = new AppPage(second)
  await expect(
    app.window.getByText(/keys\.json: Line 4, column 14: keys › step › 0: not a key\./),
  ).toBeVisible()
  const keys = new KeysPage(app)
  await keys.open()
  await keys.add('save', 'Control+m')
  await expect(keys.root.getByRole('alert')).toContainText('Line 4')
  expect(await keys.keysOf('save')).toEqual(['Ctrl+S'])
  expect(await readFile(join(second.data, 'keys.json'), 'utf8')).toBe(text)
})
