import { words } from '../../words'
import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@core/kernel/result'
import type { FileProblem } from '@core/protocol/file-problem'
import type { AddJob, FilePlan, RewriteJob, SetJob, SetStep } from '@core/protocol/set'
import {
  planFiles,
  takeFreeStem,
  takenStems,
  type FileJob,
  type FileOutcome,
} from '@core/suite/file-plan'
import { inMoveOrder } from '@core/suite/move-order'
import { commonEnding, groupProblem, nameProblem, stemOf } from '@core/suite/test-files'
import { fileProblem } from '../../files/file-problem'
import { madeHash } from '../made-hash'
import { NOTES_NAME } from '../notes'
import { bytesAt, foundAt, type FileEdit } from './file-edit'
import { asideOf, type FileStep, type FileSteps } from './file-steps'
import { noteEdit, type FreshTest } from './note-moves'
import type { OpenSet } from './open-set'
import { setsWords } from '../sets-words'

/** Maximum size of the file contents that one step keeps for undo, in bytes. */
const MOST_HELD = 256 * 1024 * 1024

interface Planned extends Omit<FilePlan, 'plan'> {
  readonly step: FileStep
}

const nothing = { moves: [], fresh: [], over: [], gone: [], left: [], notes: 0 }
const none: FileOutcome = { moves: [], copies: [], gone: [], shared: [], tests: [], notes: [] }

/** Works on the files of a set: plans first, then carries the plan out as one step. */
export class FileWork {
  private planned: { readonly id: string; readonly step: FileStep } | null = null

  constructor(
    private readonly set: OpenSet,
    private readonly steps: FileSteps,
  ) {}

  /** What a job would do, or why it cannot be done. */
  async plan(job: SetJob): Promise<Result<FilePlan, FileProblem>> {
    await this.set.refresh()
    const made = await this.planOf(job)
    if (!made.ok) return made
    const { step, ...plan } = made.value
    this.planned = { id: randomUUID(), step }
    return ok({ plan: this.planned.id, ...plan })
  }

  /** Carries a plan out; null if there is a newer one. */
  async carryOut(plan: string): Promise<SetStep | null> {
    if (this.planned?.id !== plan) return null
    const { step } = this.planned
    this.planned = null
    const done = await this.steps.do(step)
    await this.set.refresh()
    return done
  }

  private planOf(job: SetJob): Promise<Result<Planned, FileProblem>> {
    if (job.kind === 'add') return this.planNew(job)
    if (job.kind === 'rewrite') return this.planRewrite(job)
    const made = planFiles(words, this.set.files, job)
    return made.ok ? this.planOutcome(job, made.value) : Promise.resolve(this.refused(made.error))
  }

  private async planRewrite({ label, texts }: RewriteJob): Promise<Result<Planned, FileProblem>> {
    const known = texts.filter(({ path, before, after }) => this.set.test(path) && before !== after)
    const paths = known.map(({ path }) => path)
    const noted = this.set.notes.held.made
    const made = known.flatMap(({ path, made: how }) =>
      how && how.hash !== noted[path]?.hash ? { path, made: how } : [],
    )
    const { edit, left } = await this.withNotes(none, made)
    const edits = known.map(({ path, before, after }) => ({ path, before, after }))
    const step = { label, edits: [...edits, ...edit] }
    return ok({ ...nothing, over: paths, left, tests: paths, step })
  }

  private async planNew({ tests }: AddJob): Promise<Result<Planned, FileProblem>> {
    const { tests: there, paths } = this.set.files
    const taken = takenStems(paths)
    const made: (FreshTest & { text: string })[] = []
    for (const { group, name, text, note, how } of tests) {
      const ending = commonEnding(there, group)
      const problem = groupProblem(words, group) ?? nameProblem(words, name, ending)
      if (problem !== null) return this.refused(problem)
      const path = takeFreeStem(stemOf({ group, name }), taken) + ending
      made.push({ path, text, note, made: how ? { ...how, hash: madeHash(text) } : null })
    }
    const fresh = made.map(({ path }) => path)
    const { labels } = setsWords()
    const label =
      fresh.length === 1
        ? labels.add({ name: fresh[0]! })
        : labels.addTests({ count: fresh.length })
    const edits = made.map(({ path, text }) => ({ path, before: null, after: text }))
    const { edit, ...told } = await this.withNotes(none, made)
    // A single one comes with its note or not at all.
    const step = { label, edits: [...edits, ...edit], isWhole: fresh.length === 1 }
    return ok({ ...nothing, ...told, fresh, tests: fresh, step })
  }

