import type { AnyGame } from '../game/any-game'
import { hasErrors, type Diagnostic } from '../kernel/diagnostics'
import type { ReadingId } from '../trace/machine'
import { eventsOf, exerciseOf, type Exercise } from './exercise'
import { reachesOf, type Reach } from './reaches'

/**
 * A level as a test. Each property is computed when first used. A level with errors has no answer, and no property that
 * depends on it.
 */
export class LevelLook {
  private readonly answers = new Map<ReadingId | undefined, string>()
  private found: Exercise | null = null
  private happened: Exercise['events'] | null = null

  /** `told`: what is wrong with the level, where that is known already. */
  constructor(
    readonly game: AnyGame,
    readonly level: unknown,
    private told: readonly Diagnostic[] | null = null,
  ) {}

  /** The official answer. */
  get answer(): string {
    return this.answerUnder(undefined)
  }

  /** Whether the answer under a misreading differs from the official one. */
  catches(reading: ReadingId): boolean {
    return this.answerUnder(reading) !== this.answer
  }

  /** Ids of all misreadings, in the game's order. */
  get readings(): ReadingId[] {
    return this.game.engine.readings.map(({ id }) => id)
  }

  /** Those that the level catches. */
  get caught(): ReadingId[] {
    this.answerAll()
    return this.readings.filter((id) => this.catches(id))
  }

  /** What its run shows. */
  get exercise(): Exercise {
    return (this.found ??= exerciseOf(this.game, this.level))
  }

  alongside(reading: ReadingId): readonly ReadingId[] {
    return this.game.engine.readings.find(({ id }) => id === reading)?.alongside ?? []
  }

  /** Whether other things happen under a misreading, even if they lead to the same answer. */
  differs(reading: ReadingId): boolean {
    const events = eventsOf(this.game, this.level, reading)
    this.happened ??= this.found?.events ?? eventsOf(this.game, this.level)
    return JSON.stringify(events) !== JSON.stringify(this.happened)
  }

  get problems(): string[] {
    return this.diagnostics.map(({ code }) => code)
  }

  get hasAnswer(): boolean {
    return !hasErrors(this.diagnostics)
  }

  /** Its values of each limited number. */
  get reaches(): Reach[] {
    return reachesOf(this.game, this.level)
  }

  private get diagnostics(): readonly Diagnostic[] {
    return (this.told ??= this.game.validate(this.level))
  }

  /** Together they take less time in some games. */
  private answerAll(): void {
    const { engine } = this.game
    const unknown = [undefined, ...this.readings].filter((id) => !this.answers.has(id))
    const found = engine.answers?.(this.level, unknown)
    for (const [at, answer] of found?.entries() ?? []) this.answers.set(unknown[at], answer)
  }

  private answerUnder(reading: ReadingId | undefined): string {
    const known = this.answers.get(reading)
    if (known !== undefined) return known
    const answer = this.game.engine.answer(this.level, reading)
    this.answers.set(reading, answer)
    return answer
  }
}
