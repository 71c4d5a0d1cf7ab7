import { heldSplit } from './held-split'

/** Size and fold of one split, remembered from one start to the next. */
export class SplitState {
  /** Size of the aside in pixels; null until it was given one. */
  size = $state<number | null>(null)
  isFolded = $state(false)
  private readonly key: string

  constructor(id: string) {
    this.key = `boardwright.split.${id}`
    const held = heldSplit(localStorage.getItem(this.key))
    this.size = held.size
    this.isFolded = held.isFolded
  }

  /** Folds the aside away or brings it back. */
  fold(isFolded = !this.isFolded): void {
    this.isFolded = isFolded
    this.keep()
  }

  keep(): void {
    const { size, isFolded } = this
    localStorage.setItem(this.key, JSON.stringify({ size, isFolded }))
  }
}

const states = new Map<string, SplitState>()

/** The state of the split of an id, one for all that speak of it. */
export function splitState(id: string): SplitState {
  const state = states.get(id) ?? new SplitState(id)
  states.set(id, state)
  return state
}
