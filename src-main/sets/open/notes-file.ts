import type { FileProblem } from '@core/protocol/file-problem'
import type { SetNotes } from '@core/protocol/set'
import { err, ok, type Result } from '@core/kernel/result'
import { fileProblem, isOfSystem } from '../../files/file-problem'
import { readLevel } from '../../files/read-level'
import type { FileEdit } from './file-edit'
import type { KeptProgram } from '../kept-programs'
import {
  noNotes,
  notesIn,
  NOTES_NAME,
  notesOf,
  printedNotes,
  type NotesChange,
  type NotesContent,
} from '../notes'
import { setsWords } from '../sets-words'

/** The notes of a set in the file beside its tests. An invalid file is reported with its line and never overwritten. */
export class NotesFile {
  private content: NotesContent = noNotes
  private problem: string | null = null
  /** Null when there is no file. */
  private text: string | null = null
  private state: string | null = null
  /** The disk did not answer; the next time it may. */
  private isUnread = false

  constructor(
    /** Absolute. */
    readonly path: string,
  ) {}

  get held(): SetNotes {
    const { problem } = this
    const told = problem && setsWords().notes.inFile({ file: NOTES_NAME, problem })
    return { ...notesOf(this.content), problem: told }
  }

  /** The programs that are kept, in the order of the file. */
  get programs(): readonly KeptProgram[] {
    return this.content.programs
  }

  /** Reads the file again if it has changed, and returns whether it has; `state` identifies its version, null for no file. */
  async refresh(state: string | null): Promise<boolean> {
    if (state === this.state && !this.isUnread) return false
    await this.readNow(state !== null)
    this.state = state
    return true
  }

  /**
   * The edit that applies a change to the current file, which another program may have written since. It is done as a
   * step of the set, which can be undone.
   */
  async planned(change: NotesChange): Promise<Result<FileEdit, FileProblem>> {
    await this.readNow(null)
    if (this.problem !== null) {
      const message = setsWords().notes.notKept({ file: NOTES_NAME, problem: this.problem })
      return err(fileProblem(this.path, 'DAMAGED', message))
    }
    const changed = structuredClone(this.content)
    change(changed)
    return ok({ path: NOTES_NAME, before: this.text, after: printedNotes(changed) })
  }

  /** `isThere`: null when that is not known. */
  private async readNow(isThere: boolean | null): Promise<void> {
    const read = isThere === false ? null : await readLevel(this.path)
    this.problem = null
    this.text = read?.ok ? read.value : null
    this.isUnread = read?.ok === false && isOfSystem(read.error)
    if (!read || (!read.ok && read.error.code === 'ENOENT')) this.content = noNotes
    else {
      const found = read.ok ? notesIn(read.value) : err(read.error.message)
      if (found.ok) this.content = found.value
      else this.problem = found.error
    }
  }
}
