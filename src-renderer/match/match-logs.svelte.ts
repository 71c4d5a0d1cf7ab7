import { fittingLog, strangerIn, type LoggedAnswer } from '@core/game/match-talk'
import type { Bridge } from '@core/protocol/ipc'
import type { LevelEditor } from '../editor/index'
import { words } from '../ui/words'

export type Log = readonly LoggedAnswer[]

/** Maximum number of logs stored for a line; the oldest are dropped. */
const MOST_LOGS = 6

/** The logs of the match of one document, by line; several for each line, so that the old one is found after undo. */
export class MatchLogs {
  private held = $state.raw<ReadonlyMap<number, readonly Log[]>>(new Map())
  /** The log that fits the match on the board, for instance an older one after undo. */
  readonly log: Log = $derived.by(() => {
    const { game, document, level } = this.editor
    if (document.isBroken) return []
    let best: Log = []
    // Answers after the last turn are taken only from the newest log.
    let most = -1
    for (const log of this.ofLine()) {
      const fitting = fittingLog(game, level, log)
      const count = fitting.filter(({ turn }) => turn <= game.making!.turn(level)).length
      if (count > most) [best, most] = [fitting, count]
    }
    return best
  })

  constructor(
    private readonly editor: LevelEditor,
    private readonly bridge: Bridge,
  ) {}

  /** Stores a log for the line on the board, as the newest one: in place of the newest (`isNewest`) or before it. */
  keep(log: Log, isNewest: boolean): void {
    const older = this.ofLine().slice(isNewest ? 1 : 0)
    const kept = [log, ...older].slice(0, MOST_LOGS)
    this.held = new Map(this.held).set(this.editor.lines.active.id, kept)
  }

  /** Asks for a file and writes the log there. */
  async save(name: string): Promise<void> {
    const saved = await this.bridge.request('bots:save-log', name, this.log)
    if (!saved.ok) this.editor.refuse(saved.error.message)
    else if (saved.value !== null) this.editor.say(words.match.logs.saved({ name: saved.value }))
  }

  /** Asks for a log file and shows it with the match, to which it must belong; returns false if it does not. */
  async open(): Promise<boolean> {
    const opened = await this.bridge.request('bots:open-log')
    if (!opened.ok) {
      const { path, message } = opened.error
      const file = path.split(/[\\/]/).at(-1) ?? path
      this.editor.refuse(words.match.logs.failed({ name: file, reason: message }))
      return false
    }
    if (opened.value === null) return false
    const { name, log } = opened.value
    const { game, level } = this.editor
    const stranger = strangerIn(game, level, log)
    if (stranger) {
      this.editor.refuse(words.match.logs.otherMatch({ name, reason: stranger.message }))
      return false
    }
    this.keep(log, false)
    return true
  }

  /** The logs of the line on the board, or of the nearest ancestor that has any. */
  private ofLine(): readonly Log[] {
    const { lines } = this.editor
    for (let line = lines.active; ;) {
      const logs = this.held.get(line.id)
      if (logs) return logs
      const parent = line.parent === null ? null : lines.find(line.parent)
      if (!parent) return []
      line = parent
    }
  }
}
