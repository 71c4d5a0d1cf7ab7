import type { BackupRule } from '@core/protocol/backups'
import { expect, test, vi } from 'vitest'
import { fileTable, type FileParts } from './file-table'

test('only the user puts an end to backups', async () => {
  const settings = { backups: { count: 10, minutes: 5 } }
  const confirmNoBackups = vi.fn(() => Promise.resolve(false))
  const parts = { settings, confirmNoBackups } as unknown as FileParts
  const [, act] = fileTable['backup:settings']
  const set = (rule: BackupRule) => act(parts, rule)
  const none = { count: 0, minutes: 5 }
  expect(await set(none)).toEqual({ count: 10, minutes: 5 })
  expect(await set({ count: 3, minutes: 0 })).toEqual({ count: 3, minutes: 0 })
  expect(confirmNoBackups).toHaveBeenCalledOnce()
  confirmNoBackups.mockResolvedValueOnce(true)
  expect(await set(none)).toEqual(none)
  expect(await set({ count: 0, minutes: 9 })).toEqual({ count: 0, minutes: 9 })
  expect(confirmNoBackups).toHaveBeenCalledTimes(2)
})
