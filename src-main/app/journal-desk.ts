import { join } from 'node:path'
import type { EventName, Events } from '@core/protocol/ipc'
import type { JournalNote, RestoredSession } from '@core/protocol/journal'
import { Journal } from '../files/journal/journal'
import type { JournalRecord } from '../files/journal/records'
import { reasonOf } from '../files/file-problem'
import type { LevelFiles } from '../files/level-files'

export interface JournalDeskOptions {
  readonly userData: string
  readonly files: Pick<LevelFiles, 'pathOf' | 'openAgain'>
  readonly announce: <N extends EventName>(name: N, payload: Events[N]) => void
  readonly logError: (message: string, detail: unknown) => void
}

/** Connects the page, which uses tickets, with the journal, which uses paths. */
export class JournalDesk {
  private readonly journal: Journal
  private isLater = false
  private isExpected = false
  private isCut = false
  private lost: readonly string[] = []

  constructor(private readonly options: JournalDeskOptions) {
    this.journal = new Journal(join(options.userData, 'journal'), {
      onFailure: (document, error) => {
        options.logError('journal not written', error)
        options.announce('journal:failed', { document, reason: reasonOf(error) })
      },
    })
  }

  /** The stored session; requested again when the page was reloaded. */
  async restore(): Promise<RestoredSession> {
    await this.journal.settled()
    const { documents, active, wasCut, lostFiles, ...found } = await this.journal.restore()
    this.lost = lostFiles
    const isUnexpected = !this.isExpected && (wasCut || this.isLater)
    this.isLater = true
    this.isExpected = false
    this.isCut = false
    const restored = documents.map(async ({ id, name, path, document, lines, view }) => {
      const again = path === null ? null : await this.options.files.openAgain(path, document.text)
      return {
        id,
        name,
        file: again?.file ?? null,
        onDisk: again?.onDisk ?? null,
        document,
        lines,
        view: view as RestoredSession['documents'][number]['view'],
      }
    })
    return {
      documents: await Promise.all(restored),
      active,
      wasCut: isUnexpected,
      damaged: found.damaged.length - found.unread,
      unread: found.unread,
      torn: found.torn,
    }
  }

  /** Files of the last session that are in no journal any more: they are opened as they are. */
  get lostFiles(): readonly string[] {
    return this.lost
  }

  /** False if the journal of the document has to start again. */
  note(document: string, note: JournalNote): boolean {
    return this.journal.note(document, this.withPath(note))
  }

  forget(document: string): Promise<void> {
    return this.journal.forget(document)
  }

  setOrder(documents: readonly string[], active: string | null): void {
    this.journal.setOrder(documents, active)
  }

  /** The page is about to be reloaded with everything that was open: the user is not informed. */
  pageReloads(): void {
    this.isExpected = true
  }

  /** The page has crashed. Unless it is reloaded, this session counts as a crash. */
  pageLost(): void {
    this.isCut = true
  }

  /** Resolves when everything is saved to disk. */
  settled(): Promise<void> {
    return this.journal.settled()
  }

  /** The app ends. */
  close(): Promise<void> {
    return this.journal.close(this.isCut)
  }

  private withPath(note: JournalNote): JournalRecord {
    if (note.kind !== 'state' && note.kind !== 'place') return note as JournalRecord
    const { file, ...rest } = note
    return {
      ...rest,
      path: file === null ? null : this.options.files.pathOf(file),
    } as JournalRecord
  }
}

/** Used in place of a journal if nothing is stored: in the demo. */
export const nothingRestored: RestoredSession = {
  documents: [],
  active: null,
  wasCut: false,
  damaged: 0,
  unread: 0,
  torn: 0,
}
