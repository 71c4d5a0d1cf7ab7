import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { exerciseOf, type Exercise } from './exercise'

/** What is known of a level without errors as a test; each part is worked out when it is first asked for. */
export class LevelLook {
  private readonly answers = new Map<ReadingId | undefined, string>()
  private found: Exercise | null = null

  constructor(
    readonly game: AnyGame,
    readonly level: unknown,
  ) {}

  /** The official answer. */
  get answer(): string {
    return this.answerUnder(undefined)
  }

  /** Whether the answer under a misreading differs from the official one. */
  catches(reading: ReadingId): boolean {
    return this.answerUnder(reading) !== this.answer
  }

  /** Ids of all misreadings that the level catches, in the game's order. */
  get caught(): ReadingId[] {
    return this.game.engine.readings.map(({ id }) => id).filter((id) => this.catches(id))
  }

  /** What its run shows. */
  get exercise(): Exercise {
    return (this.found ??= exerciseOf(this.game, this.level))
  }

  private answerUnder(reading: ReadingId | undefined): string {
    const known = this.answers.get(reading)
    if (known !== undefined) return known
    const answer = this.game.engine.answer(this.level, reading)
    this.answers.set(reading, answer)
    return answer
  }
}
