import { dirname, resolve } from 'node:path'
import { err, type Result } from '@core/kernel/result'
import type { PackageFile } from '@core/package/package'
import { archiveOf, isArchive, writeFolder } from '../sets/write-package'
import { cliFilesWords } from './cli-files-words'
import { makeFolder } from './make-folder'
import { systemReason } from './system-reason'
import { writeFileSafely } from './write-file-safely'

/** Creates a folder of files, or an archive if the name ends like one; or a sentence why it cannot. */
export async function writePackage(
  out: string,
  files: readonly PackageFile[],
): Promise<Result<null, string>> {
  if (isArchive(out)) return writeFileSafely(out, archiveOf(files))
  try {
    makeFolder(dirname(resolve(out)))
    const written = await writeFolder(out, files)
    return written.ok ? written : err(cliFilesWords().unwritable({ reason: written.error }))
  } catch (error) {
    return err(cliFilesWords().unwritable({ reason: systemReason(error) }))
  }
}
