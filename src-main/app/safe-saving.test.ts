import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '../../scripts/unit/use-folder'
import { soon } from '../../scripts/unit/soon'
import { makeSafeSaving } from './safe-saving'

const { at } = useFolder()

test.each(['.', 'journal', 'workspaces', 'backups/one', 'backups/other'])(
  'a start clears %s of what cut writings have left',
  async (folder) => {
    const place = at(folder)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'kept.json'), '')
    await writeFile(join(place, 'kept.json.123'), '')
    const hourAgo = Date.now() / 1000 - 3600
    await utimes(join(place, 'kept.json.123'), hourAgo, hourAgo)
    makeSafeSaving({
      userData: at(),
      rule: () => ({ count: 0, minutes: 0 }),
      notKept: (what) => (error) => expect.fail(`${what}: ${String(error)}`),
    })
    const files = async () => (await readdir(place)).filter((name) => name.startsWith('kept'))
    await soon(async () => expect(await files()).toEqual(['kept.json']))
  },
)
