import { playerName, type MatchMaking } from '@core/game/match'
import type { BotProgram } from '@core/protocol/bots'
import type { Bridge } from '@core/protocol/ipc'
import type { MatchEnded, MatchPlayed } from '@core/protocol/requests/runs'
import type { LevelEditor } from '../editor/index'
import type { LiveMatch } from './live-match.svelte'
import type { GivenMoves, SidePlayer } from './sides'
import type { ByMatch } from '@core/suite/how-made'
import { call } from '../ui/call'
import { endWords } from './end-words'
import { words } from '../ui/words'

let lastGroup = 0

/** Plays the match of one document: the players, and the play in progress. The moves made become one undo step. */
export class Match {
  sides = $state.raw<readonly [SidePlayer, SidePlayer]>([null, null])
  seed = $state(1)
  /** In milliseconds per move. */
  timeLimit = $state(0)
  /** The rule for illegal answers, by its id; null if the game has only one. */
  faultRule = $state<string | null>(null)
  /** Number of turns made by the play in progress; null if there is none. */
  progress = $state<number | null>(null)
  readonly isPlaying = $derived(this.progress !== null)
  /** Programs that may play, the last chosen first. */
  programs = $state.raw<readonly BotProgram[]>([])
  /** Whether a program plays; then the match is played live. */
  readonly hasProgram = $derived.by(() => this.sides.some((side) => this.programOf(side) !== null))
  /** Live play and its logs; null before the first program is chosen, or a log opened. */
  live = $state.raw<LiveMatch | null>(null)

  /**
   * Number of turns made since the document was opened, so that a match played in parts does not repeat its random
   * numbers.
   */
  private turnsMade = 0
  /**
   * `text`: the document's text with the moves so far; `moves`: of the playhead when it was last sent to a turn, null
   * before.
   */
  private underWay: {
    /** Stops it. */
    readonly stop: AbortController
    /** Of its steps in the history. */
    readonly group: string
    readonly from: string
    text: string
    moves: number | null
    /** A sentence about the line that got the moves; empty for the line that was on the board. */
    where: string
  } | null = null
  /** The text of the last match that built-in players made, from which text, and how; null if there is none. */
  made: { readonly text: string; readonly from: string; readonly how: ByMatch } | null = null

  constructor(
    private readonly editor: LevelEditor,
    readonly making: MatchMaking<unknown>,
    private readonly bridge: Bridge,
  ) {
    this.faultRule = making.faultRules?.[0]?.id ?? null
    this.timeLimit = making.answerTime
  }

  /** Players that have to move now; empty if the match is over or the level has errors. */
  toMove(): readonly number[] {
    const { document } = this.editor
    return document.isRunnable ? this.making.toMove(document.level) : []
  }

  /** Whether one of the players to move plays by hand, and whether the match can go on without such a move. */
  prospect(toMove: readonly number[]): {
    readonly isHandsTurn: boolean
    readonly canPlay: boolean
  } {
    const isHandsTurn = toMove.some((player) => this.sides[player === 0 ? 0 : 1] === null)
    return { isHandsTurn, canPlay: toMove.length > 0 && !isHandsTurn && !this.isPlaying }
  }

  /** The name of a player: "player 0", or the game's name for it. */
  nameOf(player: number): string {
    return playerName(words, this.making, player)
  }

  choose(player: 0 | 1, side: SidePlayer): void {
    this.sides = player === 0 ? [side, this.sides[1]] : [this.sides[0], side]
    if (this.hasProgram) void this.beLive()
    else void this.live?.stop()
  }

  /** The program that plays a side; null if there is none. */
  programOf(side: SidePlayer): BotProgram | null {
    return this.programs.find(({ ticket }) => ticket === side) ?? null
  }

  /** Asks for a program by dialog and assigns it to a player. */
  async chooseProgram(player: 0 | 1): Promise<void> {
    const chosen = await this.bridge.request('bots:choose', this.editor.game.id)
    if (!chosen) return
    await this.recall()
    this.choose(player, chosen.ticket)
  }

