import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { builtOnce } from '../../src-main/programs/testing/built-once'
import { Walk } from '../axe-walk'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { PackageDialog } from '../pages/package'
import { SetPage } from '../pages/set'
import { samplePath } from '../samples'
import { mountSmallDisk } from '../small-disk'

const secret = ['cats-before-mice', 'tenth-from-zero', 'swap-passes', 'floor-at-end']

/** A set of samples of rockets in two groups; its folder. */
async function makeSet(folder: string): Promise<string> {
  const set = join(folder, 'Pests')
  const samples = dirname(dirname(samplePath('rockets')))
  const known = new Set(await readdir(samples))
  const put = async (path: string, sample: string): Promise<void> => {
    await mkdir(dirname(join(set, path)), { recursive: true })
    await writeFile(join(set, path), await readFile(join(samples, sample, 'level.txt')))
  }
  await put('sample/1.in', 'statement')
  const names = secret.filter((name) => known.has(name))
  for (const name of names) await put(`secret/${name}.in`, name)
  expect(names.length).toBeGreaterThan(2)
  return set
}

async function openSet(app: AppPage, set: string): Promise<PackageDialog> {
  await new SetPage(app).open(set)
  const dialog = new PackageDialog(app)
  await dialog.open()
  return dialog
}

/** Runs a program of a package as a judge does; one in C++ is compiled first, unless an earlier run of the tests has done so. */
async function run(file: string, input: string) {
  const [command = '', ...args] = file.endsWith('.cpp') ? [await compiled(file)] : ['python3', file]
  const { status, stdout } = spawnSync(command, args, { input, encoding: 'utf8' })
  return { status, stdout }
}

async function compiled(source: string): Promise<string> {
  const place = await builtOnce(['g++'], source, (folder) => {
    execFileSync('g++', ['-o', join(folder, 'program'), source])
    return Promise.resolve(true)
  })
  return join(place!, 'program')
}

test('a set becomes a problem package, all programs of which do what they are for', async ({
  open,
  folder,
}) => {
  for (const tool of ['g++', 'python3']) {
    test.skip(
      spawnSync(tool, ['--version']).status !== 0,
      `The programs of a package are in C++ and Python: install ${tool}`,
    )
  }
  const app = new AppPage(await open())
  const dialog = await openSet(app, await makeSet(folder))
  await expect(dialog.inTheWay).toHaveText('The problem has no author')
  const packing = dialog.root.getByRole('button', { name: 'Package…' })
  await expect(packing).toBeDisabled()
  await dialog.root.getByLabel('Author').fill('A. Setter')
  await expect(dialog.contents).toContainText('submissions/wrong_answer/')
  await expect(packing).toBeEnabled()
  expect(await dialog.write('Folder', folder)).toBe(`Written to ${join(folder, 'pests')}.`)

  const place = join(folder, 'pests')
  const files = await readdir(place, { recursive: true })
  const tests = files.filter((path) => path.endsWith('.in')).map((path) => path.slice(0, -3))
  expect(tests.length).toBeGreaterThan(3)
  const file = (path: string): Promise<string> => readFile(join(place, path), 'utf8')
  const wrong = await readdir(join(place, 'submissions/wrong_answer'))
  const uncaught = new Set(wrong)
  for (const stem of tests) {
    const [input, answer, about] = await Promise.all(
      ['in', 'ans', 'desc', 'svg'].map((ending) => file(`${stem}.${ending}`)),
    )
    expect(await run(join(place, 'input_validators/validate.py'), input!)).toMatchObject({
      status: 42,
    })
    const accepted = await run(join(place, 'submissions/accepted/rockets.cpp'), input!)
    expect(accepted).toEqual({ status: 0, stdout: answer })
    for (const name of uncaught) {
      if (!about!.includes(`- ${name.slice(0, -'.cpp'.length)} (`)) continue
      const misread = await run(join(place, 'submissions/wrong_answer', name), input!)
      expect([name, misread.status, misread.stdout === answer]).toEqual([name, 0, false])
      uncaught.delete(name)
    }
  }
  expect([...uncaught]).toEqual([])
  expect(wrong.length).toBeGreaterThan(2)
})

test('a set becomes a package for Polygon, which asks for neither licence nor format', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  const dialog = await openSet(app, await makeSet(folder))
  await dialog.choose('Polygon package')
  await expect(dialog.inTheWay).toHaveCount(0)
  await expect(dialog.root.getByLabel('Licence')).toHaveCount(0)
  await expect(dialog.contents).toContainText('solutions/')
  await dialog.write('Folder', folder)
  const descriptor = await readFile(join(folder, 'pests/problem.xml'), 'utf8')
  expect(descriptor).toContain('<problem revision="1" short-name="pests">')
  const validator = await readFile(join(folder, 'pests/files/val.cpp'), 'utf8')
  expect(validator).toContain('#include "testlib.h"')
})

