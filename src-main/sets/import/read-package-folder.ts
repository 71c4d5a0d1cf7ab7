import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, type Result } from '@core/kernel/result'
import { onDiskOf } from '../read-folder'
import { setsWords } from '../sets-words'
import { Contents, type PackageContents } from './package-contents'

/** The one hidden file that packages have. */
const LIMIT_OF_TIME = '.timelimit'

/** The files of a package in a folder; hidden ones are ignored, and links are skipped. Throws the system's error. */
export function readPackageFolder(folder: string): Promise<Result<PackageContents, string>> {
  return onDiskOf(folder, async ({ alive, isGivenUp }) => {
    const contents = new Contents()
    const waiting = ['']
    for (let below = waiting.pop(); below !== undefined && !isGivenUp(); below = waiting.pop()) {
      for (const entry of await sorted(join(folder, below))) {
        const path = `${below}${entry.name}`
        if (entry.name.startsWith('.') && path !== LIMIT_OF_TIME) continue
        if (entry.isDirectory()) waiting.push(`${path}/`)
        else if (!entry.isFile()) contents.skip(path, setsWords().importing.link)
        else {
          const place = join(folder, path)
          const room = contents.roomFor(path, (await stat(place)).size)
          if (!room.ok) return room
          if (room.value) contents.add(path, await readFile(place))
        }
        alive()
      }
    }
    return ok(contents)
  })
}

/** So that the same folder is read in the same order on every disk. */
async function sorted(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}
