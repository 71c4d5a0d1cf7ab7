import { err, ok, type Result } from '@core/kernel/result'
import type { SetStep } from '@core/protocol/set'
import type { ShownStatement } from '@core/protocol/statement'
import { statementPath } from '@core/suite/statement-files'
import type { Language } from '@core/words'
import { fileProblem } from '../../files/file-problem'
import { setsWords } from '../sets-words'
import { notDone, type FileSteps } from './file-steps'
import type { OpenSet } from './open-set'
import type { Packer } from './packer'
import { openSetToPack } from './tests-to-pack'

/** A set with the steps on its files. */
interface HeldSet {
  readonly set: OpenSet
  readonly steps: FileSteps
}

export interface StatingOptions {
  readonly find: (set: string) => HeldSet | null
  /** A thread of its own: a package that is being made goes on. */
  readonly packer: Packer
  /** Shows a file in the system’s program for it. */
  readonly openFile: (path: string) => void
}

/** The statements that lie beside the tests of sets: shown as they are now, proposed, and opened where they are written. */
export class Stating {
  constructor(private readonly options: StatingOptions) {}

  /** What the statement of a language is now; else why that cannot be said, a sentence, null if a newer question came. */
  async show(id: string, language: Language): Promise<Result<ShownStatement, string | null>> {
    const held = this.options.find(id)
    if (!held) return err(setsWords().notOpen)
    const file = statementPath(language)
    // Without a statement nothing has to be looked at.
    if (!(file in held.set.statements)) return ok({ file, body: null, problems: [] })
    const set = await openSetToPack(held.set)
    if (!set.ok) return set
    const title = held.set.notes.held.packing.title ?? ''
    const shown = await this.options.packer.statement(set.value, { language, title })
    if (!shown.ok) return shown
    return shown.value.ok ? ok({ file, ...shown.value.value }) : shown.value
  }

  /** Writes a statement to go on from, where none is, as a step of the set. */
  async propose(id: string, language: Language): Promise<SetStep> {
    const held = this.options.find(id)
    if (!held) return notWritten('', setsWords().notOpen)
    const file = statementPath(language)
    // Who proposes just after opening a set, or after a change, is not sent away to try again.
    await held.set.seen()
    const set = await openSetToPack(held.set)
    if (!set.ok) return notWritten(file, set.error)
    const proposed = await this.options.packer.proposal(set.value, language)
    if (!proposed.ok) return notWritten(file, proposed.error ?? setsWords().notOpen)
    if (!proposed.value.ok) return notWritten(file, proposed.value.error)
    const edit = { path: file, before: null, after: proposed.value.value }
    const step = await held.steps.do({ label: setsWords().labels.statement, edits: [edit] })
    await held.set.refresh()
    return step
  }

  /** Opens the statement in the system’s program for it. */
  open(id: string, language: Language): void {
    const set = this.options.find(id)?.set
    const file = statementPath(language)
    if (set && file in set.statements) this.options.openFile(set.fullPath(file))
  }

  /** Stops what is under way. */
  stop(): void {
    this.options.packer.stop()
  }
}

function notWritten(path: string, message: string): SetStep {
  return notDone(fileProblem(path, 'REFUSED', message), [path])
}
