import { placeOfChange } from '@core/document/place-of-change'
import type { InputFault } from '@core/game/inputs'
import { faultOf } from '@core/game/playable'
import { stopFacts } from '@core/game/stop-facts'
import type { Diagnostic } from '@core/kernel/diagnostics'
import type { LevelEditor } from '../editor/index'
import type { Match } from '../match/index'
import { words } from '../ui/words'

/** The input at which the run of a document stops because it cannot be played, and the remedies. */
export class Stops {
  /** Null when all inputs can be played, or none. */
  readonly fault: InputFault | null = $derived.by(() => {
    const { game, document } = this.editor
    return document.isBroken ? null : faultOf(game, document.level, document.diagnostics)
  })
  /** The first error of a text that cannot be read from there on, but is played up to there. */
  readonly unread: Diagnostic | null = $derived.by(() => {
    const { isBroken, isPlayable, diagnostics } = this.editor.document
    if (!isBroken || !isPlayable) return null
    return diagnostics.find(({ severity }) => severity === 'error') ?? null
  })
  /** "Turn 3 cannot be played: …", with the rule; empty if all inputs can be played, or none. */
  readonly sentence = $derived.by(() => {
    const { fault, unread, editor } = this
    if (unread) {
      const { place, rule } = unread
      const message = editor.game.message(unread)
      return words.run.stop.playedUpTo({ line: place.line, message, rule })
    }
    if (!fault) return ''
    const { game } = editor
    const { text, rule } = stopFacts(game.words, game.inputs, fault, game.message(fault.why))
    return words.run.stop.sentence({ text, rule })
  })
  /** The kind of the input and its number, or the line of the text; null if all inputs can be played, or none. */
  readonly input: { readonly noun: string; readonly number: number } | null = $derived.by(() => {
    const { unread, fault, editor } = this
    if (unread) return { noun: 'line', number: unread.place.line }
    return fault && { noun: editor.game.inputs.noun, number: fault.index + 1 }
  })
  /** Whether the offers are shown over the board: while editing, and when the run has reached its stop. */
  readonly isShown = $derived.by(() => {
    if (this.sentence === '' || this.closed === this.sentence) return false
    const { isStepping, seen } = this.editor.playback
    return !isStepping || seen.anchor.isEnd
  })
  /** True from a request for the offers until they have the focus. */
  isAsked = $state(false)

  /** The sentence of the offers that the user has closed. */
  private closed = $state('')

  constructor(
    private readonly editor: LevelEditor,
    /** The match of a game for two; null for other games. */
    readonly match: Match | null,
  ) {}

  /** Closes the offers until the run stops in a different way, or they are requested. */
  close(): void {
    this.closed = this.sentence
  }

  /** Shows the offers, with the playhead at the stop and the focus on them. */
  ask(): void {
    if (this.sentence === '') return
    this.closed = ''
    if (this.editor.playback.isStepping) this.editor.playback.goToEnd()
    this.isAsked = true
  }

  readonly canLeaveOut = $derived.by(() => this.outEdit() !== null)
  readonly canCut = $derived.by(() => this.cutEdit() !== null)

  /** Removes the input that cannot be played, as one undo step. */
  leaveOut(): void {
    const out = this.outEdit()
    if (!out) return
    this.editor.apply([out.edit])
    this.editor.say(out.note)
  }

  /** Removes the input and all after it, as one undo step, and goes to where the next one is added. */
  cut(): void {
    const { editor, fault, input } = this
    const edit = this.cutEdit()
    if (edit === null || !fault || !input) return
    editor.apply([edit])
    editor.playback.goToEnd()
    if (this.match) editor.panes.show('level')
    editor.say(words.run.stop.cutBefore(input))
  }

  /** Cuts there in a branch and lets the chosen built-in players, or the default ones, play on from it. */
  letPlayersGoOn(): void {
    const { editor } = this
    const edit = this.cutEdit()
    const { match } = this
    if (edit === null || !match) return
    editor.play([edit])
    editor.panes.show('match')
    // The first player of the list plays at random.
    const usual = match.making.players[1] ?? match.making.players[0]
    for (const player of [0, 1] as const) {
      if (match.sides[player] === null && usual) match.choose(player, usual.id)
    }
    match.play(null)
  }

  /**
   * Goes to the change that made the input unplayable, in the text and on the board; to the input if no change is
   * known.
   */
  goToChange(): void {
    const { editor, fault, input, unread } = this
    if (unread) editor.goToPlace(unread.place)
    if (!fault || !input) return
    const change = placeOfChange(editor.document, fault)
    const place = change ?? fault.why.place
    editor.goToPlace(place)
    const turn = editor.game.inputs.turnAt(editor.level, place)
    if (turn !== null) editor.board.goToTurn(turn)
    const { sinceChange, sinceOpened } = words.run.stop
    editor.say((change ? sinceChange : sinceOpened)(input))
  }

  /** The title of the offer to cut. */
  get cutTitle(): string {
    return this.match ? words.run.stop.cutAndPlay : words.run.stop.cut
  }

  /** Why there is no official answer, in a few words. */
  get noAnswer(): string {
    const why = this.unread ?? this.fault?.why
    return why && this.input ? words.run.noAnswer({ ...this.input, rule: why.rule }) : '–'
  }

  /** "Move 7 cannot be played: cut there to play on". */
  get matchStand(): string {
    return this.input ? words.run.stop.cannotBePlayed(this.input) : ''
  }

  private outEdit() {
    const { editor, fault } = this
    return fault && editor.game.inputs.leaveOut(editor.level, fault.index)
  }

  private cutEdit(): unknown {
    const { editor, fault } = this
    return fault && (editor.game.inputs.cut(editor.level, fault.index) as unknown)
  }
}
