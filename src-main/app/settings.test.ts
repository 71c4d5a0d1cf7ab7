import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { MainSettings } from './settings'

test('how backups are kept is still there after a restart, and has a value before it was ever set', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-settings-'))
  const store = join(folder, 'settings.json')
  const errors = vi.fn()
  writeFileSync(store, '{"version":1,"theme":"dark"}')
  const settings = new MainSettings(store, errors)
  expect([settings.theme, settings.backups]).toEqual(['dark', { count: 10, minutes: 5 }])
  settings.backups = { count: 3, minutes: 0 }
  settings.language = 'ru'
  await settings.settled()
  const again = new MainSettings(store, errors)
  expect([again.theme, again.backups]).toEqual(['dark', { count: 3, minutes: 0 }])
  expect(again.language).toBe('ru')
  expect(errors).not.toHaveBeenCalled()
  rmSync(folder, { recursive: true })
})

test('the theme is still there after a restart; a broken store counts as none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-settings-'))
  const store = join(folder, 'settings.json')
  const errors = vi.fn()
  const settings = new MainSettings(store, errors)
  expect([settings.theme, settings.language]).toEqual(['system', 'system'])
  settings.theme = 'light'
  settings.theme = 'dark'
  await settings.settled()
  expect(new MainSettings(store, errors).theme).toBe('dark')
  writeFileSync(store, '{"version":1,"theme":"blue"}')
  expect(new MainSettings(store, errors).theme).toBe('system')
  expect(errors.mock.calls).toMatchObject([[{ copy: `${store}.damaged` }]])
  rmSync(folder, { recursive: true })
})
