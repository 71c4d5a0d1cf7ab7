import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../files/file-problem'
import { mainWords } from '../main-words'

/** Why the app cannot store its data in a folder, as a sentence; null if it can. Creates the folder if necessary. */
export function refusalOfFolder(folder: string): string | null {
  const probe = join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
    return null
  } catch (error) {
    return mainWords().noStart.folder({ folder, reason: reasonOf(error) })
  }
}
