import { ok } from '@core/kernel/result'
import type { Artist } from '../../artist/artist'
import type { CliIo } from '../io'
import { appendText } from '../append-text'
import { fileIdentity } from '../file-identity'
import { readBytes } from '../read-bytes'
import { run } from '../run'
import type { Workers } from '../../threads/suite-pool'
import { ProgramRunner } from '../../programs/program-runner'
import { buildingOnce } from '../../programs/testing/built-once'
import { SameThread } from '../../threads/testing/same-thread'
import { writeFileSafely } from '../write-file-safely'
import { writeFilesSafely } from '../write-files-safely'
import { writePackage } from '../write-package'
import { OutputClosed, OutputFailed } from '../write-bytes'

/** What a command line did. */
export interface CommandResult {
  readonly exitCode: number
  readonly out: string
  readonly err: string
}

export interface Given {
  /** What standard input holds. */
  readonly stdin?: string | Uint8Array
  /** What becomes of standard output; it stands open when absent. */
  readonly output?: 'closed' | 'full'
  /** Who draws; no one by default. */
  readonly artist?: Artist
  /** The world in place of what stands in for it here. */
  readonly world?: Partial<CliIo>
  /** Hears how far the work is. */
  readonly progress?: NonNullable<CliIo['progress']>
  /** Who works on sets; the test's own thread by default. */
  readonly workers?: Workers
}

/** A page that shows a level, as much of it as a command sees. */
const EMPTY_PAGE =
  '<title></title><script type="application/json" id="level"></script><script>show()</script>\n'

/** Runs a command line on real files and keeps what it writes to the terminal. */
export async function runCaptured(
  args: readonly string[],
  { stdin = '', output, artist, world, progress, workers = new SameThread() }: Given = {},
): Promise<CommandResult> {
  let out = ''
  let err = ''
  let input = Buffer.from(stdin)
  const io: CliIo = {
    read: (file, most) => {
      if (file !== '-') return readBytes(file, most)
      // A pipe has nothing left when it was read.
      const all = input
      input = Buffer.alloc(0)
      return ok(all)
    },
    out: (text) => {
      if (output === 'closed') throw new OutputClosed()
      if (output === 'full') throw new OutputFailed('the disk is full')
      out += text
    },
    err: (text) => (err += text),
    write: writeFileSafely,
    writeMany: writeFilesSafely,
    append: appendText,
    writePackage,
    judgePrograms: (game) => ({
      solve: `solve(${game}, READING)\n`,
      validate: 'validate()\n',
      check: 'compare(IS_EXACT)\n',
      why: 'tell(TABLE)\n',
      testlib: {
        validate: 'validate(IS_STRICT)\n',
        check: 'check(IS_EXACT)\n',
        match: { interactor: 'interact(MUST_WIN)\n', player: 'play(PLAYER)\n' },
      },
      match: { referee: 'referee()\n', player: 'player()\n' },
    }),
    viewerPage: () => EMPTY_PAGE,
    ...(progress && { progress }),
    identity: fileIdentity,
    workers: () => Promise.resolve(workers),
    programs: async (options) => buildingOnce(await ProgramRunner.open(options)),
    artist: () => (artist ? Promise.resolve(artist) : Promise.reject(new Error('no artist'))),
    ...world,
  }
  const exitCode = await run(args, io)
  return { exitCode, out, err }
}
