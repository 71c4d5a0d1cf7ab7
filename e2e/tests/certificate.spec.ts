import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Walk } from '../axe-walk'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { SetPage } from '../pages/set'
import { samplePath } from '../samples'

test('a set is certified, saved in every form, and verified until a test changes', async ({
  open,
  folder,
}) => {
  const set = join(folder, 'Pests')
  await mkdir(set)
  const sample = await readFile(samplePath('rockets'))
  for (const name of ['1.in', '2.in']) await writeFile(join(set, name), sample)
  const app = new AppPage(await open())
  await new SetPage(app).open(set)
  await app.choose('certify-set')
  const dialog = app.window.getByRole('dialog')
  const certificate = dialog.getByRole('region', { name: 'Certificate of 2 tests of Rockets' })
  await expect(certificate).toContainText('Misreadings caught')
  const walk = new Walk(app)
  await walk.look('certificate', '[role=dialog]')
  expect(walk.found).toEqual({})

  const save = async (form: string, name: string): Promise<string> => {
    const file = join(folder, name)
    await dialog.getByLabel('Save as').selectOption(form)
    await app.shell.answerSaveDialog(file)
    await dialog.getByRole('button', { name: 'Save…' }).click()
    await dialog.getByText(`Saved to ${file}.`).waitFor()
    return readFile(file, 'latin1')
  }
  expect(await save('HTML page, to print', 'c.html')).toMatch(/^<!doctype html>/)
  expect(await save('Text', 'c.txt')).toMatch(/^Certificate of 2 tests of Rockets\n/)
  expect(JSON.parse(await save('JSON', 'c.json'))).toMatchObject({ game: 'rockets' })

  const verify = async (name: string): Promise<void> => {
    await app.shell.answerOpenDialog(join(folder, name))
    await dialog.getByRole('button', { name: 'Verify…' }).click()
  }
  await verify('c.html')
  await dialog.getByText('c.html is valid').waitFor()
  await writeFile(join(set, '2.in'), Buffer.concat([sample, Buffer.from('\n')]))
  // The app hears of the change only after a while, until when the set is what was certified.
  const changed = dialog.getByText('The text of 2.in has changed.')
  await expect(async () => {
    await verify('c.json')
    const told = dialog.getByText('c.json is valid').or(dialog.getByRole('alert'))
    await told.or(changed).first().waitFor()
    expect(await changed.isVisible()).toBe(true)
  }).toPass()
  await verify('c.txt')
  await expect(dialog.getByRole('alert')).toContainText('expected a certificate')
})
