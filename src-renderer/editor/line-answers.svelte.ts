import type { Line } from '@core/document/line-tree'
import type { AnyGame } from '@core/game/any-game'
import { HOPELESS, PATIENCE } from './answer-patience'
import type { Lines } from './lines.svelte'

/** The official answers of a document's lines, as far as known. */
export class LineAnswers {
  /** The known answers, by text of the line. */
  private known = $state.raw<ReadonlyMap<string, string>>(new Map())

  constructor(
    private readonly game: AnyGame,
    private readonly lines: Lines,
  ) {}

  /** The official answer of a line; null while unknown. */
  of({ document }: Line): string | null {
    return this.known.get(document.text) ?? null
  }

  /** Stores the answer of a text, for all lines with that text. */
  note(text: string, answer: string): void {
    if (this.known.get(text) === answer) return
    const texts = new Set(this.lines.tree.lines.map(({ document }) => document.text))
    if (!texts.has(text)) return
    const others = [...this.known].filter(([one]) => texts.has(one))
    this.known = new Map([...others, [text, answer]])
  }

  /**
   * Computes the unknown answers of the lines, one after another, as long as that is quick; the others are answered
   * when they are brought to the board. `lastTime`: time of the last answer, in ms.
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
