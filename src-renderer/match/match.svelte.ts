import type { MatchMaking } from '@core/game/match'
import { unreachable } from '@core/kernel/unreachable'
import type { Bridge, Events, MatchEnd } from '@core/protocol/ipc'
import type { LevelEditor } from '../editor/index'

/** Who plays a side: a built-in player by its id, null for the user. */
export type Side = string | null

/** Moves that the user has made for the turn that comes next, by side. */
export type GivenMoves = readonly [string | null, string | null]

let lastMatchId = 0

/** Plays the match of one document on: who plays, and what is under way. The moves made become one step of undo. */
export class Match {
  sides = $state.raw<readonly [Side, Side]>([null, null])
  seed = $state(1)
  /** Milliseconds a move. */
  timeLimit = $state(500)
  /** What happens after an illegal answer, by its id; null where the game leaves no choice. */
  faultRule = $state<string | null>(null)
  /** Turns made by the match under way; null while none is. */
  progress = $state<number | null>(null)
  readonly isPlaying = $derived(this.progress !== null)

  /** Turns that were made here since the document was opened: a match in pieces does not draw the same chance again. */
  private turnsMade = 0
  private underWay: { readonly matchId: number; readonly text: string } | null = null
  private leave: (() => void) | null = null

  constructor(
    private readonly editor: LevelEditor,
    readonly making: MatchMaking<unknown>,
    private readonly bridge: Bridge,
  ) {
    this.faultRule = making.faultRules?.[0]?.id ?? null
  }

  /** Players that have to move now; empty when the match is over or the level has errors. */
  toMove(): readonly number[] {
    const { document } = this.editor
    return document.isRunnable ? this.making.toMove(document.level) : []
  }

  /** "player 0", or what the game calls them. */
  nameOf(player: number): string {
    return this.making.playerNames?.[player] ?? `player ${player}`
  }

  choose(player: 0 | 1, side: Side): void {
    this.sides = player === 0 ? [side, this.sides[1]] : [this.sides[0], side]
  }

  /**
   * Lets the players go on for at most so many turns; null: to the end or to a move of the user's. `given` has the
   * user's moves for the first turn.
   */
  play(most: number | null, given: GivenMoves = [null, null]): void {
    const { document } = this.editor
    if (this.isPlaying || !document.isRunnable) return
    const matchId = ++lastMatchId
    this.underWay = { matchId, text: document.text }
    this.progress = 0
    const stops = [
      this.bridge.on('match:progress', (event) => {
        if (event.matchId === matchId) this.progress = event.turns
      }),
      this.bridge.on('match:ended', (event) => {
        if (event.matchId === matchId) this.take(event)
      }),
    ]
    this.leave = () => stops.forEach((stop) => stop())
    const asked = this.bridge.request('match:play', {
      matchId,
      game: document.game.id,
      text: document.text,
      players: [...this.sides],
      given: [...given],
      seed: this.seed + this.turnsMade,
      timeLimit: this.timeLimit,
      most,
      faultRule: this.faultRule,
    })
    // Main has logged why; without this the pane would wait for ever.
    asked.catch(() =>
      this.take({ matchId, turns: 0, text: null, end: { kind: 'failed', message: 'see the log' } }),
    )
  }

  /** Stops play; what has been played until then is kept. */
  stop(): void {
    if (this.underWay) void this.bridge.request('match:stop', this.underWay.matchId)
  }

  private take({ text, turns, end }: Events['match:ended']): void {
    const before = this.underWay?.text
    this.leave?.()
    this.leave = null
    this.underWay = null
    this.progress = null
    const { editor } = this
    if (text !== null && before !== editor.document.text) {
      return editor.refuse('The level changed in the meantime: the moves played were dropped.')
    }
    const parsed = text === null ? null : editor.document.game.format.parse(text)
    let where = ''
    if (parsed?.ok) {
      where = editor.play([{ kind: 'replace', level: parsed.value.level, label: 'play match' }])
      this.turnsMade += turns
    }
    const words = [endWords(end, turns, (player) => this.nameOf(player)), where].join(' ').trim()
    if (end.kind === 'illegal' || end.kind === 'failed') editor.refuse(words)
    else editor.say(words)
  }
}

/** How play ended, for the status line. */
export function endWords(end: MatchEnd, turns: number, nameOf: (player: number) => string): string {
  const made = turns === 1 ? 'One turn played' : `${turns} turns played`
  switch (end.kind) {
    case 'over':
      return turns === 0 ? 'The match is over.' : `${made}; the match is over.`
    case 'most':
      return `${made}.`
    case 'hand':
      return turns === 0
        ? `${capitalised(nameOf(end.player))} is yours to move.`
        : `${made}; ${nameOf(end.player)} is yours to move.`
    case 'illegal':
      return end.message
    case 'stopped':
      return `${made}, then stopped.`
    case 'failed':
      return turns === 0
        ? `The match could not be played: ${end.message}.`
        : `${made}, then the match ended: ${end.message}.`
    default:
      return unreachable(end)
  }
}

/** With a capital, as at the beginning of a sentence or on a label. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
