/** As much of a file that may be edited by hand as is told of it. */
interface EditedFile {
  /** Why it cannot be used, a sentence. */
  readonly problem: string | null
  /** What in it is not used, a sentence each. */
  readonly notes: readonly string[]
}

interface FileNotice {
  readonly file: EditedFile
  readonly text: string
  readonly tone: 'info' | 'error'
}

/** What is amiss in the files that may be edited by hand: each has a notice of its own, which stays until it is fixed or closed. */
export class FileNotices {
  list = $state.raw<readonly FileNotice[]>([])

  /** A file was read. */
  tell(file: EditedFile): void {
    const { problem, notes } = file
    const text = problem ?? notes.join('\n')
    this.close(file)
    if (text === '') return
    this.list = [...this.list, { file, text, tone: problem === null ? 'info' : 'error' }]
  }

  /** The user has read it. */
  close(file: EditedFile): void {
    this.list = this.list.filter((one) => one.file !== file)
  }
}
