import { basename } from 'node:path'
import { DocumentLog, FileLog, type Kill } from './document-log'

/** All that was done to the app: its documents, and the files they were saved to. */
export class SessionLog {
  readonly files = new Map<string, FileLog>()
  private documents: DocumentLog[] = []
  private isMaking = false

  get open(): readonly DocumentLog[] {
    return this.documents.filter(({ closedAt }) => closedAt === null)
  }

  /** The document of a tab; also one that was closed a moment ago. */
  find(name: string): DocumentLog | null {
    return this.documents.findLast(({ names }) => names.has(name)) ?? null
  }

  /** A tab is about to be made: one more may be there from now on. */
  beginMaking(): void {
    this.isMaking = true
  }

  /** A tab that is there has not been seen before. */
  adopt(name: string): DocumentLog | null {
    if (!this.isMaking) return null
    this.isMaking = false
    const made = new DocumentLog(new Set([name]))
    this.documents.push(made)
    return made
  }

  /** A file that a document is going to be saved to. */
  fileAt(path: string): FileLog {
    const held = this.files.get(path)
    if (held) return held
    const made = new FileLog()
    this.files.set(path, made)
    return made
  }

  /** What tabs must be there after a kill; those made or closed later than what is due may be. */
  dueBy({ due }: Kill): readonly DocumentLog[] {
    return this.open.filter(({ begunAt }) => begunAt <= due)
  }

  /** The tabs are these: what is missing of the log will not come back. */
  settle(names: readonly string[]): void {
    this.isMaking = false
    const isThere = (document: DocumentLog): boolean =>
      names.some((name) => document.names.has(name))
    this.documents = this.documents.filter(isThere)
    for (const document of this.documents) {
      document.closedAt = null
      for (const name of [...document.names]) if (!names.includes(name)) document.names.delete(name)
    }
  }

  get fileNames(): readonly string[] {
    return [...this.files.keys()].map((path) => basename(path))
  }
}
