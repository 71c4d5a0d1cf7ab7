import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { makeSafeSaving } from './safe-saving'

let userData: string
beforeEach(async () => (userData = await mkdtemp(join(tmpdir(), 'boardwright-saving-'))))
afterEach(() => rm(userData, { recursive: true }))

test.each(['.', 'journal', 'workspaces', 'backups/one', 'backups/other'])(
  'a start clears %s of what cut writings have left',
  async (folder) => {
    const place = join(userData, folder)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'kept.json'), '')
    await writeFile(join(place, 'kept.json.123'), '')
    const hourAgo = Date.now() / 1000 - 3600
    await utimes(join(place, 'kept.json.123'), hourAgo, hourAgo)
    makeSafeSaving({
      userData,
      rule: () => ({ count: 0, minutes: 0 }),
      notKept: (what) => (error) => expect.fail(`${what}: ${String(error)}`),
    })
    const files = async () => (await readdir(place)).filter((name) => name.startsWith('kept'))
    await soon(async () => expect(await files()).toEqual(['kept.json']))
  },
)
