import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchFiles } from '@core/protocol/requests/runs'
import type { Dialogs } from './dialogs'
import { MatchExport } from './match-export'

const openDialog = vi.fn<Dialogs['open']>()
const messageBox = vi.fn<Dialogs['ask']>()

const files: MatchFiles = {
  'player0.in': '0\n',
  'player0.out': 'SS\n',
  'player0.transcript': '>> 0\n<< SS\n',
  'player1.in': '1\nSS\n',
  'player1.out': '',
  'player1.transcript': '>> 1\n>> SS\n',
}

let folder: string
const exporter = (): MatchExport =>
  new MatchExport({ dialogs: { open: openDialog, ask: messageBox } })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-export-'))
  vi.resetAllMocks()
  openDialog.mockResolvedValue([folder])
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const written = async (): Promise<Record<string, string>> => {
  const names = await readdir(folder)
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>
}

describe('exporting a match', () => {
  test('writes its six files into the chosen folder and nothing else', async () => {
    expect(await exporter().askAndWrite(files)).toEqual({ ok: true, value: folder })
    expect(await written()).toEqual(files)
    expect(openDialog.mock.lastCall![0]).toMatchObject({ what: 'folder' })
    expect(messageBox).not.toHaveBeenCalled()
  })

  test('does nothing when the dialog is cancelled', async () => {
    openDialog.mockResolvedValue([])
    expect(await exporter().askAndWrite(files)).toEqual({ ok: true, value: null })
    expect(await written()).toEqual({})
  })

  test.each([
    ['replaces', 0, '0\n'],
    ['keeps', 1, 'old'],
  ])('%s files that are there as the user says', async (_, response, kept) => {
    await writeFile(join(folder, 'player0.in'), 'old')
    messageBox.mockResolvedValue(response)
    await exporter().askAndWrite(files)
    expect((await written())['player0.in']).toBe(kept)
    expect(messageBox.mock.lastCall![0]).toMatchObject({ detail: `${folder}\n\nplayer0.in` })
  })

  test('says why the folder cannot be written', async () => {
    await rm(folder, { recursive: true })
    expect(await exporter().askAndWrite(files)).toMatchObject({
      ok: false,
      error: {
        code: 'ENOENT',
        message: 'The file cannot be written: there is no such file or folder.',
      },
    })
  })
})
