import { ok, type Result } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { CopiedPart } from '../board/index'
import type { Clip } from '../tools/clip'

/** What can be pasted: cells that were copied here, and the level that the system's clipboard holds. */
export class PasteBoard {
  /** The cells that were copied last; null when none were. */
  cells: Clip | null = null
  /** What they are as text. */
  private text = ''
  /** The level that was on the clipboard by then. */
  private older: Promise<string | null> = Promise.resolve(null)

  /** What waits for the clipboard; null when nothing does. */
  private asking: Promise<unknown> | null = null
  /** Keys pressed meanwhile, which are meant for what is pasted. */
  private held: KeyboardEvent[] = []

  constructor(private readonly bridge: Bridge) {}

  /** Does what comes of asking the clipboard, unless that was given up or asked again meanwhile. */
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

  /** Keeps a press until what is pasted is there; false if nothing is awaited, and for Escape, which gives that up. */
  holds(press: KeyboardEvent): boolean {
    if (!this.asking || press.key === 'Escape') return false
    press.preventDefault()
    press.stopPropagation()
    this.held.push(press)
    return true
  }

  /** Gives up what waits for the clipboard; false if nothing does. */
  giveUp(): boolean {
    const { asking } = this
    this.asking = null
    this.held = []
    return asking !== null
  }

  /** Keeps cells, and puts what other programs get of them on the system's clipboard. */
  copied(cells: Clip, part: CopiedPart): void {
    this.cells = cells
    this.text = part.text
    this.older = this.give(part).then(
      (found) => (found.ok ? found.value : null),
      () => null,
    )
  }

  /** The level on the system's clipboard; null if there is no text, a sentence where no game reads it. */
  level(): Promise<Result<string | null, string>> {
    return this.bridge.request('clipboard:level')
  }

  /** The same, but null too for a level that was there already when cells were copied. */
  async newerLevel(): Promise<Result<string | null, string>> {
    const older = await this.older
    const found = await this.level()
    return found.ok && found.value === older ? ok(null) : found
  }

  /** The text of cells that another program has put on the clipboard; null if there is none, a sentence where `game` cannot read it. */
  async othersPart(game: string): Promise<Result<string | null, string>> {
    await this.older
    const found = await this.bridge.request('clipboard:part', game)
    return found.ok && found.value !== null && isSame(found.value, this.text) ? ok(null) : found
  }

  /** Presses again what was pressed meanwhile; what that pastes holds the rest. */
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

/** Systems have line ends of their own. */
function isSame(a: string, b: string): boolean {
  return a.trim().split(/\r?\n/).join('\n') === b.trim()
}
