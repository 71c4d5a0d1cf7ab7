import { join } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import { answerPathsOf } from '@core/suite/set-files'
import type { DiskSign } from '../../files/disks'
import { systemProblem } from '../../files/file-problem'
import { readBytesNow, readLevelNow } from '../../files/read-level'
import { neverStopped } from '../../threads/call'
import { type ServiceThread, ThreadCalls, ThreadGone } from '../../threads/thread-calls'
import { inTurns, onDiskOf } from '../read-folder'
import { setsWords } from '../sets-words'
import type { KnownTest, Read } from './known-tests'
import type { ReaderService, TestPaths } from '../quick-contents'
import { contentOf, type TestContent } from '../test-content'

/** As many tests as are worth a thread. */
const MANY = 100
/** As many as are read in one go. */
const AT_ONCE = 1000

/** Tests that were read, and those that could not be, each with a sentence. */
export interface ReadTests {
  readonly read: readonly Read[]
  readonly unread: readonly { readonly test: KnownTest; readonly problem: string }[]
}

/** Reads the tests of a set: many at a time in a thread of its own, else as the app reads files. */
export class TestReader {
  private readonly thread: ThreadCalls<ReaderService> | null
  private isWaiting = false

  /** `createThread`: null where there are no threads. `atOnce`: how many tests to read with one call. */
  constructor(
    createThread: (() => ServiceThread) | null,
    private readonly logError: (message: string, error: unknown) => void,
    readonly atOnce = AT_ONCE,
  ) {
    this.thread = createThread && new ThreadCalls({ createThread, work: 'reading', logError })
  }

  /** Reads tests of a folder, an absolute path, with the answers beside them, as far as these can be read. */
  async read(folder: string, tests: readonly KnownTest[]): Promise<ReadTests> {
    try {
      return await this.readNow(folder, tests)
    } catch (error) {
      const fault = systemProblem(folder, 'read', error)
      if (!fault) this.logError('tests not read', error)
      // The disk may answer next time.
      for (const test of tests) test.isAsked = false
      const problem = fault?.message ?? setsWords().files.unread
      return { read: [], unread: tests.map((test) => ({ test, problem })) }
    }
  }

  /** Called when there is nothing to read for now: ends the thread, unless it still waits for its disk. */
  rest(): void {
    if (!this.isWaiting) void this.thread?.end()
  }

  private async readNow(folder: string, tests: readonly KnownTest[]): Promise<ReadTests> {
    const found = await onDiskOf(folder, async (sign) => {
      const files = tests.map(({ file }) => ({ path: file.path, answers: answerPathsOf(file) }))
      const quick = await this.quickly(folder, files, sign)
      return inTurns(
        [...files.entries()],
        sign,
        async ([at, file]): Promise<Result<TestContent, string>> =>
          quick[at] ? ok(quick[at]) : contentNow(folder, file, sign),
      )
    })
    const read: Read[] = []
    const unread: { test: KnownTest; problem: string }[] = []
    for (const [at, test] of tests.entries()) {
      const content = found[at]!
      if (content.ok) {
        test.key = content.value.key
        read.push({ test, name: test.file.path, ...content.value })
      } else unread.push({ test, problem: content.error })
    }
    return { read, unread }
  }

  private async quickly(
    folder: string,
    files: readonly TestPaths[],
    sign: DiskSign,
  ): Promise<readonly (TestContent | null)[]> {
    if (!this.thread || files.length < MANY) return []
    this.isWaiting = true
    try {
      const call = { stop: neverStopped, tell: sign.alive }
      return await this.thread.call('read', { folder, files }, call)
    } catch (error) {
      // What has become of the thread is logged already.
      if (!(error instanceof ThreadGone)) this.logError('tests not read in a thread', error)
      return []
    } finally {
      this.isWaiting = false
      // Nobody has waited for it any more, and nobody lets it rest.
      if (sign.isGivenUp()) this.rest()
    }
  }
}

async function contentNow(
  folder: string,
  { path, answers }: TestPaths,
  sign: DiskSign,
): Promise<Result<TestContent, string>> {
  const text = await readLevelNow(join(folder, path), sign)
  if (!text.ok) return err(text.error.message)
  const found: [string, Uint8Array][] = []
  for (const answer of answers) {
    const bytes = await readBytesNow(join(folder, answer), sign)
    if (bytes.ok) found.push([answer, bytes.value])
  }
  return ok(contentOf(path, text.value, found))
}
