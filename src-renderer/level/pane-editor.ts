import type { AnyGame } from '@core/game/any-game'
import type { Diagnostic } from '@core/kernel/diagnostics'
import type { BoardCell, RunFrame } from '../canvas/board-view'
import type {
  GameEditor,
  GameMatch,
  GamePlayback,
  GameQuestions,
  LevelEditor,
} from '../editor/index'
import type { BoardPoint } from '../tools/tool'

/** The parts of an open level that panes of a game use. */
interface PaneParts {
  readonly editor: LevelEditor
  readonly stops: GameEditor<never, never>['stops']
  readonly match: GameMatch | null
  readonly why: GameQuestions
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the one place where panes are given levels and edits of any game */
/** An open level as its game's panes see it. */
export class PaneEditor implements GameEditor<any, any> {
  constructor(private readonly open: PaneParts) {}

  get id(): number {
    return this.open.editor.id
  }

  get game(): AnyGame {
    return this.open.editor.game
  }

  get level(): any {
    return this.open.editor.level
  }

  get isRunnable(): boolean {
    return this.open.editor.document.isRunnable
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.open.editor.diagnostics
  }

  get errorCount(): number {
    return this.open.editor.errorCount
  }

  get answer(): string | null {
    return this.open.editor.run.answer
  }

  get runVersion(): number {
    return this.open.editor.run.version
  }

  get playback(): GamePlayback {
    return this.open.editor.playback
  }

  get turn(): number {
    return this.open.editor.board.turn
  }

  get page(): number {
    return this.open.editor.board.page
  }

  get toolId(): string {
    return this.open.editor.board.toolId
  }

  get variants(): Readonly<Record<string, number>> {
    return this.open.editor.board.variants
  }

  get hover(): BoardPoint | null {
    return this.open.editor.board.hover
  }

  get cursorAt(): BoardCell | null {
    return this.open.editor.board.cursorAt
  }

  get cursorCell(): number | null {
    return this.open.editor.board.cursorCell
  }

  set cursorCell(cell: number | null) {
    this.open.editor.board.cursorCell = cell
  }

  get plan(): unknown {
    return this.open.editor.board.plan
  }

  set plan(plan: unknown) {
    this.open.editor.board.plan = plan
  }

  get stops(): GameEditor<any, any>['stops'] {
    return this.open.stops
  }

  get match(): GameMatch | null {
    return this.open.match
  }

  get why(): GameQuestions {
    return this.open.why
  }

  frame(): RunFrame<any> | null {
    return this.open.editor.run.frame()
  }

  apply(edits: readonly unknown[], group?: string): void {
    this.open.editor.apply(edits, group)
  }

  play(edits: readonly unknown[]): string {
    return this.open.editor.play(edits)
  }

  goToTurn(turn: number): void {
    this.open.editor.board.goToTurn(turn)
  }

  goToCell(cell: number | null): void {
    this.open.editor.goToCell(cell)
  }

  chooseTool(id: string): void {
    this.open.editor.board.chooseTool(id)
  }

  chooseVariant(toolId: string, variant: number): void {
    this.open.editor.board.chooseVariant(toolId, variant)
  }

  say(text: string): void {
    this.open.editor.say(text)
  }

  refuse(text: string): void {
    this.open.editor.refuse(text)
  }
}
