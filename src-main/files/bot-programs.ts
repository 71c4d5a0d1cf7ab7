import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import type { BotProgram } from '@core/protocol/bots'
import type { Dialogs } from './dialogs'
import { mainWords } from '../main-words'

/** Maximum number of remembered programs. */
const MOST = 20

/** The programs that the user has chosen as players since the app started, by ticket. */
export class BotPrograms {
  private readonly files = new Map<string, string>()

  constructor(private readonly dialogs: Pick<Dialogs, 'open'>) {}

  /** Asks for a program or its source; null if the user cancels. */
  async choose(): Promise<BotProgram | null> {
    const [path] = await this.dialogs.open({
      what: 'files',
      title: mainWords().files.chooseProgram,
      buttonLabel: mainWords().files.choose,
    })
    if (path === undefined) return null
    const known = [...this.files].find(([, file]) => file === path)
    const ticket = known?.[0] ?? randomUUID()
    // The last one is the newest.
    this.files.delete(ticket)
    this.files.set(ticket, path)
    if (this.files.size > MOST) this.files.delete([...this.files.keys()][0]!)
    return shown(ticket, path)
  }

  /** The last one first. */
  recent(): readonly BotProgram[] {
    return Array.from(this.files, ([ticket, path]) => shown(ticket, path)).reverse()
  }

  /** Null for an unknown ticket. */
  fileOf(ticket: string): string | null {
    return this.files.get(ticket) ?? null
  }
}

function shown(ticket: string, path: string): BotProgram {
  return { ticket, name: basename(path), folder: dirname(path) }
}
