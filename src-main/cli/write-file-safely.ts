import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import { replaceFile } from '../files/replace-file'
import { systemReason } from './system-reason'

/** Writes a file so that it is seen whole or not at all; makes its folder when missing. */
export async function writeFileSafely(
  file: string,
  content: string | Uint8Array,
): Promise<Result<null, string>> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    await replaceFile(file, content)
    return ok(null)
  } catch (error) {
    return err(`cannot be written: ${systemReason(error)}`)
  }
}
