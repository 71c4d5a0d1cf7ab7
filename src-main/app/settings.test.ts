import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SettingsLoaded } from '@core/protocol/settings'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { MainSettings } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'boardwright-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const open: MainSettings[] = []
afterEach(() => open.splice(0).forEach((one) => one.close()))
let last = 0

function place(text?: string) {
  const path = join(folder, `settings-${last++}.json`)
  if (text !== undefined) writeFileSync(path, text)
  const onError = vi.fn<(error: unknown) => void>()
  const onChange = vi.fn<(loaded: SettingsLoaded) => void>()
  const openFile = vi.fn<(path: string) => void>()
  const earlier = `${path}.earlier`
  return {
    ...{ path, earlier, onError, onChange, openFile },
    text: () => readFileSync(path, 'utf8'),
    made: () => {
      const made = new MainSettings({ path, earlier, onError, onChange, openFile })
      open.push(made)
      return made
    },
  }
}

test('what was set is there again with the next start, and all else has its usual value', async () => {
  const { made, onError } = place('{"version":1,"theme":"dark"}')
  const settings = made()
  expect([settings.theme, settings.backups]).toEqual(['dark', { count: 10, minutes: 5 }])
  settings.backups = { count: 3, minutes: 0 }
  settings.language = 'ru'
  settings.theme = 'light'
  await settings.settled()
  const again = made()
  expect([again.theme, again.language]).toEqual(['light', 'ru'])
  expect([again.backups, again.all.wrapLines]).toEqual([{ count: 3, minutes: 0 }, true])
  expect(onError).not.toHaveBeenCalled()
})

test('a file that is no JSON is told with line and column, and never written over', async () => {
  const text = '{\n  "theme": "dark",\n}\n'
  const { path, made, text: held } = place(text)
  const settings = made()
  const problem = `${path}: Line 3, column 1: not valid JSON.`
  expect(settings.loaded).toMatchObject({ problem, settings: { theme: 'system' } })
  expect(settings.change({ motion: 'reduced' })).toMatchObject({
    problem,
    settings: { motion: 'reduced' },
  })
  await settings.settled()
  expect(held()).toBe(text)
  writeFileSync(path, '{ "theme": "dark" }')
  expect(settings.change({ wrapLines: false }).problem).toBeNull()
  await settings.settled()
  expect(JSON.parse(held())).toEqual({ version: 1, theme: 'dark', wrapLines: false })
})

test('what cannot be used is told in place, the rest holds, and nothing is lost', async () => {
  const { path, made, text } = place(
    '{\n  "theme": "blue",\n  "shoes": 2,\n  "backups": { "count": -1, "minutes": 5 },\n  "motion": "reduced"\n}',
  )
  const settings = made()
  expect(settings.loaded.notes).toEqual([
    `${path}: Line 2, column 3: "blue" is not a valid value for theme; the default is used.`,
    `${path}: Line 3, column 3: unknown setting shoes; this line is ignored.`,
    `${path}: Line 4, column 16: -1 is not a valid value for backups › count; the default is used.`,
  ])
  expect(settings.all).toMatchObject({ theme: 'system', motion: 'reduced' })
  settings.size = 1.5
  settings.theme = 'light'
  await settings.settled()
  expect(JSON.parse(text())).toMatchObject({ shoes: 2, size: 1.5, backups: { count: -1 } })
  expect(settings.loaded.notes).toHaveLength(2)
})

test('what another hand writes holds at once, and is not written over', async () => {
  const { path, made, onChange, text } = place()
  const settings = made()
  settings.size = 1.25
  await settings.settled()
  writeFileSync(path, '{ "size": 1.25, "theme": "dark" }')
  await soon(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onChange.mock.calls[0]![0]).toMatchObject({ settings: { theme: 'dark' }, problem: null })
  writeFileSync(path, '{ "size": 2 }')
  settings.language = 'ru'
  await settings.settled()
  expect(JSON.parse(text())).toEqual({ version: 1, size: 2, language: 'ru' })
})

test('what cannot be written is told and holds meanwhile', async () => {
  const { path, made, onError } = place()
  rmSync(path, { force: true })
  const settings = made()
  // A folder is in the way.
  mkdirSync(path)
  settings.theme = 'dark'
  await settings.settled()
  expect(settings.change({ motion: 'reduced' }).settings).toMatchObject({ motion: 'reduced' })
  expect(settings.theme).toBe('dark')
  await settings.settled()
  expect(settings.loaded.problem ?? onError.mock.calls.length).not.toBe(0)
})

test('a file that could not be read for a while is used again, with whatever text', async () => {
  const text = '{ "theme": "dark" }'
  const { path, made, text: held } = place(text)
  const settings = made()
  rmSync(path)
  mkdirSync(path)
  expect(settings.change({}).problem).toContain(path)
  rmdirSync(path)
  writeFileSync(path, text)
  expect(settings.change({ motion: 'reduced' }).problem).toBeNull()
  await settings.settled()
  expect(JSON.parse(held())).toEqual({ version: 1, theme: 'dark', motion: 'reduced' })
})

test('what was written by hand just before a change of the app’s own is told as well', async () => {
  const { path, made, onChange } = place()
  const settings = made()
  settings.size = 1.25
  await settings.settled()
  expect(onChange).not.toHaveBeenCalled()
  writeFileSync(path, '{ "theme": "dark" }')
  settings.change({ motion: 'reduced' })
  expect(onChange).toHaveBeenCalledOnce()
  expect(onChange.mock.calls[0]![0].settings).toMatchObject({ theme: 'dark', size: 1 })
  await settings.settled()
})

test('a file that is no file of settings is not read', () => {
  const { path, made } = place(`{ "theme": "${'x'.repeat(2 ** 20)}" }`)
  expect(made().loaded.problem).toBe(`${path} cannot be read: it is larger than 1 MB.`)
})

test('a mark of byte order before the text does not matter', () => {
  const { made } = place('\ufeff{ "theme": "dark" }')
  expect(made().loaded).toMatchObject({ problem: null, settings: { theme: 'dark' } })
})

test('the file is made with all settings before it is edited by hand', async () => {
  const { path, made, openFile, text } = place()
  const settings = made()
  expect(await settings.edit()).toBeNull()
  expect(openFile).toHaveBeenCalledWith(path)
  expect(JSON.parse(text())).toMatchObject({ theme: 'system', limits: { steps: 10_000_000 } })
})

test('settings of an earlier version are taken over once', async () => {
  const { earlier, made } = place()
  writeFileSync(earlier, '{"version":1,"theme":"dark","size":1.1}')
  expect(made().all).toMatchObject({ theme: 'dark', size: 1.1 })
  writeFileSync(earlier, '{"version":1,"theme":"light"}')
  expect(made().theme).toBe('dark')
})

test('a broken file of an earlier version is no reason to keep nothing', async () => {
  const { earlier, made, text } = place()
  writeFileSync(earlier, '')
  const settings = made()
  expect(settings.loaded.problem).toBeNull()
  settings.theme = 'dark'
  await settings.settled()
  expect(JSON.parse(text())).toMatchObject({ theme: 'dark' })
})
