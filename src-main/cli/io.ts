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
import type { Workers } from '../threads/suite-pool'
import type { ProgramRunner, RunnerOptions } from '../programs/program-runner'
import { ProgressLine, type ToldProgress } from './progress-line'
import { plainIo, type PlainIo } from './plain-io'

/** The interface of commands to the outside world; tests bring their own. */
export interface CliIo extends PlainIo {
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

/** The real world; `folder` is where the command line was built to. */
export function nodeIo(folder: string): CliIo {
  const progress = new ProgressLine(plainIo.err, Date.now, () => hasTerminalForProgress(folder))
  return {
    ...plainIo,
    err: (text) => {
      if (text === '') return
      progress.clear()
      plainIo.err(text)
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
