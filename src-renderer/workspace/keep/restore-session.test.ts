import type { RestoredSession } from '@core/protocol/journal'
import { expect, test } from 'vitest'
import { restoreSession } from './restore-session'

const nobody = {
  admit: () => Promise.reject(new Error('nothing is opened')),
  activate: () => undefined,
}
const nothing = { documents: [], active: null, wasCut: true, damaged: 0, unread: 0, torn: 0 }
const told = (more: Partial<RestoredSession>) => restoreSession(nobody, { ...nothing, ...more })

test('of damaged journals it is said what is open of them and what is lost, each for itself', async () => {
  expect(await told({})).toBeNull()
  expect(await told({ unread: 1 })).toMatch(/^One recovered level could not be read from disk/)
  expect(await told({ unread: 1 })).not.toContain('is open')
  expect(await told({ damaged: 2 })).toContain(
    '2 recovered levels were damaged on disk. Everything readable',
  )
  expect(await told({ torn: 1 })).toBe(
    'The last change to one level was only partly written to disk and lost.',
  )
  const all = await told({ torn: 1, damaged: 1, unread: 3 })
  expect(all).toMatch(
    /^The last change to one level .* One recovered level was damaged .* 3 recovered levels could not/,
  )
})
