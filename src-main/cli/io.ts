import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Tty from 'node:tty'
import type { Result } from '@core/kernel/result'
import type { PackageFile, PackedProblem } from '@core/package/package'
import { judgeProgramsOf, viewerPageOf } from '../sets/built-parts'
import type { Artist } from '../artist/artist'
import type { NewContent } from '../files/replace-many'
import { appendText } from './append-text'
import { fileIdentity } from './file-identity'
import { cliFilesWords } from './cli-files-words'
import type { Workers } from '../threads/suite-pool'
import type { ProgramRunner, RunnerOptions } from '../programs/program-runner'
import { ProgressLine, type ToldProgress } from './progress-line'
import { readBytes } from './read-bytes'
import { OutputClosed, OutputFailed, writeBytes } from './write-bytes'

export { OutputClosed, OutputFailed }

/** The interface of commands to the outside world; tests bring their own. */
export interface CliIo {
  /** Bytes of a file, of standard input for `-`, as large as a level or as `most`; else one sentence about what is in the way. */
  read(file: string, most?: number): Result<Uint8Array, string>
  /** Writes to standard output. Throws OutputClosed when no one reads any more, OutputFailed when it cannot. */
  out(text: string): void
  /** Writes to standard error. */
  err(text: string): void
  /**
   * Replaces or makes a file at once, and its folder when missing; writes to a pipe or device, unless told that it has to
   * be a file. Else one sentence.
   */
  write(
    file: string,
    content: string | Uint8Array,
    what?: 'file only',
  ): Promise<Result<null, string>>
  /** The same for many files, in less time; what became of each. */
  writeMany(files: readonly NewContent[]): Promise<readonly Result<null, string>[]>
  /** Appends to a file at once; else one sentence. */
  append(file: string, text: string): Result<null, string>
  /** Makes a folder of files, or for a name that ends in .zip an archive, all or nothing; else one sentence. */
  writePackage(out: string, files: readonly PackageFile[]): Promise<Result<null, string>>
  /** The programs of a game for judges, as they were built. */
  judgePrograms(game: string): PackedProblem['programs']
  /** The page of a level, as it was built: without one. */
  viewerPage(): string
  /** The same text for two paths of one file, also where it is not there yet. */
  identity(file: string): string
  /** Shows the progress on a terminal, if nothing else does; `told` words it. */
  progress?(done: number, total: number, told: ToldProgress): void
  /** Threads that work on sets, so many at most; to be closed. */
  workers(jobs?: number): Promise<Workers>
  /** A runner of programs; to be closed. */
  programs(options?: RunnerOptions): Promise<ProgramRunner>
  /** The artist that draws boards. */
  artist(): Promise<Artist>
}

/**
 * The real world; `folder` is where the command line was built to. Output is synchronous, so a slow reader slows the
 * command down instead of filling the memory.
 */
export function nodeIo(folder: string): CliIo {
  const tell = (text: string): void => {
    try {
      writeAll(2, text)
    } catch (error) {
      // Even if nobody reads the messages, the answers are worth writing.
      if (!isOutputLost(error)) throw error
    }
  }
  const progress = new ProgressLine(tell, Date.now, () => hasTerminalForProgress(folder))
  return {
    read: readBytes,
    out: (text) => writeAll(1, text),
    err: (text) => {
      if (text === '') return
      progress.clear()
      tell(text)
    },
    progress: (...done) => progress.tell(...done),
    artist: async () => {
      const { loadArtist } = await import('../artist/load-artist')
      return loadArtist(folder)
    },
    workers: async (jobs) => {
      const { SuitePool } = await import('../threads/suite-pool')
      return new SuitePool(join(folder, 'suite-worker.js'), jobs)
    },
    programs: async (options) => {
      const { ProgramRunner } = await import('../programs/program-runner')
      return ProgramRunner.open(options)
    },
    write: async (file, content, what) => {
      const { writeFileSafely } = await import('./write-file-safely')
      return writeFileSafely(file, content, what)
    },
    writeMany: async (files) => {
      const { writeFilesSafely } = await import('./write-files-safely')
      return writeFilesSafely(files)
    },
    append: appendText,
    writePackage: async (out, files) => {
      const { writePackage } = await import('./write-package')
      return writePackage(out, files)
    },
    judgePrograms: (game) => judgeProgramsOf(folder, game),
    viewerPage: () => viewerPageOf(folder),
    identity: fileIdentity,
  }
}

/**
 * True if messages go to a terminal and answers do not: answers on the same terminal would show the progress themselves.
 * `node:tty` brings 26 more modules of Node with it, so it is loaded when it is asked.
 */
function hasTerminalForProgress(folder: string): boolean {
  const tty: unknown = createRequire(join(folder, 'cli.js'))('node:tty')
  const { isatty } = tty as typeof Tty
  return isatty(2) && !isatty(1)
}

/** True for the two ways in which standard output is lost for good. */
export function isOutputLost(error: unknown): error is OutputClosed | OutputFailed {
  return error instanceof OutputClosed || error instanceof OutputFailed
}

/** Reports why the output is lost, unless its reader just went away; returns the exit code. */
export function tellOutputLost(reason: OutputClosed | OutputFailed, io: CliIo): number {
  if (reason instanceof OutputClosed) return 0
  const message = cliFilesWords().outputLost({ reason: reason.message })
  io.err(`${cliFilesWords().error({ message })}\n`)
  return 1
}

/** Bytes encoded at a time: a long answer is not held twice. */
const PORTION = 256 * 1024

function writeAll(descriptor: number, text: string): void {
  const encoder = new TextEncoder()
  const portion = new Uint8Array(Math.min(PORTION, text.length * 3))
  let encoded = 0
  while (encoded < text.length) {
    // It stops before a letter that has no room, so none is torn.
    const { read, written } = encoder.encodeInto(text.slice(encoded), portion)
    writeBytes(descriptor, portion.subarray(0, written))
    encoded += read
  }
}
