import { placeOfChange } from '@core/document/place-of-change'
import type { InputFault } from '@core/game/inputs'
import { faultOf } from '@core/game/playable'
import { stopFacts } from '@core/game/stop-facts'
import type { Diagnostic } from '@core/kernel/diagnostics'
import type { LevelEditor } from '../editor/index'
import type { Match } from '../match/index'
import { words } from '../ui/words'

/** The input at which the run of a document stops because it cannot be played, and what can be done about it. */
export class Stops {
  /** Null when all inputs can be played, or nothing of the level is. */
  readonly fault: InputFault | null = $derived.by(() => {
    const { game, document } = this.editor
    return document.isBroken ? null : faultOf(game, document.level, document.diagnostics)
  })
  /** The first error of a text that cannot be read from there on, and is played up to there. */
  readonly unread: Diagnostic | null = $derived.by(() => {
    const { isBroken, isPlayable, diagnostics } = this.editor.document
    if (!isBroken || !isPlayable) return null
    return diagnostics.find(({ severity }) => severity === 'error') ?? null
  })
  /** "Turn 3 cannot be played: …", with the rule; empty if all can be played, or nothing. */
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
  /** The kind of input and its number, or the line of the text; null if all can be played, or nothing. */
  readonly input: { readonly noun: string; readonly number: number } | null = $derived.by(() => {
    const { unread, fault, editor } = this
    if (unread) return { noun: 'line', number: unread.place.line }
    return fault && { noun: editor.game.inputs.noun, number: fault.index + 1 }
  })
  /** Whether the offers stand over the board: while editing, and where the run has come to its stop. */
  readonly isShown = $derived.by(() => {
    if (this.sentence === '' || this.closed === this.sentence) return false
    const { isStepping, seen } = this.editor.playback
    return !isStepping || seen.anchor.isEnd
  })
  /** True from when the offers are asked for until the keys are on them. */
  isAsked = $state(false)

  /** The sentence whose offers the user has closed. */
  private closed = $state('')

  constructor(
    private readonly editor: LevelEditor,
    /** The match of a game for two; null for other games. */
    readonly match: Match | null,
  ) {}

  /** Closes the offers until the run stops in another way, or they are asked for. */
  close(): void {
    this.closed = this.sentence
  }

  /** Brings the offers up, at the stop, with the keys on them. */
  ask(): void {
    if (this.sentence === '') return
    this.closed = ''
    if (this.editor.playback.isStepping) this.editor.playback.goToEnd()
    this.isAsked = true
  }

  readonly canLeaveOut = $derived.by(() => this.outEdit() !== null)
  readonly canCut = $derived.by(() => this.cutEdit() !== null)

  /** Takes the input out that cannot be played, as one step of undo. */
  leaveOut(): void {
    const out = this.outEdit()
    if (!out) return
    this.editor.apply([out.edit])
    this.editor.say(out.note)
  }

  /** Takes the input out with all after it, as one step of undo, and goes to where the next one is made. */
  cut(): void {
    const { editor, fault, input } = this
    const edit = this.cutEdit()
    if (edit === null || !fault || !input) return
    editor.apply([edit])
    editor.playback.goToEnd()
    if (this.match) editor.panes.show('level')
    editor.say(words.run.stop.cutBefore(input))
  }

  /** Cuts there in a branch and lets the built-in players that are chosen, or the usual ones, play on from it. */
  letPlayersGoOn(): void {
    const { editor } = this
    const edit = this.cutEdit()
    const { match } = this
    if (edit === null || !match) return
    editor.play([edit])
    editor.panes.show('match')
    // The first of the list plays by chance.
    const usual = match.making.players[1] ?? match.making.players[0]
    for (const player of [0, 1] as const) {
      if (match.sides[player] === null && usual) match.choose(player, usual.id)
    }
    match.play(null)
  }

  /** To the change by which the input cannot be played, in the text and on the board; to the input where none is known. */
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

  /** What the offer to cut is called. */
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
