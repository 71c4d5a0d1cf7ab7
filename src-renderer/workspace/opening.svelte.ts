import { readAs } from '@core/document/journal'
import { openDocument, type LevelDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import type { HowMade } from '@core/suite/how-made'
import { findGame } from '../ui/games'
import type { Bridge } from '@core/protocol/ipc'
import type { FileTicket } from '@core/protocol/file-ticket'
import type { OpenedFile, OpenReply } from '@core/protocol/requests/files'
import { freeName, type RunClient, untitledName } from '../editor/index'
import type { AnyView } from '../editor/game-view'
import { loadView } from '../games/registry'
import type { ShowcaseSample } from '../games/samples'
import type { Admitting } from './keep/restore-session'
import { nearestOf, OpenLevel } from '../level/index'
import { fileFilters } from './file-filters'
import { words } from '../ui/words'

/** The tabs into which levels are opened. */
export interface LevelTabs {
  readonly levels: readonly OpenLevel[]
  /** Adds a level after the others. */
  list(level: OpenLevel): void
  /** Replaces a level. */
  replace(level: OpenLevel, by: OpenLevel): void
  activate(level: OpenLevel): void
  /** Shows why something could not be opened. */
  tell(text: string): void
}

/** Opens levels: new ones, files, and those of the last session. */
export class Opening implements Admitting {
  /** Files that were opened or saved last. */
  recent = $state.raw<readonly FileTicket[]>([])
  private last: Promise<void> = Promise.resolve()

  constructor(
    private readonly bridge: Bridge,
    private readonly tabs: LevelTabs,
    private readonly runs: RunClient,
  ) {}

  async loadRecent(): Promise<void> {
    this.recent = await this.bridge.request('file:recent')
  }

  async clearRecent(): Promise<void> {
    await this.bridge.request('file:clear-recent')
    await this.loadRecent()
  }

  /** Opens a new level: blank, or from a text that has no file yet, which was made as `how` says. */
  async fresh(gameId: string, text?: string, name?: string, how?: HowMade): Promise<OpenLevel> {
    const game = findGame(gameId)
    if (!game) throw new Error(`no game ${gameId}`)
    const { rows, cols } = game.blankSize
    const shown = text ?? game.format.print(game.blank(rows, cols))
    const level = await this.add(openDocument(game, shown))
    if (how) level.made = { text: shown, how }
    const taken = this.tabs.levels.map((one) => one.name)
    const { extension } = game.format
    level.untitledName = name ? freeName(name, taken) : untitledName(extension, taken)
    return level
  }

  /** Opens a level that is not stored. */
  async passing(gameId: string, text: string, name: string): Promise<OpenLevel> {
    const game = findGame(gameId)
    if (!game) throw new Error(`no game ${gameId}`)
    const level = await this.add(openDocument(game, text), true)
    level.untitledName = name
    return level
  }

  /** Opens a copy of a sample, as a level without a file. */
  async sample(sample: ShowcaseSample): Promise<void> {
    const extension = findGame(sample.game)?.format.extension ?? 'txt'
    await this.fresh(sample.game, await sample.text(), `${sample.title}.${extension}`)
  }

  async byDialog(): Promise<void> {
    await this.take(await this.bridge.request('file:open', fileFilters()))
  }

  async dropped(files: readonly File[]): Promise<void> {
    await this.take(await this.bridge.openDropped(files))
  }

  /** Reopens one of the recent files. */
  async again(file: FileTicket): Promise<void> {
    const opened = await this.bridge.request('file:open-recent', file.ticket)
    if (opened.ok) await this.take({ files: [opened.value], problems: [] })
    else this.tabs.tell(`${file.path}: ${opened.error.message}`)
    await this.loadRecent()
  }

  /**
   * Opens the files that main has read. Replies are handled one after another, because two with the same file must not
   * make two tabs.
   */
  take(reply: OpenReply): Promise<void> {
    const opened = this.last.then(() => this.takeAll(reply))
    this.last = opened.catch(() => undefined)
    return opened
  }

  /** Adds a document and brings it to the front; a passing one is not stored. */
  async add(document: LevelDocument, isPassing = false): Promise<OpenLevel> {
    const level = this.make(await loadView(document.game.id), document.game, document)
    level.isPassing = isPassing
    this.tabs.list(level)
    // Its run begins before it is shown, which takes longer: meanwhile the worker computes the answer.
    this.tabs.activate(level)
    return level
  }

  /** Adds a document, possibly with a history, after the others; `journalId` is given if it comes from the journal. */
  async admit(game: AnyGame, document: LevelDocument, journalId?: string): Promise<OpenLevel> {
    const level = this.make(await loadView(game.id), game, document, journalId)
    this.tabs.list(level)
    return level
  }

  activate(level: OpenLevel): void {
    this.tabs.activate(level)
  }

  /** Lets a different game read a document's text, in the same tab; the text and its history stay. */
  async readAs(level: OpenLevel, gameId: string): Promise<void> {
    const game = findGame(gameId)
    if (!game || game === level.editor.game) return
    const view = await loadView(game.id)
    if (!this.tabs.levels.includes(level)) return
    const document = readAs(game, level.editor.lines.main.document)
    const next = this.make(view, game, document, level.journalId)
    const { file, untitledName, outside, isPassing } = level
    Object.assign(next, { file, untitledName, outside, isPassing })
    this.tabs.replace(level, next)
    if (file) await next.loadKept(file)
  }

  private make(
    view: AnyView,
    game: AnyGame,
    document: LevelDocument,
    journalId?: string,
  ): OpenLevel {
    return new OpenLevel(game, view, document, this.bridge, this.runs, journalId)
  }

  private async takeAll({ files, problems }: OpenReply): Promise<void> {
    for (const opened of files) await this.takeFile(opened)
    if (problems.length > 0) {
      const text = problems.map(({ path, message }) => `${path}: ${message}`).join('\n')
      this.tabs.tell(text)
    }
    if (files.length > 0) await this.loadRecent()
  }

  private async takeFile({ file, text }: OpenedFile): Promise<void> {
    const held = this.tabs.levels.find((level) => level.file?.real === file.real)
    if (held) return this.tabs.activate(held)
    const { game, ...checked } = nearestOf(text, file.name)
    const level = await this.add(openDocument(game, text, checked))
    level.file = file
    await level.loadKept(file)
    const { hasLevel, isRunnable, isPlayable } = level.editor.document
    if (hasLevel && !isRunnable && !isPlayable) level.editor.refuse(words.workspace.fileHasErrors)
  }
}
