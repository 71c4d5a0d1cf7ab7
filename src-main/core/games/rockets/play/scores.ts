import type { Level } from '../model'
import { CAT_COST, floored, lastTurn, type Rules } from './readings'

/** The scores of a run, counted from how many animals entered which rocket. */
export class Scores {
  /** By player. */
  readonly points: Int32Array
  /** The last turn that scores, from 0; -1 if there is none. */
  readonly last: number

  constructor(
    level: Level,
    readonly rules: Rules,
  ) {
    this.points = new Int32Array(level.rockets.length)
    this.last = lastTurn(rules, level.turns.length)
  }

  /** Counts the animals of a turn, by player. */
  count(turn: number, mice: Int32Array, cats: Int32Array): void {
    if (turn > this.last) return
    const { points, rules } = this
    for (let player = 0; player < points.length; player++) {
      // Cats that eat first do so on rockets, too, with every cat that reached this one in the same move.
      const gain = rules.isEatingFirst && cats[player]! > 0 ? 0 : mice[player]!
      const before = points[player]! + (rules.areCatsFirst ? 0 : gain)
      const after = floored(rules, before - CAT_COST * cats[player]!, turn === this.last)
      points[player] = after + (rules.areCatsFirst ? gain : 0)
    }
  }
}
