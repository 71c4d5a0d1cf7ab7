import { closeSync, constants, openSync, statSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import { replaceFile } from '../files/replace-file'
import { refusalOfTarget, targetOf } from '../files/target-of'
import { mainWords } from '../main-words'
import { cliFilesWords } from './cli-files-words'
import { makeFolder } from './make-folder'
import { ownDescriptor } from './own-descriptor'
import { systemReason } from './system-reason'
import { OutputClosed, OutputFailed, writeBytes } from './write-bytes'

/**
 * Writes a file whole or not at all; creates its folder if missing. A pipe or a device (`/dev/null`, `/dev/stdout`) is
 * written to and never replaced, unless it has to be a file.
 */
export async function writeFileSafely(
  file: string,
  content: string | Uint8Array,
  what?: 'file only',
): Promise<Result<null, string>> {
  try {
    const own = ownDescriptor(file)
    const about = own === null ? statSync(file, { throwIfNoEntry: false }) : null
    if (own !== null || (about && isStream(about))) {
      if (what) return cannot(mainWords().reasons.notRegular)
      if (own !== null) writeBytes(own, Buffer.from(content))
      else writeInto(file, content)
      return ok(null)
    }
    makeFolder(dirname(file))
    const target = await targetOf(file)
    const refusal = await refusalOfTarget(target)
    if (refusal !== null) return cannot(refusal)
    await replaceFile(target, content)
    return ok(null)
  } catch (error) {
    return unwritable(error)
  }
}

/** Why a file cannot be written, by what was thrown. */
export function unwritable(error: unknown): Result<never, string> {
  if (error instanceof OutputClosed) return cannot(cliFilesWords().readerGone)
  if (error instanceof OutputFailed) return cannot(error.message)
  return cannot(systemReason(error))
}

function isStream(about: Stats): boolean {
  return about.isFIFO() || about.isCharacterDevice()
}

/** A pipe waits for its reader, as it does for any program. */
function writeInto(file: string, content: string | Uint8Array): void {
  const descriptor = openSync(file, constants.O_WRONLY | (constants.O_NOCTTY ?? 0))
  try {
    writeBytes(descriptor, Buffer.from(content))
  } finally {
    closeSync(descriptor)
  }
}

function cannot(reason: string): Result<never, string> {
  return err(cliFilesWords().unwritable({ reason }))
}
