import { closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { copyFile, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { readJsonFile, writeJsonFile } from '../json-file'
import { Chain } from './chain'
import { JournalFile } from './journal-file'
import { foldRecords, type FoldedRecords, type KeptDocument, type JournalRecord } from './records'

const ENDING = '.journal'
/** Left behind by an interrupted write; the file that it should have replaced is unchanged. */
const TEMPORARY = /\.(journal|json)\.\d+$/
/**
 * How long records wait for others, in ms; together with the page's own delay they are on disk well within a second.
 */
const DELAY = 100
/** Far more than a user's levels need; a page out of control must not fill the disk. */
const MOST_KEPT = 2 ** 31
/** A write should be on disk within a second; twice that is reported as a failure. */
const PATIENCE = 2000

const orderSchema = z.object({
  version: z.literal(1),
  documents: z.array(z.string()),
  active: z.string().nullable(),
})

export interface JournalOptions {
  /** A document's journal could not be written: it takes nothing more until it is started again. */
  readonly onFailure: (document: string, error: unknown) => void
  readonly delay?: number
  /** How long a write may take before `onFailure` is called, in ms. */
  readonly patience?: number
  /** Maximum length of all journals together, in characters; nothing is stored beyond that. */
  readonly most?: number
}

/** The session of the previous start. */
export interface KeptSession {
  /** In the order of their tabs. */
  readonly documents: readonly (KeptDocument & { readonly id: string })[]
  readonly active: string | null
  /** True if the app was not ended properly. */
  readonly wasCut: boolean
  /** Journals that could not be read, or not to their end; unchanged copies are in the folder `damaged`. */
  readonly damaged: readonly string[]
  /** Number of these of which nothing could be read. */
  readonly unread: number
  /** Number of journals that are valid except for an incomplete last record. */
  readonly torn: number
  /** Files whose levels were in journals that could not be read at all. */
  readonly lostFiles: readonly string[]
}

/**
 * Stores every open document, saved or not, in a folder of the app: one file per document, and one for their order. The
 * user's own files are never touched.
 */
export class Journal {
  private readonly files = new Map<string, JournalFile>()
  private writingOrder: Promise<void> = Promise.resolve()
  private readonly mark: string
  private readonly orderPath: string
  private readonly wasCut: boolean

  /**
   * `folder` is created if necessary; from now on, until `close`, the app counts as running. If nothing can be written,
   * the app starts anyway, and `onFailure` is called with the first record.
   */
  constructor(
    private readonly folder: string,
    private readonly options: JournalOptions,
  ) {
    this.mark = join(folder, 'running')
    this.orderPath = join(folder, 'order.json')
    this.wasCut = existsSync(this.mark)
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // Without waiting for a reader, in case it is a pipe.
      const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC
      closeSync(openSync(this.mark, flags | (constants.O_NONBLOCK ?? 0)))
    } catch (error) {
      options.onFailure('', error)
    }
  }

  /** Reads the stored session. A copy of an invalid journal is put aside: nothing is thrown away. */
  async restore(): Promise<KeptSession> {
    const order = readJsonFile(this.orderPath, orderSchema)
    const found: (KeptDocument & { readonly id: string })[] = []
    const damaged: string[] = []
    const lostFiles: string[] = []
    let unread = 0
    let torn = 0
    for (const name of await readdir(this.folder).catch(() => [])) {
      if (TEMPORARY.test(name)) await rm(join(this.folder, name)).catch(() => undefined)
      if (!name.endsWith(ENDING)) continue
      const { kept, isWhole, file, isTorn } = await this.readKept(name)
      if (!kept) unread++
      if (isTorn) torn++
      if (kept) found.push({ ...kept, id: name.slice(0, -ENDING.length) })
      if (!isWhole) damaged.push(name)
      if (file !== null) lostFiles.push(file)
    }
    const place = (id: string): number => {
      const at = order?.documents.indexOf(id) ?? -1
      return at < 0 ? Infinity : at
    }
    found.sort((a, b) => Math.sign(place(a.id) - place(b.id)) || (a.id < b.id ? -1 : 1))
    const active = order?.active ?? null
    return { documents: found, active, wasCut: this.wasCut, damaged, unread, torn, lostFiles }
  }

  /** Writes a record soon. False if the document's journal has to start again with its whole state. */
  note(id: string, record: JournalRecord): boolean {
    const file = this.files.get(id)
    if (this.isFull()) {
      // One that starts again takes less space than before.
      if (record.kind !== 'state' || !file) {
        this.options.onFailure(id, new Error('the levels that are kept have grown too large'))
        return true
      }
    }
    if (record.kind === 'state') {
      ;(file ?? this.makeFile(id)).begin(record)
      return true
    }
    return file?.add(record) ?? false
  }

  private isFull(): boolean {
    const { most = MOST_KEPT } = this.options
    let length = 0
    for (const file of this.files.values()) length += file.length
    return length > most
  }

  /** Forgets a closed document. */
  async forget(id: string): Promise<void> {
    const file = this.files.get(id) ?? this.makeFile(id)
    this.files.delete(id)
    await file.remove()
  }

  /** Records the order of the tabs. */
  setOrder(documents: readonly string[], active: string | null): void {
    const order = { version: 1, documents, active }
    this.writingOrder = this.writingOrder
      .then(() => writeJsonFile(this.orderPath, order))
      .catch((error: unknown) => this.options.onFailure('', error))
  }

  /** Resolves when everything is saved to disk. */
  async settled(): Promise<void> {
    await Promise.all([
      this.writingOrder,
      ...[...this.files.values()].map((file) => file.settled()),
    ])
  }

  /** The app ends; properly, unless `isCut`. */
  async close(isCut = false): Promise<void> {
    await this.settled()
    for (const file of this.files.values()) await file.close()
    if (!isCut) await rm(this.mark, { force: true })
  }

  private makeFile(id: string): JournalFile {
    const { onFailure, delay = DELAY, patience = PATIENCE } = this.options
    const path = join(this.folder, id + ENDING)
    const fail = (error: unknown): void => onFailure(id, error)
    const file = new JournalFile(path, { delay, patience, onFailure: fail, onDelay: fail })
    this.files.set(id, file)
    return file
  }

  /** Contents of a journal; if nothing is left of it, the level's file, if it can be determined. */
  private async readKept(name: string): Promise<Read & { readonly file: string | null }> {
    const path = join(this.folder, name)
    // Opened without waiting, so that a pipe in its place does not block.
    const flag = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
    const text = await readFile(path, { encoding: 'utf8', flag }).catch(() => null)
    if (text === null) return { kept: null, isWhole: false, file: null, isTorn: false }
    const { kept, isWhole, isTorn } = read(text)
    if (isWhole) return { kept, isWhole, file: null, isTorn }
    await this.putAside(name, kept === null).catch((error: unknown) =>
      this.options.onFailure('', error),
    )
    return { kept, isWhole: false, file: kept ? null : fileNamedIn(text), isTorn: false }
  }

  /** Keeps a copy of a journal where nothing overwrites it. */
  private async putAside(name: string, isWorthless: boolean): Promise<void> {
    const folder = join(this.folder, 'damaged')
    const path = join(this.folder, name)
    await mkdir(folder, { recursive: true })
    const taken = await readdir(folder)
    let aside = name
    for (let number = 2; taken.includes(aside); number++) aside = `${number}-${name}`
    if (isWorthless) await rename(path, join(folder, aside))
    else await copyFile(path, join(folder, aside))
  }
}

/** Contents of a journal's text, and whether its last record is incomplete. */
interface Read extends FoldedRecords {
  readonly isTorn: boolean
}

/** Contents of a journal's text. An invalid one, for any reason, must not keep the others from opening. */
function read(text: string): Read {
  try {
    const { records, isSound, isTorn } = Chain.read(text)
    const { kept, isWhole } = foldRecords(records)
    return { kept, isWhole: isSound && isWhole, isTorn }
  } catch {
    return { kept: null, isWhole: false, isTorn: false }
  }
}

/** The path at the end of a first record that is otherwise damaged; null if there is none. */
function fileNamedIn(text: string): string | null {
  const [first = ''] = text.split('\n', 1)
  const found = /"path":("(?:[^"\\]|\\.)*")\}$/.exec(first)?.[1]
  if (found === undefined) return null
  try {
    const path: unknown = JSON.parse(found)
    return typeof path === 'string' && isAbsolute(path) ? path : null
  } catch {
    return null
  }
}
