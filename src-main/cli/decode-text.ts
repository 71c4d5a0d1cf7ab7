import { isAscii } from 'node:buffer'
import { decodeText, foreignKind, lineEndProblem, type NotText } from '@core/kernel/decode-text'
import { err, ok, type Result } from '@core/kernel/result'
import { whyNoText } from '../not-text'
import type { SourceProblem } from './problems'

/** Reads bytes as UTF-8 text, without its byte order mark. Level files are text, and nothing else is guessed. */
export function decodeSource(bytes: Uint8Array): Result<string, SourceProblem> {
  // Level files mostly are, and nothing has to be decoded then.
  if (!isAscii(bytes) || bytes.includes(0)) {
    const decoded = decodeText(bytes)
    return decoded.ok ? decoded : err(problemOf(decoded.error))
  }
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const problem = foreignKind(bytes) ?? lineEndProblem(text)
  return problem ? err(problemOf(problem)) : ok(text)
}

function problemOf(problem: NotText): SourceProblem {
  return { at: problem.at, message: whyNoText(problem) }
}
