import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { skipWithout } from '../../scripts/unit/needs'
import type { Dialogs } from './dialogs'
import { Exports } from './exports'
import { SaveMarks } from './save-marks'

const saveDialog = vi.fn<Dialogs['save']>()

let folder: string
let file: string
let exports: Exports
let marks: SaveMarks

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-exports-'))
  file = join(folder, 'board.gif')
  marks = new SaveMarks(`${folder}-marks`, () => undefined)
  exports = new Exports({
    dialogs: { save: saveDialog },
    marked: (path, write) => marks.during(path, write),
  })
  vi.resetAllMocks()
  saveDialog.mockResolvedValue(file)
})
afterEach(async () => {
  await exports.abortAll()
  await rm(folder, { recursive: true, force: true })
  await rm(`${folder}-marks`, { recursive: true, force: true })
})

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

async function begin(): Promise<number> {
  const begun = await exports.begin('board.gif', [{ name: 'GIF', extensions: ['gif'] }])
  if (!begun.ok || !begun.value) throw new Error('not begun')
  return begun.value.id
}

describe('exporting a file in parts', () => {
  test('puts it into its place once it is whole', async () => {
    await writeFile(file, 'old')
    const id = await begin()
    expect(await exports.append(id, bytes('GIF'))).toEqual({ ok: true, value: null })
    expect(await readFile(file, 'utf8')).toBe('old')
    await exports.append(id, bytes('89a'))
    expect(await exports.finish(id)).toEqual({ ok: true, value: null })
    expect(await readFile(file, 'utf8')).toBe('GIF89a')
    expect(await readdir(folder)).toEqual(['board.gif'])
  })

  test('leaves nothing behind that the next start does not take away, when the app is killed', async () => {
    const id = await begin()
    await exports.append(id, bytes('GIF'))
    expect(await readdir(folder)).toHaveLength(1)
    await new SaveMarks(`${folder}-marks`, (error) => expect.fail(String(error))).sweep()
    expect(await readdir(folder)).toEqual([])
  })

  test('leaves no mark once it is whole, or given up', async () => {
    const whole = await begin()
    await exports.finish(whole)
    const other = await begin()
    await exports.abort(other)
    await soon(async () => expect(await readdir(`${folder}-marks`)).toEqual([]))
  })

  test('leaves nothing behind when it is given up', async () => {
    const id = await begin()
    await exports.append(id, bytes('GIF'))
    expect(await readdir(folder)).toHaveLength(1)
    await exports.abort(id)
    await exports.abort(id)
    expect(await readdir(folder)).toEqual([])
    expect(await exports.append(id, bytes('x'))).toMatchObject({ ok: false })
    expect(await exports.finish(id)).toMatchObject({ ok: false })
  })

  test('keeps what was there when it is given up', async () => {
    await writeFile(file, 'old')
    await exports.append(await begin(), bytes('new'))
    await exports.abortAll()
    expect(await readFile(file, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['board.gif'])
  })

  test('does nothing when the dialog is cancelled', async () => {
    saveDialog.mockResolvedValue(null)
    expect(await exports.begin('a.png', [])).toEqual({ ok: true, value: null })
  })

  test('suggests a name in the folder used last, and never a folder of the page', async () => {
    await exports.finish(await begin())
    await exports.begin('../../etc/passwd', [])
    expect(saveDialog.mock.lastCall![0]).toMatchObject({ defaultPath: join(folder, 'passwd') })
  })

  test('says why a file cannot be written', async () => {
    await mkdir(file)
    expect(await exports.begin('board.gif', [])).toMatchObject({
      ok: false,
      error: { path: file, message: 'The file cannot be written: it is a folder.' },
    })
    const missing = join(folder, 'none', 'board.gif')
    saveDialog.mockResolvedValue(missing)
    expect(await exports.begin('board.gif', [])).toMatchObject({
      ok: false,
      error: { path: missing, code: 'ENOENT' },
    })
  })

  test('says that a folder is locked', async (context) => {
    skipWithout(context, 'user')
    await chmod(folder, 0o555)
    expect(await exports.begin('board.gif', [])).toMatchObject({ error: { code: 'EACCES' } })
    await chmod(folder, 0o755)
  })

  test('writes few files at a time', async () => {
    for (let i = 0; i < 4; i++) {
      saveDialog.mockResolvedValue(join(folder, `${i}.gif`))
      await begin()
    }
    expect(await exports.begin('5.gif', [])).toMatchObject({ ok: false, error: { code: 'BUSY' } })
    await exports.abortAll()
    expect(await readdir(folder)).toEqual([])
  })
})
