import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { err, type Result } from '@core/kernel/result'
import type { ImportForm } from '@core/protocol/importing'
import { reasonOf, systemProblem } from '../../files/file-problem'
import { onDiskOf } from '../read-folder'
import { setsWords } from '../sets-words'
import { MOST_BYTES, type PackageContents } from './package-contents'
import { readArchive } from './read-archive'
import { readPackageFolder } from './read-package-folder'

/** The files of a package that the user chose; a sentence says why it cannot be read. */
export async function readPackageAt(
  path: string,
  form: ImportForm,
): Promise<Result<PackageContents, string>> {
  const { importing: say } = setsWords()
  try {
    if (form === 'folder') return await readPackageFolder(path)
    const bytes = await onDiskOf(dirname(path), async () => {
      const about = await stat(path)
      if (!about.isFile()) return err(say.broken)
      if (about.size > MOST_BYTES) return err(say.tooLarge({ megabytes: MOST_BYTES / 2 ** 20 }))
      return readFile(path)
    })
    return bytes instanceof Uint8Array ? await readArchive(bytes) : bytes
  } catch (error) {
    const told = systemProblem(path, 'read', error)?.message
    return err(told ?? say.notRead({ reason: reasonOf(error) }))
  }
}
