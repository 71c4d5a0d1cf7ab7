import { joinReadings } from '../game/reading-table'
import type { AnswersUnder, Ask, Readings, Suspect } from './diagnosis'

/** A candidate, and the numbers of the wrong outputs that equal its answers. */
export interface Matched {
  readonly readings: Readings
  readonly explained: readonly number[]
}

type Asking<T> = Generator<Ask, T, readonly AnswersUnder[]>

/** Number of candidates that are examined if none explains everything. */
const NEAREST = 5

/** Number of correct outputs that are compared with candidates at once: the first few refute most. */
const IN_ONE_GO = 8

/** Compares wrong outputs with candidates; `printed` are the prints of the outputs. */
export function matched(
  candidates: readonly Readings[],
  wrong: readonly number[],
  told: readonly AnswersUnder[],
  printed: readonly string[],
): Matched[] {
  return candidates.map((readings, candidate) => ({
    readings,
    explained: wrong.filter((at, number) => told[number]!.prints[candidate] === printed[at]),
  }))
}

/** The correct outputs of a program, for comparison with candidates; nothing is computed twice. */
export class RightOutputs {
  private readonly known = new Map<string, boolean>()

  constructor(
    private readonly right: readonly number[],
    private readonly printed: readonly string[],
  ) {}

  /** Candidates under which all of them are correct. */
  *unrefuted(candidates: readonly Matched[]): Asking<Matched[]> {
    let left = [...candidates]
    for (const outputs of this.stretches()) {
      if (left.length === 0) break
      yield* this.ask(outputs, left)
      left = left.filter((one) => outputs.every((at) => this.isRightUnder(at, one)))
    }
    return left
  }

  /**
   * Among the candidates that explain most wrong outputs, the one that explains most outputs in total; null if none
   * explains any.
   */
  *closest(candidates: readonly Matched[]): Asking<(Matched & Pick<Suspect, 'same'>) | null> {
    const best = candidates
      .filter(({ explained }) => explained.length > 0)
      .sort((a, b) => b.explained.length - a.explained.length)
      .slice(0, NEAREST)
    if (best.length > 0) for (const outputs of this.stretches()) yield* this.ask(outputs, best)
    const found = best.map((one) => {
      const too = this.right.filter((at) => this.isRightUnder(at, one))
      return { ...one, same: [...one.explained, ...too].sort((a, b) => a - b) }
    })
    return found.sort((a, b) => b.same.length - a.same.length)[0] ?? null
  }

  private *stretches(): Generator<readonly number[]> {
    for (let from = 0; from < this.right.length; from += IN_ONE_GO)
      yield this.right.slice(from, from + IN_ONE_GO)
  }

  private *ask(outputs: readonly number[], candidates: readonly Matched[]): Asking<void> {
    const unknown = candidates.filter((one) => !this.known.has(keyOf(outputs[0]!, one)))
    if (unknown.length === 0) return
    const told = yield { outputs, candidates: unknown.map(({ readings }) => readings) }
    for (const [number, at] of outputs.entries())
      for (const [one, candidate] of unknown.entries())
        this.known.set(keyOf(at, candidate), told[number]!.prints[one] === this.printed[at])
  }

  private isRightUnder(at: number, candidate: Matched): boolean {
    return this.known.get(keyOf(at, candidate)) === true
  }
}

function keyOf(at: number, { readings }: Matched): string {
  return `${at} ${joinReadings(readings)}`
}