  private async planOutcome(
    job: FileJob,
    outcome: FileOutcome,
  ): Promise<Result<Planned, FileProblem>> {
    const { moves, copies, gone, shared, tests } = outcome
    const { edit, left, notes } = await this.withNotes(outcome)
    const contents = await this.contentsOf([...copies.map(({ from }) => from), ...gone])
    if (!contents.ok) return contents
    const { held, unread } = contents.value
    const edits: FileEdit[] = [
      ...inMoveOrder(moves, asideOf),
      ...copies.flatMap(({ from, to }) =>
        held.has(from) ? { path: to, before: null, after: held.get(from)! } : [],
      ),
      ...gone.flatMap((path) =>
        held.has(path) ? { path, before: held.get(path)!, after: null, isToBin: true } : [],
      ),
      ...edit,
    ]
    const why = setsWords().files.shared
    return ok({
      ...nothing,
      moves,
      fresh: copies.flatMap(({ from, to }) => (held.has(from) ? to : [])),
      gone: gone.filter((path) => held.has(path)),
      left: [...shared.map((path) => ({ path, why })), ...unread, ...left],
      notes,
      tests,
      step: { label: labelOf(job, outcome), edits, isWhole: moves.length > 0 },
    })
  }

  /** Makes the notes follow; if they cannot be read they stay, and this is reported. */
  private async withNotes(outcome: FileOutcome, fresh: readonly FreshTest[] = []) {
    const found = await foundAt(this.set.fullPath(NOTES_NAME))
    const problem = found.ok ? this.set.notes.held.problem : found.error.message
    const concerned =
      outcome.notes.length > 0 || fresh.some(({ note, made }) => note !== '' || made)
    if (problem !== null || !found.ok) {
      const left = concerned ? [{ path: NOTES_NAME, why: problem ?? '' }] : []
      return { edit: [], left, notes: 0 }
    }
    const made = noteEdit(found.value, outcome, fresh)
    return { edit: made ? [made.edit] : [], left: [], notes: made?.count ?? 0 }
  }

  /** The contents of files, for copies and for undo. */
  private async contentsOf(paths: readonly string[]) {
    const held = new Map<string, Uint8Array>()
    const unread: { path: string; why: string }[] = []
    let size = 0
    for (const path of paths) {
      const found = await bytesAt(this.set.fullPath(path))
      if (!found.ok) unread.push({ path, why: found.error.message })
      else if (found.value) {
        held.set(path, found.value)
        size += found.value.length
      }
      if (size > MOST_HELD) return this.refused(setsWords().files.tooMuch)
    }
    return ok({ held, unread })
  }

  private refused(message: string): { ok: false; error: FileProblem } {
    return err(fileProblem('', 'REFUSED', message))
  }
}

/** The label of the undo step. */
function labelOf(job: FileJob, { notes, moves }: FileOutcome): string {
  const { labels } = setsWords()
  const count = notes.length
  const name = count === 1 ? notes[0]!.from : null
  switch (job.kind) {
    case 'duplicate':
      return name === null ? labels.duplicateTests({ count }) : labels.duplicate({ name })
    case 'rename':
      return labels.rename({ name: job.path })
    case 'move':
      return name === null ? labels.moveTests({ count }) : labels.move({ name })
    case 'place':
      return labels.reorder({ count: moves.length })
    case 'number':
      return name === null ? labels.numberTests({ count }) : labels.number({ name })
    case 'bin':
      return name === null ? labels.binTests({ count }) : labels.bin({ name })
  }
}
