import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readJsonFile, writeJsonFile } from '../json-file'
import { Chain } from './chain'
import { JournalFile } from './journal-file'
import { foldRecords } from './records'
import type { KeptDocument, KeptRecord } from './records'

const ENDING = '.journal'
/** What a writing that was cut off leaves behind; what it should have replaced still stands. */
const TEMPORARY = /\.(journal|json)\.\d+$/
/** Records wait this long for others, in ms; with the page's own wait they are on disk well within a second. */
const DELAY = 100

const orderSchema = z.object({
  version: z.literal(1),
  documents: z.array(z.string()),
  active: z.string().nullable(),
})

export interface JournalOptions {
  /** A document's journal could not be written: it takes nothing more until it is begun anew. */
  readonly onFailure: (document: string, error: unknown) => void
  readonly delay?: number
}

/** What the start before this one left behind. */
export interface KeptSession {
  /** In the order of their tabs. */
  readonly documents: readonly (KeptDocument & { readonly id: string })[]
  readonly active: string | null
  /** True when the app did not come to its end. */
  readonly wasCut: boolean
  /** Journals that could not be read; they lie in the folder `damaged`. */
  readonly damaged: readonly string[]
}

/**
 * Keeps every open document, saved or not, in a folder of the app: one file a document, and one for their order. The
 * user's own files are never touched.
 */
export class Journal {
  private readonly files = new Map<string, JournalFile>()
  private writingOrder: Promise<void> = Promise.resolve()
  private readonly mark: string
  private readonly orderPath: string
  private readonly wasCut: boolean

  /** `folder` is made where it is missing; from now on, until `close`, the app counts as running. */
  constructor(
    private readonly folder: string,
    private readonly options: JournalOptions,
  ) {
    this.mark = join(folder, 'running')
    this.orderPath = join(folder, 'order.json')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.wasCut = existsSync(this.mark)
    writeFileSync(this.mark, '')
  }

  /** Reads what is kept. A journal that makes no sense is put aside, never thrown away. */
  async restore(): Promise<KeptSession> {
    const order = readJsonFile(this.orderPath, orderSchema)
    const found: (KeptDocument & { readonly id: string })[] = []
    const damaged: string[] = []
    for (const name of await readdir(this.folder)) {
      if (TEMPORARY.test(name)) await rm(join(this.folder, name), { force: true })
      if (!name.endsWith(ENDING)) continue
      const kept = await this.readKept(name)
      if (kept) found.push({ ...kept, id: name.slice(0, -ENDING.length) })
      else damaged.push(name)
    }
    const place = (id: string): number => {
      const at = order?.documents.indexOf(id) ?? -1
      return at < 0 ? Infinity : at
    }
    found.sort((a, b) => Math.sign(place(a.id) - place(b.id)) || (a.id < b.id ? -1 : 1))
    return { documents: found, active: order?.active ?? null, wasCut: this.wasCut, damaged }
  }

  /** Writes a record down soon. False when the document's journal has to be begun anew with its whole state. */
  note(id: string, record: KeptRecord): boolean {
    const file = this.files.get(id)
    if (record.kind === 'state') {
      ;(file ?? this.makeFile(id)).begin(record)
      return true
    }
    return file?.add(record) ?? false
  }

  /** Forgets a document that was closed. */
  async forget(id: string): Promise<void> {
    const file = this.files.get(id) ?? this.makeFile(id)
    this.files.delete(id)
    await file.remove()
  }

  /** Notes the order of the tabs. */
  setOrder(documents: readonly string[], active: string | null): void {
    const order = { version: 1, documents, active }
    this.writingOrder = this.writingOrder
      .then(() => writeJsonFile(this.orderPath, order))
      .catch((error: unknown) => this.options.onFailure('', error))
  }

  /** Resolves when everything said so far is on disk. */
  async settled(): Promise<void> {
    await Promise.all([
      this.writingOrder,
      ...[...this.files.values()].map((file) => file.settled()),
    ])
  }

  /** The app ends as it should. */
  async close(): Promise<void> {
    await this.settled()
    for (const file of this.files.values()) await file.close()
    rmSync(this.mark, { force: true })
  }

  private makeFile(id: string): JournalFile {
    const { onFailure, delay = DELAY } = this.options
    const path = join(this.folder, id + ENDING)
    const file = new JournalFile(path, { delay, onFailure: (error) => onFailure(id, error) })
    this.files.set(id, file)
    return file
  }

  private async readKept(name: string): Promise<KeptDocument | null> {
    const path = join(this.folder, name)
    const kept = foldRecords(Chain.read(await readFile(path, 'utf8')))
    if (kept) return kept
    const aside = join(this.folder, 'damaged')
    await mkdir(aside, { recursive: true })
    await rename(path, join(aside, name))
    return null
  }
}
