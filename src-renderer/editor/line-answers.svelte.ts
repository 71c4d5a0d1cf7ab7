import type { Line } from '@core/document/line-tree'
import type { AnyGame } from '@core/game/any-game'
import { HOPELESS, PATIENCE } from './answer-patience'
import type { Lines } from './lines.svelte'

/** The official answers of a document's lines, as far as they are known. */
export class LineAnswers {
  /** By text. */
  private known = $state.raw<ReadonlyMap<string, string>>(new Map())

  constructor(
    private readonly game: AnyGame,
    private readonly lines: Lines,
  ) {}

  /** The official answer of a line; null while it is not known. */
  of({ document }: Line): string | null {
    return this.known.get(document.text) ?? null
  }

  /** Takes note of the answer of a text, for the lines that have it. */
  note(text: string, answer: string): void {
    if (this.known.get(text) === answer) return
    const texts = new Set(this.lines.tree.lines.map(({ document }) => document.text))
    if (!texts.has(text)) return
    const others = [...this.known].filter(([one]) => texts.has(one))
    this.known = new Map([...others, [text, answer]])
  }

  /**
   * Answers the lines whose answers are not known, one after another, as long as that is quick; the others are answered
   * when they are brought to the board. `lastTime` is what the last answer took, in ms.
   */
  answerOthers(lastTime: number): void {
    const isUnknown = (line: Line): boolean =>
      line.id !== this.lines.active.id && line.document.isRunnable && this.of(line) === null
    const line = this.lines.tree.lines.find(isUnknown)
    if (!line || lastTime > HOPELESS) return
    const begun = performance.now()
    this.note(line.document.text, this.game.engine.answer(line.document.level))
    const time = performance.now() - begun
    if (time < PATIENCE) setTimeout(() => this.answerOthers(time))
  }
}
