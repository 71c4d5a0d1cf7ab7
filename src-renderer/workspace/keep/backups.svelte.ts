import type { BackupEntry, BackupRule } from '@core/protocol/backups'
import type { Bridge } from '@core/protocol/ipc'
import type { OpenLevel } from '../../level/index'
import type { Difference } from '../../text/index'
import { decimals } from '../../ui/decimals'
import { words } from '../../ui/words'

const told = words.keep.backups
/** English dates in the most widely used format. */
const dates = words.language === 'en' ? 'en-GB' : words.language

/** The place where backups are opened and compared. */
export interface BackupsPlace {
  readonly open: { fresh(gameId: string, text: string, name: string): Promise<unknown> }
  /** Two texts to be shown side by side. */
  difference: Difference | null
}

/** The backups of one document's file, for the dialog. */
export class Backups {
  /** The newest first; null until known. */
  entries = $state.raw<readonly BackupEntry[] | null>(null)
  rule = $state.raw<BackupRule | null>(null)
  /** Why a backup could not be read; null if none failed. */
  problem = $state.raw<string | null>(null)

  constructor(
    private readonly bridge: Bridge,
    private readonly place: BackupsPlace,
    private readonly level: OpenLevel,
  ) {}

  async load(): Promise<void> {
    const { file } = this.level
    const list = file ? this.bridge.request('backup:list', file.ticket) : []
    this.rule = await this.bridge.request('backup:settings', null)
    this.entries = await list
  }

  /** Sets how many are kept and how often; existing ones stay until the next save. */
  async setRule(change: Partial<BackupRule>): Promise<void> {
    if (this.rule)
      this.rule = await this.bridge.request('backup:settings', { ...this.rule, ...change })
  }

  /** Opens a backup as a level without a file; returns false if it cannot be read. */
  async open(entry: BackupEntry): Promise<boolean> {
    const { place, level } = this
    const text = await this.read(entry)
    if (text === null) return false
    const name = told.copyName({ name: level.name, number: showNumber(entry.number) })
    await place.open.fresh(level.editor.game.id, text, name)
    return true
  }

  /** Shows a backup beside the current text. */
  async compare(entry: BackupEntry): Promise<void> {
    const { place, level } = this
    const text = await this.read(entry)
    if (text === null) return
    const number = showNumber(entry.number)
    place.difference = {
      title: told.difference({ name: level.name, number }),
      left: { title: told.one({ number, time: showTime(entry.time) }), text },
      right: { title: words.keep.here, text: level.editor.lines.main.document.text },
    }
  }

  private async read({ number }: BackupEntry): Promise<string | null> {
    const { file } = this.level
    if (!file) return null
    const read = await this.bridge.request('backup:read', file.ticket, number)
    this.problem = read.ok ? null : read.error.message
    return read.ok ? read.value : null
  }
}

/** "0007", as in the name of its file. */
export function showNumber(number: number): string {
  return String(number).padStart(4, '0')
}

/** "1 May 2024, 10:20:30", in the user's time. */
export function showTime(time: number): string {
  return new Date(time).toLocaleString(dates, { dateStyle: 'medium', timeStyle: 'medium' })
}

/** "312 bytes", "4.2 KB", "1.5 MB". */
export function showSize(bytes: number): string {
  const { size } = words.common
  if (bytes < 1024) return size.bytes({ count: bytes })
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? size.kilobytes({ size: decimals(kilobytes, 1) })
    : size.megabytes({ size: decimals(kilobytes / 1024, 1) })
}
