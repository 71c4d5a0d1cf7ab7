import { existsSync } from 'node:fs'
import { keysIn, type KeyChoice, ownKeys, printedKeys } from '@core/keys/choice'
import type { SheetLine } from '@core/keys/sheet'
import { err, ok, type Result } from '@core/kernel/result'
import type { KeysLoaded } from '@core/protocol/keys'
import type { Dialogs } from '../files/dialogs'
import { reasonOf } from '../files/file-problem'
import { readLevel } from '../files/read-level'
import { replaceFile } from '../files/replace-file'
import { type KeysContent, keysOfText } from '../kept/keys-file'
import { languageOfProcess } from '../language'
import { mainWords } from '../main-words'
import { followFile, textOf } from './followed-file'

export interface KeysDeskOptions {
  /** Path of the file of keys. */
  readonly path: string
  readonly dialogs: Pick<Dialogs, 'open'>
  /** Prints an HTML document to PDF, on a size of paper. */
  readonly pdf: (html: string, paper: 'A4' | 'Letter') => Promise<Uint8Array>
  /** Opens a file in the system’s program for it. */
  readonly openFile: (path: string) => void
  /** The keys have changed: the menu is updated. */
  readonly onChange: () => void
  /** The file was edited by hand (possibly fixed or broken). */
  readonly onEdited: (loaded: KeysLoaded) => void
}

/**
 * The keys of the window, stored in a file that may also be edited by hand. A file with a mistake is never overwritten.
 */
export class KeysDesk {
  private choice: KeyChoice = ownKeys
  private last: KeysLoaded
  private readonly stopFollowing: () => void

  constructor(private readonly options: KeysDeskOptions) {
    const found = this.read()
    if (found.ok) this.choice = found.value.choice
    this.last = this.loaded(found)
    this.stopFollowing = followFile(options.path, () => this.fileChanged())
  }

  /** Stops watching the file. */
  close(): void {
    this.stopFollowing()
  }

  /** The current keys of a command, for the menu. */
  keysOf(id: string, own: readonly string[]): readonly string[] {
    return keysIn(this.choice, id, own)
  }

  /** Reads the file again. If it has a mistake, the keys stay as they were. */
  load(): KeysLoaded {
    const found = this.read()
    if (found.ok) this.take(found.value.choice)
    return (this.last = this.loaded(found))
  }

  /** Saves new keys; returns the reason if it cannot, as a sentence. */
  async save(choice: KeyChoice): Promise<string | null> {
    const text = printedKeys(choice)
    const checked = keysOfText(text)
    if (!checked.ok) return checked.error
    const there = this.read()
    if (!there.ok) return there.error
    try {
      await replaceFile(this.options.path, text)
    } catch (error) {
      return mainWords().keys.notWritten({ path: this.options.path, reason: reasonOf(error) })
    }
    this.take(checked.value.choice)
    this.last = this.loaded(checked)
    return null
  }

  /** Asks for a file of keys and reads it, without saving them; null if the user cancels. */
  async import(): Promise<Result<KeyChoice | null, string>> {
    const [path] = await this.options.dialogs.open({
      what: 'files',
      title: mainWords().keys.importTitle,
      buttonLabel: mainWords().keys.import,
      filters: [{ name: mainWords().keys.files, extensions: ['json'] }],
    })
    if (path === undefined) return ok(null)
    const text = await readLevel(path)
    if (!text.ok) return err(text.error.message)
    const read = keysOfText(text.value)
    return read.ok ? ok(read.value.choice) : read
  }

  /** Opens the file in the user’s editor; creates it first if necessary. */
  async edit(): Promise<string | null> {
    const problem = existsSync(this.options.path) ? null : await this.save(this.choice)
    if (problem === null) this.options.openFile(this.options.path)
    return problem
  }

  /** A key sheet as PDF. */
  async sheet(lines: readonly SheetLine[]): Promise<Uint8Array> {
    const { sheetPage } = await import('@core/keys/sheet')
    return this.options.pdf(sheetPage(languageOfProcess(), mainWords().keys.sheet, lines), 'A4')
  }

  private take(choice: KeyChoice): void {
    this.choice = choice
    this.options.onChange()
  }

  private loaded(found: Result<KeysContent, string>): KeysLoaded {
    const { path } = this.options
    const notes = found.ok ? found.value.notes.map((note) => `${path}: ${note}`) : []
    return { choice: this.choice, problem: found.ok ? null : found.error, notes }
  }

  private fileChanged(): void {
    const before = JSON.stringify(this.last)
    const now = this.load()
    if (JSON.stringify(now) !== before) this.options.onEdited(now)
  }

  private read(): Result<KeysContent, string> {
    const { path } = this.options
    try {
      const text = textOf(path)
      if (text === null) return ok({ choice: ownKeys, notes: [] })
      const found = keysOfText(text)
      return found.ok ? found : err(`${path}: ${found.error}`)
    } catch (error) {
      return err(mainWords().keys.notRead({ path, reason: reasonOf(error) }))
    }
  }
}
