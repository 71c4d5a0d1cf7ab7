import { answersByTurn, matchAfter, ownAnswersOf } from '@core/game/match-talk'
import type {
  AwaitedProgram,
  LiveEnd,
  LiveProcesses,
  LiveSeat,
  LiveTurns,
  LiveWork,
} from '@core/protocol/bots'
import type { Bridge } from '@core/protocol/ipc'
import type { LevelEditor } from '../editor/index'
import { faultWords, liveEndWords, type Told } from './live-words'
import { MatchLogs, type Log } from './match-logs.svelte'
import type { GivenMoves, MatchToPlay, SidePlayer } from './sides'
import { words } from '../ui/words'

/** A request to main, with the document's text and log at that time. */
interface Begun {
  /** The document's text, as long as nobody else changes it. */
  before: string
  /** The text from which play began: the document's, or that after fewer turns. */
  readonly from: string
  /** The log up to there, and since. */
  log: Log
  /** Whether the log has been stored as a separate one. */
  isKept: boolean
  readonly group: string
  readonly label: string
  turns: number
}

let lastGroup = 0

/**
 * Plays the match of one document live, with programs, and logs it. Turns are added to the document as they are made.
 */
export class LiveMatch {
  /** While true, no time limit applies. */
  isClockStopped = $state(false)
  work = $state.raw<LiveWork | null>(null)
  processes = $state.raw<LiveProcesses>([null, null])
  /** The result of play, until it continues; null if there is nothing to report. */
  told = $state.raw<Told | null>(null)
  /** The logs of the match. */
  readonly logs: MatchLogs
  /** The log of the match as it is now. */
  readonly log: Log = $derived.by(() => this.logs.log)
  /** The programs being asked now, if that takes a while. */
  readonly asked: readonly AwaitedProgram[] = $derived(
    this.work?.kind === 'asking' ? this.work.asked : [],
  )
  readonly hasProcesses = $derived(this.processes.some((one) => one !== null))

  private begun: Begun | null = null
  /** True while main still ends play that was dropped here; its messages are ignored. */
  private isDropped = false
  /** Called when that has ended; null for nothing. */
  private next: (() => void) | null = null
  private readonly leave: readonly (() => void)[]

  constructor(
    private readonly editor: LevelEditor,
    private readonly match: MatchToPlay,
    private readonly bridge: Bridge,
  ) {
    this.logs = new MatchLogs(editor, bridge)
    const mine = ({ matchId }: { readonly matchId: number }): boolean => matchId === this.id
    this.leave = [
      bridge.on('bots:turns', (event) => mine(event) && this.take(event)),
      bridge.on('bots:work', (event) => {
        if (!mine(event)) return
        this.work = event.work
        this.processes = event.processes
      }),
      bridge.on('bots:ended', (event) => mine(event) && this.end(event.end)),
    ]
  }

  /** Number of turns of the match on the board. */
  get turns(): number {
    return this.match.making.turn(this.editor.level)
  }

  /** Plays on from the end of the match, for at most so many turns; `given` as for a match of built-in players. */
  play(most: number | null, given: GivenMoves = [null, null]): void {
    const { text } = this.editor.document
    this.begin({ from: text, log: this.log, label: words.match.undoLabels.play }, most, given)
  }

  /** Plays again from the match after so many turns; the turns played before are kept in the undo history. */
  playFrom(turns: number, most: number | null): void {
    const log = this.log.filter(({ turn }) => turn <= turns)
    this.begin(
      { from: this.textAfter(turns), log, label: words.match.undoLabels.playAgain },
      most,
      [null, null],
    )
  }

  /** Replaces a player's answer in a turn (from 1), and goes to the end of that turn. */
  replace(turn: number, player: number, answer: string): void {
    const { game, level } = this.editor
    const made = answersByTurn(game, level)
    const other = 1 - player
    const said = this.log.find((one) => one.turn === turn && one.player === other && !one.fault)
    const given: [string | null, string | null] = [null, null]
    given[player === 0 ? 0 : 1] = answer
    given[player === 0 ? 1 : 0] = made(turn, other) ?? said?.out.trim() ?? null
    const log = this.log.filter((one) => one.turn <= turn)
    const at = log.findIndex((one) => one.turn === turn && one.player === player)
    const silent = { turn, player, in: '', out: '', errors: '', time: 0, fault: null }
    const entry = { ...(log[at] ?? silent), replaced: answer }
    const replaced = at < 0 ? [...log, entry] : log.with(at, entry)
    this.begin(
      {
        from: this.textAfter(turn - 1),
        log: replaced,
        label: words.match.undoLabels.replaceAnswer,
      },
      1,
      given,
    )
  }

  /** Pauses after the turn in progress. */
  pause(): void {
    if (this.begun) void this.bridge.request('bots:pause', this.id)
  }

