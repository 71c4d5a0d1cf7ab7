import { ok } from '@core/kernel/result'
import { OutputClosed, type CliIo } from '../io'
import { readBytes } from '../read-bytes'
import { run } from '../run'
import { writeFileSafely } from '../write-file-safely'

/** What a command line did. */
export interface CommandResult {
  readonly exitCode: number
  readonly out: string
  readonly err: string
}

export interface Given {
  /** What standard input holds. */
  readonly stdin?: string | Uint8Array
  /** Standard output closes after so many writes. */
  readonly writesTaken?: number
}

/** Runs a command line on real files and keeps what it writes to the terminal. */
export async function runCaptured(
  args: readonly string[],
  { stdin = '', writesTaken = Infinity }: Given = {},
): Promise<CommandResult> {
  let out = ''
  let err = ''
  let writes = 0
  const io: CliIo = {
    read: (file) => (file === '-' ? ok(Buffer.from(stdin)) : readBytes(file)),
    out: (text) => {
      if (writes++ >= writesTaken) throw new OutputClosed()
      out += text
    },
    err: (text) => (err += text),
    write: writeFileSafely,
  }
  const exitCode = await run(args, io)
  return { exitCode, out, err }
}
