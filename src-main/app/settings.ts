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
  /** Where an earlier version kept some of them. */
  readonly earlier: string
  /** Opens a file in the system’s program for it. */
  readonly openFile: (path: string) => void
  /** The file was changed by hand, or fixed, or broken. */
  readonly onChange: (loaded: SettingsLoaded) => void
  readonly onError: (error: unknown) => void
}

/**
 * What the user has set, in a file that may also be edited by hand: main needs theme, size and language before there is a
 * page. A file that is no JSON is never written over; what is not known in it stays.
 */
export class MainSettings {
  private content: SettingsContent = { raw: {}, settings: usualSettings, notes: [] }
  private problem: string | null = null
  /** The text that was read or written last; undefined if the file could not be read since. */
  private known: string | null | undefined = null
  private writing: Promise<void> = Promise.resolve()
  /** Texts that are on their way to the disk. */
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

  /** How large the interface is; 1 is the usual size. */
  get size(): number {
    return this.all.size
  }

  set size(size: number) {
    this.change({ size })
  }

  /** Code of the language that the user has chosen; `system` for that of the system. */
  get language(): string {
    return this.all.language
  }

  set language(language: string) {
    this.change({ language })
  }

  /** Takes up other settings, from now on, and keeps them unless the file is to be fixed first. */
  change(change: Partial<UserSettings>): SettingsLoaded {
    // Another hand may have changed it within the last second.
    if (this.read()) this.options.onChange(this.loaded)
    const { raw, settings, notes } = this.content
    if (this.problem === null) this.write(printedSettings({ ...raw, ...change }))
    else this.content = { raw, settings: { ...settings, ...change }, notes }
    return this.loaded
  }

  /** Opens the file in the user’s own editor, with all settings where there is none; returns why not. */
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

  /** Resolves when everything said so far is on disk. */
  settled(): Promise<void> {
    return this.writing
  }

  /** No longer follows the file. */
  close(): void {
    this.stopFollowing()
  }

  private fileChanged(): void {
    // What is on its way to the disk is newer.
    void this.writing.then(() => {
      if (this.read()) this.options.onChange(this.loaded)
    })
  }

  /** Reads the file again; true if another text stands in it than was read or written last. */
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
        // What was chosen holds; only what another hand writes from now on takes its place.
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

/** An earlier version kept some settings under another name. A broken file stays there: no one has edited it by hand. */
function takeEarlier({ path, earlier, onError }: MainSettingsOptions): void {
  try {
    const text = existsSync(path) ? null : textOf(earlier)
    if (text !== null && settingsOfText(text).ok) renameSync(earlier, path)
  } catch (error) {
    onError(error)
  }
}
