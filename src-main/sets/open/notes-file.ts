import type { FileProblem } from '@core/protocol/file-problem'
import type { SetNotes } from '@core/protocol/set'
import { byName } from '@core/suite/set-files'
import { err, type Result } from '@core/kernel/result'
import { fileProblem } from '../../files/file-problem'
import { readLevel } from '../../files/read-level'
import { writeLevel } from '../../files/write-level'
import { noNotes, notesIn, NOTES_NAME, notesOf, type NotesContent } from '../notes'

/** The notes of a set in the file beside its tests. A file that makes no sense is told with its line and never written over. */
export class NotesFile {
  private content: NotesContent = noNotes
  private problem: string | null = null
  private state: string | null = null

  constructor(
    /** Absolute. */
    readonly path: string,
    private readonly write: typeof writeLevel = writeLevel,
  ) {}

  get held(): SetNotes {
    return { ...notesOf(this.content), problem: this.problem }
  }

  /** Reads the file again if it is another than before; `state` tells that, null stands for no file. */
  async refresh(state: string | null): Promise<void> {
    if (state === this.state) return
    await this.readNow(state !== null)
    this.state = state
  }

  /** Sets the note of a test; an empty one goes. */
  setNote(path: string, note: string): Promise<Result<null, FileProblem>> {
    return this.change(({ tests }) => put(tests, path, 'note', note))
  }

  /** Sets the title of a group; an empty one goes. */
  setTitle(name: string, title: string): Promise<Result<null, FileProblem>> {
    return this.change(({ groups }) => put(groups, name, 'title', title))
  }

  private async change(edit: (content: NotesContent) => void): Promise<Result<null, FileProblem>> {
    // Another program may have written it since the folder was looked at.
    await this.readNow(null)
    if (this.problem !== null) {
      const message = `The note is not kept, as ${NOTES_NAME} cannot be read: ${this.problem}`
      return err(fileProblem(this.path, 'DAMAGED', message))
    }
    const changed = structuredClone(this.content)
    edit(changed)
    const written = await this.write(this.path, printed(changed))
    if (written.ok) this.content = changed
    return written
  }

  /** `isThere`: null when that is not known. */
  private async readNow(isThere: boolean | null): Promise<void> {
    const read = isThere === false ? null : await readLevel(this.path)
    this.problem = null
    if (!read || (!read.ok && read.error.code === 'ENOENT')) this.content = noNotes
    else {
      const found = read.ok ? notesIn(read.value) : err(read.error.message)
      if (found.ok) this.content = found.value
      else this.problem = found.error
    }
  }
}

function put(into: Record<string, Record<string, unknown>>, name: string, key: string, to: string) {
  const entry = { ...into[name] }
  delete entry[key]
  // The text first, what we do not know behind it.
  into[name] = to === '' ? entry : { [key]: to, ...entry }
  if (Object.keys(into[name]).length === 0) delete into[name]
}

/** Always in the same order, so that a change shows as the line that it is. */
function printed({ version, groups, tests, ...others }: NotesContent): string {
  const sorted = (all: object) =>
    Object.fromEntries(Object.entries(all).sort(([a], [b]) => byName(a, b)))
  const content = { version, groups: sorted(groups), tests: sorted(tests), ...others }
  return `${JSON.stringify(content, null, 2)}\n`
}