test('on a disk that fills up nothing is half-written, and it says so @always', async ({
  open,
  folder,
}) => {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  test.skip(!mountSmallDisk(disk, 24), 'Only who may mount a disk can fill it up: run it as root.')
  try {
    const app = new AppPage(await open())
    const dialog = await openSet(app, await makeSet(folder))
    await dialog.root.getByLabel('Author').fill('A. Setter')
    await writeFile(join(disk, 'pests.zip'), 'old')
    const full = 'The file cannot be written: the disk is full.'
    expect(await dialog.write('ZIP archive', join(disk, 'pests.zip'))).toBe(full)
    expect(await dialog.write('Folder', disk)).toBe(full)
    expect(await readdir(disk)).toEqual(['pests.zip'])
    expect(await readFile(join(disk, 'pests.zip'), 'utf8')).toBe('old')
    await dialog.choose('Tests')
    expect(await dialog.write('ZIP archive', join(disk, 'pests.zip'))).toContain('Written to')
  } finally {
    execFileSync('umount', ['-l', disk])
  }
})

test('a handout is written as PDF, and axe-core finds nothing wrong with the dialog', async ({
  open,
  folder,
}) => {
  needsElectron('prints')
  const app = new AppPage(await open())
  const dialog = await openSet(app, await makeSet(folder))
  await dialog.inTheWay.waitFor()
  const walk = new Walk(app)
  await walk.look('package', '[role=dialog]')
  for (const [form, width] of [
    ['PDF, A4', 594.96],
    ['PDF, Letter', 612],
  ] as const) {
    await dialog.choose('Handout')
    const file = join(folder, `${form}.pdf`)
    await dialog.write(form, file)
    const pdf = await readFile(file, 'latin1')
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    const [, box] = /\/MediaBox \[0 0 ([\d.]+) /.exec(pdf) ?? []
    expect(Math.round(Number(box))).toBe(Math.round(width))
    await dialog.root.getByRole('button', { name: 'Show in folder' }).waitFor()
    await dialog.root.getByRole('button', { name: 'Close', exact: true }).last().click()
    await dialog.open()
  }
  expect(walk.found).toEqual({})
})

test('a package that was made for a judge becomes the set again, by keys', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  const set = await makeSet(folder)
  const notes = {
    version: 1,
    limits: { time: 2000, memory: 256 },
    groups: { secret: { title: 'All of them' } },
    tests: { 'sample/1.in': { note: 'As in the statement' } },
  }
  await writeFile(join(set, 'boardwright.json'), JSON.stringify(notes))
  const dialog = await openSet(app, set)
  const judge = dialog.root.getByRole('combobox', { name: 'Judging system' })
  await judge.selectOption('DMOJ')
  await expect(dialog.contents).toContainText('init.yml')
  await judge.selectOption('CMS')
  await expect(dialog.contents).toContainText('problem.json')
  await judge.selectOption('BAPCtools')
  await dialog.root.getByLabel('Author').fill('A. Setter')
  await expect(dialog.contents).toContainText('statement/')
  const walk = new Walk(app)
  await walk.look('for a judge', '[role=dialog]')
  const archive = join(folder, 'pests.zip')
  expect(await dialog.write('ZIP archive', archive)).toContain('Written to')
  await app.press('Escape')

  await app.choose('import-package')
  await app.shell.answerOpenDialog(archive)
  await expect(dialog.root.getByRole('button', { name: 'From an archive…' })).toBeFocused()
  await app.press('Enter')
  await expect(dialog.root.getByRole('status')).toContainText('of Rockets, no programs')
  await walk.look('import', '[role=dialog]')
  expect(walk.found).toEqual({})
  const name = dialog.root.getByLabel('Folder', { exact: true })
  await name.fill('again')
  await app.shell.answerOpenDialog(folder)
  await dialog.root.getByRole('button', { name: 'Import…' }).press('Enter')
  await expect(dialog.root).toBeHidden()
  await expect(app.window.getByRole('tab', { name: /^again/ })).toBeVisible()
  const tests = async (of: string): Promise<string[]> =>
    (await readdir(of, { recursive: true })).filter((path) => path.endsWith('.in')).sort()
  expect(await tests(join(folder, 'again'))).toEqual(await tests(set))
  const kept = JSON.parse(await readFile(join(folder, 'again/boardwright.json'), 'utf8')) as object
  expect(kept).toMatchObject(notes)
})
