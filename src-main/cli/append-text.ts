import { appendFileSync } from 'node:fs'
import { err, ok, type Result } from '@core/kernel/result'
import { systemReason } from './system-reason'

/** Appends to a file; else one sentence why it cannot. */
export function appendText(file: string, text: string): Result<null, string> {
  try {
    appendFileSync(file, text)
    return ok(null)
  } catch (error) {
    return err(systemReason(error))
  }
}
