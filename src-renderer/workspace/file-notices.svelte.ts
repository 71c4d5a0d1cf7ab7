/** The state of a file that may be edited by hand, as far as notices need it. */
interface EditedFile {
  /** Why it cannot be used, a sentence; null if it can. */
  readonly problem: string | null
  /** Entries of the file that are ignored, a sentence each. */
  readonly notes: readonly string[]
}

interface FileNotice {
  readonly file: EditedFile
  readonly text: string
  readonly tone: 'info' | 'error'
}

/**
 * Problems in the files that may be edited by hand: each file has a notice, which stays until it is fixed or closed.
 */
export class FileNotices {
  list = $state.raw<readonly FileNotice[]>([])

  /** Called when a file was read. */
  tell(file: EditedFile): void {
    const { problem, notes } = file
    const text = problem ?? notes.join('\n')
    this.close(file)
    if (text === '') return
    this.list = [...this.list, { file, text, tone: problem === null ? 'info' : 'error' }]
  }

  /** Closes a file's notice, which the user has read. */
  close(file: EditedFile): void {
    this.list = this.list.filter((one) => one.file !== file)
  }
}