  /** Fetches the programs that were chosen for this game in any tab. */
  async recall(): Promise<void> {
    this.programs = (await this.bridge.request('bots:recent', this.editor.game.id)) ?? []
  }

  /** The live player, loaded on first use. */
  async beLive(): Promise<LiveMatch> {
    const { LiveMatch } = await import('./live-match.svelte')
    return (this.live ??= new LiveMatch(this.editor, this, this.bridge))
  }

  /** Called when its tab is closed: ends all play. */
  close(): void {
    this.stop()
    this.live?.close()
  }

  /**
   * Lets the players play on for at most so many turns; null: to the end or until the user has to move. `given`: the
   * user's moves for the first turn.
   */
  play(most: number | null, given: GivenMoves = [null, null]): void {
    const { document } = this.editor
    if (this.isPlaying || !document.isRunnable) return
    if (this.hasProgram) return void this.beLive().then((live) => live.play(most, given))
    const { text } = document
    const stop = new AbortController()
    const group = `match ${++lastGroup}`
    this.underWay = { stop, group, from: text, text, moves: null, where: '' }
    this.progress = 0
    const tell = (played: MatchPlayed): void => {
      this.progress = played.turns
      // A turn shown on the board is played to its end, however many turns are made meanwhile.
      if (!this.editor.playback.isBusy()) this.show(played.text)
    }
    const asked = call(this.bridge, { stop: stop.signal, tell }, 'match:play', {
      game: document.game.id,
      text,
      players: [...this.sides],
      given: [...given],
      seed: this.seed + this.turnsMade,
      timeLimit: this.timeLimit,
      most,
      faultRule: this.faultRule,
    })
    // Main has logged the reason; without this the pane would wait forever.
    const end = { kind: 'failed', message: words.match.seeLog } as const
    void asked.catch(() => ({ turns: 0, text: null, end })).then((ended) => this.take(ended))
  }

  /** Stops play; the turns played so far are kept. */
  stop(): void {
    if (this.underWay) this.underWay.stop.abort()
    else if (this.isPlaying) void this.live?.stop()
  }

  private take({ text, turns, end, how }: MatchEnded): void {
    this.progress = null
    const { editor } = this
    const fits = this.show(text)
    const { where = '', from = '' } = this.underWay ?? {}
    this.underWay = null
    if (!fits) return editor.refuse(words.match.movesDropped)
    if (text !== null) this.turnsMade += turns
    if (text !== null && how) this.made = { text, from, how }
    const told = [endWords(end, turns, (player) => this.nameOf(player)), where].join(' ').trim()
    if (end.kind === 'illegal' || end.kind === 'failed') editor.refuse(told)
    else editor.say(told)
  }

  /**
   * Puts the moves made so far on the board and plays the last turn, unless the user has moved the playhead. Returns
   * false if the level was edited meanwhile, so that the moves no longer fit.
   */
  private show(text: string | null): boolean {
    const { editor, underWay } = this
    if (text === null || !underWay || text === underWay.text) return true
    if (editor.document.text !== underWay.text) return false
    const parsed = editor.document.game.format.parse(text)
    if (!parsed.ok) return true
    const { level } = parsed.value
    const { playback } = editor
    // A user who pauses within a turn or goes elsewhere wants to stay there.
    const isFollowing = playback.isBusy() || playback.step === playback.stepCount
    const isWatched = underWay.moves === null || (isFollowing && playback.moves === underWay.moves)
    const edit = { kind: 'replace', level, label: words.match.undoLabels.play }
    const where = editor.play([edit], underWay.group)
    if (where !== '') underWay.where = where
    underWay.text = editor.document.text
    const { turnCount } = editor.game.engine.layout(level)
    if (isWatched) {
      playback.playOnceRun(Math.max(0, turnCount - 1))
      underWay.moves = playback.moves
    }
    return true
  }
}
