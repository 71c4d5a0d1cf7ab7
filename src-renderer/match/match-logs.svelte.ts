import { fittingLog, strangerIn, type LoggedAnswer } from '@core/game/match-talk'
import type { Bridge } from '@core/protocol/ipc'
import type { LevelEditor } from '../editor/index'
import { words } from '../ui/words'

export type Log = readonly LoggedAnswer[]

/** Times that a match was played of which is kept what passed; the oldest go. */
const MOST_LOGS = 6

/** What passed in the match of one document, by its lines; more than one log a line, so that undo finds those of before. */
export class MatchLogs {
  private held = $state.raw<ReadonlyMap<number, readonly Log[]>>(new Map())
  /** What passed in the match as it stands: after undo, that of the time to which it leads back. */
  readonly log: Log = $derived.by(() => {
    const { game, document, level } = this.editor
    if (document.isBroken) return []
    let best: Log = []
    // Answers behind the last turn are those of the newest alone.
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

  /** Keeps a log of the line on the board, in the place of the newest or before it. */
  keep(log: Log, isNewest: boolean): void {
    const older = this.ofLine().slice(isNewest ? 1 : 0)
    const kept = [log, ...older].slice(0, MOST_LOGS)
    this.held = new Map(this.held).set(this.editor.lines.active.id, kept)
  }

  /** Asks for a place and writes there what passed. */
  async save(name: string): Promise<void> {
    const saved = await this.bridge.request('bots:save-log', name, this.log)
    if (!saved.ok) this.editor.refuse(saved.error.message)
    else if (saved.value !== null) this.editor.say(words.match.logs.saved({ name: saved.value }))
  }

  /** Asks for a log and shows it beside the match, whose it must be; false if it does not. */
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

  /** Those of the line on the board, or of the one that it was made from. */
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
