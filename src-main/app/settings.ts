import { existsSync, renameSync } from 'node:fs'
import type { BackupRule } from '@core/protocol/backups'
import { type SettingsLoaded, type UserSettings, usualSettings } from '@core/protocol/settings'
import { err, ok, type Result } from '@core/kernel/result'
import { reasonOf } from '../files/file-problem'
import { replaceFile } from '../files/replace-file'
import { mainWords } from '../main-words'
import {
  printedSettings,
  type SettingsContent,
  settingsOfText,
  wholeRaw,
} from '../kept/settings-file'
import { followFile, textOf } from './followed-file'
import type { ThemeChoice } from './shell'

export interface MainSettingsOptions {
  /** Path of the file of settings. */
  readonly path: string
  /** File in which an earlier version stored some of them. */
  readonly earlier: string
  /** Opens a file in the system’s program for it. */
  readonly openFile: (path: string) => void
  /** The file was edited by hand (possibly fixed or broken). */
  readonly onChange: (loaded: SettingsLoaded) => void
  readonly onError: (error: unknown) => void
}

/**
 * The user's settings, in a file that may also be edited by hand: main needs theme, size and language before there is a
 * page. A file that is not valid JSON is never overwritten; unknown entries are kept.
 */
export class MainSettings {
  private content: SettingsContent = { raw: {}, settings: usualSettings, notes: [] }
  private problem: string | null = null
  /** The text that was last read or written; undefined if the last attempt to read the file failed. */
  private known: string | null | undefined = null
  private writing: Promise<void> = Promise.resolve()
  /** Number of texts that are still being written. */
  private unwritten = 0
  private readonly stopFollowing: () => void

  constructor(private readonly options: MainSettingsOptions) {
    takeEarlier(options)
    this.read()
    this.stopFollowing = followFile(options.path, () => this.fileChanged())
  }

  get loaded(): SettingsLoaded {
    const { settings, notes } = this.content
    return { settings, notes, problem: this.problem }
  }

  get all(): UserSettings {
    return this.content.settings
  }

  get theme(): ThemeChoice {
    return this.all.theme
  }

  set theme(theme: ThemeChoice) {
    this.change({ theme })
  }

  get backups(): BackupRule {
    return this.all.backups
  }

  set backups(backups: BackupRule) {
    this.change({ backups })
  }

  /** Size of the interface; 1 is the usual size. */
  get size(): number {
    return this.all.size
  }

  set size(size: number) {
    this.change({ size })
  }

  /** Code of the language that the user has chosen; `system` for the system's language. */
  get language(): string {
    return this.all.language
  }

  set language(language: string) {
    this.change({ language })
  }

  /** Applies new settings, and saves them unless the file has to be fixed first. */
  change(change: Partial<UserSettings>): SettingsLoaded {
    // Another program may have changed it within the last second.
    if (this.read()) this.options.onChange(this.loaded)
    const { raw, settings, notes } = this.content
    if (this.problem === null) this.write(printedSettings({ ...raw, ...change }))
    else this.content = { raw, settings: { ...settings, ...change }, notes }
    return this.loaded
  }

  /**
   * Opens the file in the user’s editor, after writing all settings if there is no file; returns the reason if it
   * cannot.
   */
  async edit(): Promise<string | null> {
    const { path } = this.options
    try {
      await this.writing
      if (!existsSync(path)) {
        this.write(printedSettings(wholeRaw(this.all)))
        await this.writing
      }
    } catch (error) {
      return mainWords().keys.notWritten({ path, reason: reasonOf(error) })
    }
    this.options.openFile(path)
    return null
  }

  /** Resolves when everything is saved to disk. */
  settled(): Promise<void> {
    return this.writing
  }

  /** Stops watching the file. */
  close(): void {
    this.stopFollowing()
  }

  private fileChanged(): void {
    // Settings that are still being written are newer.
    void this.writing.then(() => {
      if (this.read()) this.options.onChange(this.loaded)
    })
  }

  /** Reads the file again; true if its text is not the one last read or written. */
  private read(): boolean {
    const { path } = this.options
    if (this.unwritten > 0) return false
    const found = ((): Result<string | null, string> => {
      try {
        return ok(textOf(path))
      } catch (error) {
        return err(mainWords().keys.notRead({ path, reason: reasonOf(error) }))
      }
    })()
    if (!found.ok) {
      const isNew = this.problem !== found.error
      this.problem = found.error
      this.known = undefined
      return isNew
    }
    const text = found.value
    if (text === this.known) return false
    this.take(text)
    return true
  }

  private take(text: string | null): void {
    const { path } = this.options
    this.known = text
    const read = settingsOfText(text ?? '{}')
    this.problem = read.ok ? null : `${path}: ${read.error}`
    if (!read.ok) return
    const notes = read.value.notes.map((note) => `${path}: ${note}`)
    this.content = { ...read.value, notes }
  }

  // One write after the other: two at once could leave the older text behind.
  private write(text: string): void {
    this.take(text)
    this.unwritten++
    this.writing = this.writing
      .then(() => replaceFile(this.options.path, text))
      .catch((error: unknown) => {
        // The choice applies; only later changes by other programs replace it.
        this.known = textOrNull(this.options.path)
        this.options.onError(error)
      })
      .then(() => void this.unwritten--)
  }
}

function textOrNull(path: string): string | null {
  try {
    return textOf(path)
  } catch {
    return null
  }
}

/**
 * An earlier version stored some settings under another name. A broken file of that name is left alone: no one has
 * edited it by hand.
 */
function takeEarlier({ path, earlier, onError }: MainSettingsOptions): void {
  try {
    const text = existsSync(path) ? null : textOf(earlier)
    if (text !== null && settingsOfText(text).ok) renameSync(earlier, path)
  } catch (error) {
    onError(error)
  }
}
