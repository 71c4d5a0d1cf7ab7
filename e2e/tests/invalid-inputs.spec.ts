import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Walk } from '../axe-walk'
import { expect, test } from '../fixtures'
import { pestSet } from '../pages/set'

test('inputs that have to be refused are made from the tests, undone, and one that is accepted is seen', async ({
  open,
  folder,
}) => {
  const { set, app, page } = await pestSet(open, folder)
  await app.choose('set-invalid')
  await expect(page.dialog).toContainText('There are none yet.')
  await expect(page.dialog).not.toContainText('No input has these as its first error')
  const making = page.dialog.getByRole('button', { name: 'Make one of each kind' })
  // As long as there are none it is the main action.
  await expect(making).toHaveClass(/accent/)
  await making.click()
  await expect(page.dialog.getByRole('status')).toHaveText(/^\d+ inputs, all rejected as expected$/)
  await expect(making).toBeFocused()
  await expect(making).not.toHaveClass(/accent/)
  const names = await readdir(join(set, 'invalid'))
  expect(names).toEqual(expect.arrayContaining(['missing-line.in', 'width-too-large.in']))
  const row = page.dialog.getByRole('listitem').filter({ hasText: 'invalid/not-a-way.in' })
  await expect(row).toContainText('rejected')
  await expect(row).toContainText(/Line \d+, column \d+ \(not-a-way\)\./)
  const walk = new Walk(app)
  await walk.look('invalid inputs', '[role=dialog]')
  expect(walk.found).toEqual({})
  await app.press('Escape')
  // They are no tests, and go again as one step.
  await expect(page.root.getByText('30 tests · 2 with a problem')).toBeVisible()
  await page.root.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readdir(set)).not.toContain('invalid')
  await app.choose('set-invalid')
  await page.dialog.getByRole('button', { name: 'Make one of each kind' }).click()
  await expect(page.dialog.getByRole('status')).toContainText('all rejected as expected')
  await app.press('Escape')
  // Somebody mends one: it is accepted from then on, and said to be.
  await writeFile(
    join(set, 'invalid', 'missing-line.in'),
    await readFile(join(set, 'sample', '01-small.in')),
  )
  await app.choose('set-invalid')
  await expect(page.dialog.getByRole('status')).toContainText('1 not as expected')
  const accepted = page.dialog.getByRole('listitem').filter({ hasText: 'missing-line.in' })
  await expect(accepted).toContainText('not rejected')
  await expect(accepted).toContainText('Expected: missing-line at line')
})
