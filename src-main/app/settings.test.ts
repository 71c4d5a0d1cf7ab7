import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { MainSettings } from './settings'

test('the theme is still there after a restart; a broken store counts as none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-settings-'))
  const store = join(folder, 'settings.json')
  const errors = vi.fn()
  const settings = new MainSettings(store, errors)
  expect(settings.theme).toBe('system')
  settings.theme = 'light'
  settings.theme = 'dark'
  await settings.settled()
  expect(new MainSettings(store, errors).theme).toBe('dark')
  writeFileSync(store, '{"version":1,"theme":"blue"}')
  expect(new MainSettings(store, errors).theme).toBe('system')
  expect(errors).not.toHaveBeenCalled()
  rmSync(folder, { recursive: true })
})
