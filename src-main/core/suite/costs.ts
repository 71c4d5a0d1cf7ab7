import type { ReadingId } from '../trace/machine'
import { meets, unasked, type Cost, type Shows, type Wish } from './wish'

/**
 * What many levels cost, one after the other. Those near each other are too dear by the same misreadings: these are
 * asked first, so that mostly few runs show it. What comes out does not depend on the order.
 */
export class Costs {
  private order: readonly ReadingId[] | null = null

  constructor(private readonly wishes: readonly Wish[]) {}

  /** The cost of a level; of one above `most` only that it is. */
  of(look: Shows, most: Cost = Infinity): Cost {
    return meets(look, this.wishes) ? this.ofMet(look, most) : Infinity
  }

  /** The same of a level that is known to meet the wishes. */
  ofMet(look: Shows, most: Cost = Infinity): Cost {
    const order = this.order ?? look.readings
    const found = unasked(look, this.wishes, most, order)
    if (found.length > most) this.order = [...found, ...order.filter((id) => !found.includes(id))]
    return found.length
  }
}
