import type { AnyGame } from '../game/any-game'
import type { ChunkSource } from '../trace/book'
import { AnswerPieces } from './answer-pieces'
import { isWrittenBy, settledAt, type RecordedPart } from './settled'

/** A level's answer in pieces, with the steps of its run that wrote them. */
export class AnswerTrail {
  readonly pieces: AnswerPieces

  /** `answer`: under the reading of the runs that the methods are given. */
  constructor(
    private readonly game: AnyGame,
    private readonly level: unknown,
    answer: string,
  ) {
    this.pieces = new AnswerPieces(answer, game.origins.piece)
  }

  /** The position after the step that settles a piece; see `settledAt`. */
  settledAt(run: RecordedPart, index: number): number | null {
    return settledAt(run, this.heldAt(index))
  }

  /**
   * Whether a piece is read from a value that may change more than once, so that the step that settles it is only the
   * last of several.
   */
  isLastOfMany(index: number): boolean {
    return this.heldAt(index).some(({ least }) => least === undefined)
  }

  /** Numbers of the pieces that the step just before a position writes, in order. */
  writtenBy(book: ChunkSource, position: number): number[] {
    if (position <= 0 || position > book.stepCount) return []
    const chunk = book.chunkAt(book.indexOf(position - 1))
    const at = position - 1 - chunk.firstStep
    const found = new Set<number>()
    for (let row = chunk.changeStart[at]!; row < chunk.changeStart[at + 1]!; row++) {
      const slot = chunk.slot[row]!
      for (const index of this.piecesIn(slot)) {
        const isWritten = this.heldAt(index).some(
          (held) => held.slot === slot && isWrittenBy(held, chunk.before[row]!, chunk.after[row]!),
        )
        if (isWritten) found.add(index)
      }
    }
    return [...found].sort((a, b) => a - b)
  }

  private heldAt(index: number) {
    return this.game.origins.heldAt(this.level, index, this.pieces.text)
  }

  private piecesIn(slot: number): readonly number[] {
    const { origins } = this.game
    const { count } = this.pieces
    const named =
      origins.piecesIn?.(this.level, slot) ?? Array.from({ length: count }, (_, at) => at)
    return named.filter((index) => index < count)
  }
}
