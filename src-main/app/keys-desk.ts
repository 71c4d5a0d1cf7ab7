import { readFileSync } from 'node:fs'
import { keysIn, type KeyChoice, ownKeys, printedKeys } from '@core/keys/choice'
import { sheetPage, type SheetLine } from '@core/keys/sheet'
import { err, ok, type Result } from '@core/kernel/result'
import type { KeysLoaded } from '@core/protocol/keys'
import type { Dialogs } from '../files/dialogs'
import { reasonOf } from '../files/file-problem'
import { readLevel } from '../files/read-level'
import { replaceFile } from '../files/replace-file'
import { keysOfText } from '../keys/keys-file'
import { mainWords } from '../main-words'

export interface KeysDeskOptions {
  /** Path of the file of keys. */
  readonly path: string
  readonly dialogs: Pick<Dialogs, 'open'>
  /** An HTML document as PDF, on a size of paper. */
  readonly pdf: (html: string, paper: 'A4' | 'Letter') => Promise<Uint8Array>
  /** Opens a file in the system’s program for it. */
  readonly openFile: (path: string) => void
  /** The keys are others now: the menu shows them. */
  readonly onChange: () => void
}

/** The keys of the window, kept in a file that may also be edited by hand. A file with a mistake is never written over. */
export class KeysDesk {
  private choice: KeyChoice = ownKeys

  constructor(private readonly options: KeysDeskOptions) {
    const found = this.read()
    if (found.ok) this.choice = found.value
  }

  /** The keys of a command, as the menu shows them. */
  keysOf(id: string, own: readonly string[]): readonly string[] {
    return keysIn(this.choice, id, own)
  }

  /** Reads the file again. With a mistake in it, the keys stay as they were. */
  load(): KeysLoaded {
    const found = this.read()
    if (found.ok) this.take(found.value)
    return { choice: this.choice, problem: found.ok ? null : found.error }
  }

  /** Keeps other keys; gives why not, as a sentence. */
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
    this.take(checked.value)
    return null
  }

  /** Asks for a file of keys and reads it, without keeping them; null when the user cancels. */
  async import(): Promise<Result<KeyChoice | null, string>> {
    const [path] = await this.options.dialogs.open({
      what: 'files',
      title: mainWords().keys.importTitle,
      buttonLabel: mainWords().keys.import,
      filters: [{ name: mainWords().keys.files, extensions: ['json'] }],
    })
    if (path === undefined) return ok(null)
    const text = await readLevel(path)
    return text.ok ? keysOfText(text.value) : err(text.error.message)
  }

  /** Opens the file in the user’s own editor; makes it first where there is none. */
  async edit(): Promise<string | null> {
    const problem = textOf(this.options.path) === null ? await this.save(this.choice) : null
    if (problem === null) this.options.openFile(this.options.path)
    return problem
  }

  /** A sheet of keys as PDF. */
  sheet(lines: readonly SheetLine[]): Promise<Uint8Array> {
    return this.options.pdf(sheetPage(mainWords().keys.sheet, lines), 'A4')
  }

  private take(choice: KeyChoice): void {
    this.choice = choice
    this.options.onChange()
  }

  private read(): Result<KeyChoice, string> {
    const { path } = this.options
    try {
      const text = textOf(path)
      if (text === null) return ok(ownKeys)
      const found = keysOfText(text)
      return found.ok ? found : err(`${path}: ${found.error}`)
    } catch (error) {
      return err(mainWords().keys.notRead({ path, reason: reasonOf(error) }))
    }
  }
}

/** What stands in a file; null where there is none. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
