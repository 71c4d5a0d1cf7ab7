import { dirname, join } from 'node:path'
import type { FileProblem } from '@core/protocol/file-problem'
import type { SetStep } from '@core/protocol/set'
import type { Moved } from '@core/suite/move-order'
import { isOfSystem } from '../../files/file-problem'
import {
  backOf,
  clearFolders,
  makeEdit,
  pathOf,
  type FileEdit,
  type FileHands,
  type MadeEdit,
} from './file-edit'

/** The functions of the app that steps need. */
export interface StepHands extends FileHands {
  /** A step begins: open files may change under the app's own hands. What it gives hears how files have moved, absolute paths. */
  /** Notes moves that are about to be made below a folder; what it gives forgets them. What a crash leaves is taken back by that note. */
  readonly mark?: (folder: string, moves: readonly Moved[]) => Promise<() => Promise<void>>
  readonly hold?: () => (moved: readonly Moved[]) => void
}

/** Changes of several files that are one for the user. */
export interface FileStep {
  /** "write 30 answers". */
  readonly label: string
  readonly edits: readonly FileEdit[]
  /** Whether it is done whole or not at all; otherwise as far as possible. */
  readonly isWhole?: boolean
}

/** The report on a step of which nothing was done, of a set whose steps are not known. */
export function notDone(problem: FileProblem, left: readonly string[] = []): SetStep {
  return { done: [], left, problem, undo: null, redo: null }
}

interface PastStep extends Omit<FileStep, 'edits'> {
  readonly made: readonly MadeEdit[]
}

/** Names that files have for a moment while they change places. */
const ASIDE = '.boardwright-moving'

/** The name that a file has while another takes its place. */
export function asideOf(path: string): string {
  return `${path}${ASIDE}`
}

/** Steps of several files, each of which is written whole or not at all, and the way back. */
export class FileSteps {
  private readonly past: PastStep[] = []
  /** What was undone, the last at the end; the next step forgets it. */
  private ahead: FileStep[] = []
  private working: Promise<unknown> = Promise.resolve()

  constructor(
    /** Absolute. */
    private readonly folder: string,
    private readonly hands: StepHands,
  ) {}

  /** Does a step; what was done can be undone. */
  do(step: FileStep): Promise<SetStep> {
    return this.oneByOne(async () => {
      const { made, problem } = await this.forth(step)
      if (made.some(Boolean)) this.ahead = []
      return this.told(step.edits, made, problem)
    })
  }

  /** Does again what was undone last. Files that have changed since are left as they are, and can be tried again. */
  redo(): Promise<SetStep> {
    return this.oneByOne(async () => {
      const step = this.ahead.pop()
      if (!step) return this.told([], [], null)
      const { made, problem } = await this.forth(step)
      const left = step.edits.filter((_, at) => !made[at])
      if (left.length > 0) this.ahead.push({ ...step, edits: left })
      return this.told(step.edits, made, problem)
    })
  }

  /** Undoes the last step. Files that have changed since are left as they are, and can be tried again. */
  undo(): Promise<SetStep> {
    return this.oneByOne(async () => {
      const step = this.past.pop()
      if (!step) return this.told([], [], null)
      const last = step.made.toReversed()
      const back = last.map(({ edit }) => backOf(edit))
      const { made, problem } = await this.make(back, step.isWhole)
      for (const [at, { edit, folder }] of last.entries())
        if (folder !== null && made[at]) await clearFolders(folder, dirname(this.at(pathOf(edit))))
      const undone = last.filter((_, at) => made[at]).reverse()
      const left = last.filter((_, at) => !made[at]).reverse()
      if (left.length > 0) this.past.push({ ...step, made: left })
      if (undone.length > 0) this.ahead.push({ ...step, edits: undone.map(({ edit }) => edit) })
      return this.told(back, made, problem)
    })
  }

  /** The report on a step that could not be started. */
  refused(path: string, problem: FileProblem): SetStep {
    return this.told([{ path, before: null, after: null }], [], problem)
  }

  /** Makes the edits of a step; what was made can be undone. */
  private async forth({ edits, ...step }: FileStep): ReturnType<FileSteps['make']> {
    const { made, problem } = await this.make(edits, step.isWhole)
    const done = made.filter((one) => one !== null)
    if (done.length > 0) this.past.push({ ...step, made: done })
    return { made, problem }
  }

  private told(
    edits: readonly FileEdit[],
    made: readonly (MadeEdit | null)[],
    problem: FileProblem | null,
  ): SetStep {
    const paths = (isMade: boolean): string[] =>
      edits.flatMap((edit, at) => {
        const path = pathOf(edit)
        return (made[at] != null) === isMade && !path.endsWith(ASIDE) ? path : []
      })
    return {
      done: paths(true),
      left: paths(false),
      problem,
      undo: this.past.at(-1)?.label ?? null,
      redo: this.ahead.at(-1)?.label ?? null,
    }
  }

  /** Makes the edits one by one. A changed file is skipped; after an error of the disk, the rest is not tried. */
  private async make(
    edits: readonly FileEdit[],
    isWhole = false,
  ): Promise<{ made: (MadeEdit | null)[]; problem: FileProblem | null }> {
    const moves = edits.flatMap((edit) => ('to' in edit ? edit : []))
    const unmark = isWhole && moves.length > 1 ? await this.hands.mark?.(this.folder, moves) : null
    const release = this.hands.hold?.()
    const made: (MadeEdit | null)[] = edits.map(() => null)
    let problem: FileProblem | null = null
    for (const [at, edit] of edits.entries()) {
      const done = await makeEdit(this.folder, edit, this.hands)
      if (done.ok) made[at] = done.value
      else problem ??= done.error
      if (!done.ok && (isWhole || isOfSystem(done.error))) break
    }
    if (problem && isWhole) await this.takeBack(made)
    await unmark?.()
    const moved = made.flatMap((one) => (one && 'to' in one.edit ? one.edit : []))
    release?.(moved.map(({ from, to }) => ({ from: this.at(from), to: this.at(to) })))
    return { made, problem }
  }

  /** Edits that cannot be undone stay. */
  private async takeBack(made: (MadeEdit | null)[]): Promise<void> {
    for (let at = made.length - 1; at >= 0; at--) {
      const one = made[at]
      if (!one) continue
      const back = await makeEdit(this.folder, backOf(one.edit), this.hands)
      if (!back.ok) continue
      made[at] = null
      if (one.folder !== null) await clearFolders(one.folder, dirname(this.at(pathOf(one.edit))))
    }
  }

  private at(path: string): string {
    return join(this.folder, path)
  }

  private oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const done = this.working.then(work)
    this.working = done.catch(() => undefined)
    return done
  }
}
