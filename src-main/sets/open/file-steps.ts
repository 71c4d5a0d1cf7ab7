import { lstat, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileProblem } from '@core/protocol/file-problem'
import type { SetStep } from '@core/protocol/set'
import { err, ok, type Result } from '@core/kernel/result'
import { userDisks } from '../../files/disks'
import { fileProblem, isGone, isOfSystem, systemProblem } from '../../files/file-problem'
import { readLevel } from '../../files/read-level'
import type { Named } from '../../files/save-marks'
import { writeLevel } from '../../files/write-level'

/** What becomes of a file of a set. */
export interface FileEdit {
  /** Below the set's folder. */
  readonly path: string
  /** What it holds now; null: it is not there. If that is no longer so, it is left alone. */
  readonly before: string | null
  /** What it is to hold; null: it is to go. */
  readonly after: string | null
}

/** Does a writing of a user's file: keeps what was there, and marks the writing as long as it lasts. */
export type Guard = <T>(path: string, write: (named: Named) => Promise<T>) => Promise<T>

interface Step {
  /** "write 30 answers". */
  readonly label: string
  readonly edits: readonly FileEdit[]
}

/** Steps of several files, each of which is written whole or not at all, and the way back. */
export class FileSteps {
  private readonly past: Step[] = []

  constructor(
    /** Absolute. */
    private readonly folder: string,
    private readonly guard: Guard,
  ) {}

  /** Does a step as far as it goes; what was done can be undone. */
  async do({ label, edits }: Step): Promise<SetStep> {
    const { made, problem } = await this.make(edits)
    if (made.length > 0) this.past.push({ label, edits: made })
    return this.told(edits, made, problem)
  }

  /** Takes the last step back. Files that have changed since are left as they are, and can be tried again. */
  async undo(): Promise<SetStep> {
    const step = this.past.pop()
    if (!step) return this.told([], [], null)
    const back = step.edits
      .map(({ path, before, after }) => ({ path, before: after, after: before }))
      .reverse()
    const { made, problem } = await this.make(back)
    const left = step.edits.filter(({ path }) => !made.some((one) => one.path === path))
    if (left.length > 0) this.past.push({ ...step, edits: left })
    return this.told(back, made, problem)
  }

  private told(
    edits: readonly FileEdit[],
    made: readonly FileEdit[],
    problem: FileProblem | null,
  ): SetStep {
    const done = new Set(made)
    return {
      done: made.map(({ path }) => path),
      left: edits.filter((edit) => !done.has(edit)).map(({ path }) => path),
      problem,
      undo: this.past.at(-1)?.label ?? null,
    }
  }

  /** A file that has changed is left out; a disk that cannot take a file will not take the next. */
  private async make(
    edits: readonly FileEdit[],
  ): Promise<{ made: FileEdit[]; problem: FileProblem | null }> {
    const made: FileEdit[] = []
    let problem: FileProblem | null = null
    for (const edit of edits) {
      const done = await this.makeOne(edit)
      if (done.ok) made.push(edit)
      else {
        problem ??= done.error
        if (isOfSystem(done.error)) return { made, problem: done.error }
      }
    }
    return { made, problem }
  }

  private async makeOne({ path, before, after }: FileEdit): Promise<Result<null, FileProblem>> {
    const full = join(this.folder, path)
    const found = await foundAt(full)
    if (!found.ok) return found
    if (found.value !== before) {
      const message = 'Another program has changed the file in the meantime.'
      return err(fileProblem(full, 'CHANGED', message))
    }
    return this.guard(full, (named) =>
      after === null ? takeAway(full) : writeLevel(full, after, named),
    )
  }
}

/** What stands in a file that may be written over; null when there is none. */
export async function foundAt(path: string): Promise<Result<string | null, FileProblem>> {
  if (await isLink(path)) {
    // It may lead out of the folder that the user has opened.
    return err(fileProblem(path, 'LINK', 'The file is a link: it is left as it is.'))
  }
  const read = await readLevel(path)
  return !read.ok && isGone(read.error) ? ok(null) : read
}

async function isLink(path: string): Promise<boolean> {
  const about = await userDisks.ask(path, () => lstat(path).catch(() => null)).catch(() => null)
  return about?.isSymbolicLink() ?? false
}

async function takeAway(path: string): Promise<Result<null, FileProblem>> {
  try {
    await userDisks.ask(path, () => rm(path))
    return ok(null)
  } catch (error) {
    const problem = systemProblem(path, 'deleted', error)
    if (!problem) throw error
    return err(problem)
  }
}
