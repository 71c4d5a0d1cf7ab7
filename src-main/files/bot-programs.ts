import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import type { BotProgram } from '@core/protocol/bots'
import type { Dialogs } from './dialogs'
import { mainWords } from '../main-words'

/** Maximum number of remembered programs. */
const MOST = 20

/** A file, and the game that it was chosen to play; null if for no match. */
interface Player {
  readonly path: string
  readonly game: string | null
}

/** The programs that the user has chosen as players since the app started, by ticket. */
export class BotPrograms {
  private readonly players = new Map<string, Player>()

  constructor(private readonly dialogs: Pick<Dialogs, 'open'>) {}

  /** Asks for a program that plays a game, or its source; null if the user cancels. */
  async choose(game: string | null): Promise<BotProgram | null> {
    const [path] = await this.dialogs.open({
      what: 'files',
      title: mainWords().files.chooseProgram,
      buttonLabel: mainWords().files.choose,
    })
    if (path === undefined) return null
    const known = [...this.players].find(([, one]) => one.path === path && one.game === game)
    const ticket = known?.[0] ?? randomUUID()
    // The last one is the newest.
    this.players.delete(ticket)
    this.players.set(ticket, { path, game })
    if (this.players.size > MOST) this.players.delete([...this.players.keys()][0]!)
    return shown(ticket, path)
  }

  /** Those of a game, the last one first. */
  recent(game: string): readonly BotProgram[] {
    return [...this.players]
      .filter(([, one]) => one.game === game)
      .map(([ticket, { path }]) => shown(ticket, path))
      .reverse()
  }

  /** Null for an unknown ticket. */
  fileOf(ticket: string): string | null {
    return this.players.get(ticket)?.path ?? null
  }
}

function shown(ticket: string, path: string): BotProgram {
  return { ticket, name: basename(path), folder: dirname(path) }
}
