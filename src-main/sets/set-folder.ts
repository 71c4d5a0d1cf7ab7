import { answerPathsOf, testFilesOf, type TestFile } from '@core/suite/set-files'
import { isOfStatement } from '@core/suite/statement-files'
import { NOTES_NAME } from './notes'
import { readFolder } from './read-folder'

/** The contents of a set's folder. */
export interface FolderState {
  /** In the order of groups and names, each with an identifier of its state, including the answer beside it. */
  readonly tests: readonly { readonly file: TestFile; readonly state: string }[]
  /** The same for the notes; null if there are none. */
  readonly notes: string | null
  /** The same for the files of its statements, by their paths. */
  readonly statements: Readonly<Record<string, string>>
  /** Tests, answers and notes that are links to files outside of the folder. */
  readonly elsewhere: readonly string[]
}

/** The folder of a set, to be read again and again. */
export class SetFolder {
  private paths: readonly string[] = []
  private files: readonly TestFile[] = []

  constructor(readonly path: string) {}

  /** All files that were there last, tests or not; hidden ones are left out. */
  get all(): readonly string[] {
    return this.paths
  }

  /** Throws the system's error, or FolderTooLarge. */
  async read(): Promise<FolderState> {
    const { states, elsewhere } = await readFolder(this.path, (paths) => this.wanted(paths))
    const tests = this.files.flatMap((file) => {
      const own = states.get(file.path)
      const beside = answerPathsOf(file).flatMap((path) => [path, states.get(path)])
      return own === undefined ? [] : [{ file, state: [own, ...beside].join() }]
    })
    const statements = Object.fromEntries([...states].filter(([path]) => isOfStatement(path)))
    return { tests, notes: states.get(NOTES_NAME) ?? null, statements, elsewhere }
  }

  /** The relevant files of the folder. Sorting is expensive, so it is done only if the list has changed. */
  private wanted(paths: readonly string[]): readonly string[] {
    const isSame =
      paths.length === this.paths.length && paths.every((path, at) => path === this.paths[at])
    if (!isSame) {
      this.paths = paths
      this.files = testFilesOf(paths)
    }
    const answers = this.files.flatMap(answerPathsOf)
    const notes = paths.includes(NOTES_NAME) ? [NOTES_NAME] : []
    const statements = paths.filter(isOfStatement)
    return [
      ...new Set([...this.files.map(({ path }) => path), ...answers, ...notes, ...statements]),
    ]
  }
}