  /** Ends the programs; the turn in progress is dropped. */
  async stop(): Promise<void> {
    if (this.next) this.match.progress = this.next = null
    if (this.begun || this.hasProcesses) await this.bridge.request('bots:stop', this.id)
  }

  setClock(isStopped: boolean): void {
    this.isClockStopped = isStopped
    void this.bridge.request('bots:clock', this.id, isStopped)
  }

  close(): void {
    for (const stop of this.leave) stop()
    this.begun = null
    void this.bridge.request('bots:close', this.id)
  }

  /** The number that identifies it to main. */
  private get id(): number {
    return this.editor.id
  }

  private begin(
    start: Pick<Begun, 'from' | 'log' | 'label'>,
    most: number | null,
    given: GivenMoves,
  ): void {
    const { editor, match } = this
    if (this.begun || editor.document.isBroken) return
    if (this.isDropped) {
      const { text } = editor.document
      this.next = () => void (editor.document.text === text && this.begin(start, most, given))
      match.progress = 0
      return
    }
    const group = `live ${++lastGroup}`
    this.begun = { ...start, isKept: false, before: editor.document.text, group, turns: 0 }
    this.told = null
    match.progress = 0
    editor.playback.pause()
    editor.playback.goToEnd()
    const asked = this.bridge.request('bots:play', {
      matchId: this.id,
      game: editor.game.id,
      text: start.from,
      players: [this.seatOf(match.sides[0]), this.seatOf(match.sides[1])],
      given: [...given],
      seed: match.seed,
      timeLimit: match.timeLimit,
      isClockStopped: this.isClockStopped,
      most,
      faultRule: match.faultRule,
      own: ownAnswersOf(start.log),
    })
    // Main has logged the reason; without this the bar would wait forever.
    asked.catch(() => this.end({ kind: 'failed', message: words.match.seeLog }))
  }

  private take({ text, turns, answers, faults }: LiveTurns): void {
    const { begun } = this
    if (!begun) return
    begun.log = [...begun.log, ...answers]
    begun.turns = Math.max(begun.turns, turns)
    // If play was lost in its first turn, a match that began after fewer turns stays there.
    const next = text ?? (begun.turns === 0 && answers.length > 0 ? begun.from : null)
    if (next !== null && !this.put(begun, next)) return
    this.keepBegun(begun)
    this.match.progress = begun.turns
    const fault = faults.at(-1)
    if (!fault) return
    const words = faultWords(fault, (player) => this.match.nameOf(player))
    this.told = { text: words, tone: 'refusal', turn: fault.turn, details: '' }
  }

  /** Puts a text of the match into the document; returns false if the document was changed otherwise. */
  private put(begun: Begun, text: string): boolean {
    const { editor } = this
    if (editor.document.text === text) return true
    if (editor.document.text !== begun.before) {
      this.begun = null
      this.isDropped = true
      this.match.progress = null
      this.pauseFor(words.match.turnsDropped)
      return false
    }
    const parsed = editor.game.format.parse(text)
    if (!parsed.ok) throw new Error('the match cannot be read')
    const { level } = parsed.value as { level: unknown }
    editor.play([{ kind: 'replace', level, label: begun.label }], begun.group)
    begun.before = editor.document.text
    return true
  }

  private pauseFor(why: string): void {
    void this.bridge.request('bots:pause', this.id)
    this.editor.refuse(why)
  }

  private end(end: LiveEnd): void {
    const { begun, editor, match } = this
    this.begun = null
    this.work = null
    match.progress = null
    const { next } = this
    this.next = null
    this.isDropped = false
    if (!begun) return next?.()
    // If play began after fewer turns the match stays there, unless play could not begin.
    const stands = ['over', 'paused', 'hand', 'lost'].includes(end.kind)
    if (stands && begun.turns === 0 && begun.from !== begun.before) {
      if (!this.put(begun, begun.from)) return
      this.keepBegun(begun)
    }
    const told = liveEndWords(end, begun.turns, (player) => match.nameOf(player))
    // An error is shown over the board until it is closed.
    if (told.tone === 'info') editor.say(told.text)
    else this.told = told
  }

  private seatOf(side: SidePlayer): LiveSeat {
    if (side === null) return { kind: 'hand' }
    const program = this.match.programOf(side)
    return program ? { kind: 'program', ticket: program.ticket } : { kind: 'built-in', id: side }
  }

  private textAfter(turns: number): string {
    const { game, level, document } = this.editor
    const then = matchAfter(game, level, turns)
    return then === level ? document.text : game.format.print(then)
  }

  private keepBegun(begun: Begun): void {
    this.logs.keep(begun.log, begun.isKept)
    begun.isKept = true
  }
}
