import { ok, type Result } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { CopiedPart } from '../board/index'
import type { Clip } from '../tools/clip'

/** The contents that can be pasted: cells copied in the app, and the level on the system's clipboard. */
export class PasteBoard {
  /** The cells copied last; null if none were copied. */
  cells: Clip | null = null
  /** The same cells as text. */
  private text = ''
  /** The level that was on the clipboard when the cells were copied. */
  private older: Promise<string | null> = Promise.resolve(null)

  /** The current request to the clipboard; null if there is none. */
  private asking: Promise<unknown> | null = null
  /** Keys pressed during the request, which are meant for the pasted contents. */
  private held: KeyboardEvent[] = []

  constructor(private readonly bridge: Bridge) {}

  /** Runs the action that results from a request to the clipboard, unless the request was cancelled or replaced. */
  async whenTold(asking: Promise<() => unknown>): Promise<void> {
    this.asking = asking
    const isWanted = (): boolean => this.asking === asking
    try {
      const act = await asking
      if (isWanted()) await act()
    } finally {
      if (isWanted()) {
        this.asking = null
        this.letGo()
      }
    }
  }

  /**
   * Holds a key press back until the contents are pasted; returns false if no request is in progress, and for Escape,
   * which cancels it.
   */
  holds(press: KeyboardEvent): boolean {
    if (!this.asking || press.key === 'Escape') return false
    press.preventDefault()
    press.stopPropagation()
    this.held.push(press)
    return true
  }

  /** Cancels the request to the clipboard; returns false if there is none. */
  giveUp(): boolean {
    const { asking } = this
    this.asking = null
    this.held = []
    return asking !== null
  }

  /** Stores cells, and puts their text and picture on the system's clipboard for other programs. */
  copied(cells: Clip, part: CopiedPart): void {
    this.cells = cells
    this.text = part.text
    this.older = this.give(part).then(
      (found) => (found.ok ? found.value : null),
      () => null,
    )
  }

  /** The level on the system's clipboard; null if there is no text, a sentence if no game can read it. */
  level(): Promise<Result<string | null, string>> {
    return this.bridge.request('clipboard:level')
  }

  /** The same, but null also for a level that was there already when cells were copied. */
  async newerLevel(): Promise<Result<string | null, string>> {
    const older = await this.older
    const found = await this.level()
    return found.ok && found.value === older ? ok(null) : found
  }

  /**
   * The text of cells that another program has put on the clipboard; null if there is none, a sentence if `game` cannot
   * read it.
   */
  async othersPart(game: string): Promise<Result<string | null, string>> {
    await this.older
    const found = await this.bridge.request('clipboard:part', game)
    return found.ok && found.value !== null && isSame(found.value, this.text) ? ok(null) : found
  }

  /** Repeats the key presses held back; if one of them pastes, the rest is held back again. */
  private letGo(): void {
    const { held } = this
    this.held = []
    for (const press of held) press.target?.dispatchEvent(new KeyboardEvent(press.type, press))
  }

  private async give({ text, picture }: CopiedPart): Promise<Result<string | null, string>> {
    await this.bridge.request('clipboard:write-part', text, await picture())
    return await this.level()
  }
}

/** Ignores line endings, which differ between systems. */
function isSame(a: string, b: string): boolean {
  return a.trim().split(/\r?\n/).join('\n') === b.trim()
}
