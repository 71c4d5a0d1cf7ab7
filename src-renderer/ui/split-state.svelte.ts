import { heldSplit } from './held-split'

/** Size and fold of one split, stored for the next start. */
export class SplitState {
  /** Size of the aside in pixels; null until it was set. */
  size = $state<number | null>(null)
  isFolded = $state(false)
  private readonly key: string

  constructor(id: string) {
    this.key = `boardwright.split.${id}`
    const held = heldSplit(localStorage.getItem(this.key))
    this.size = held.size
    this.isFolded = held.isFolded
  }

  /** Folds or unfolds the aside. */
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

/** The state of the split with an id, shared by all its users. */
export function splitState(id: string): SplitState {
  const state = states.get(id) ?? new SplitState(id)
  states.set(id, state)
  return state
}
