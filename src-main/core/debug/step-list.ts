import { withRoom } from '../kernel/with-room'

/** Numbers of steps in ascending order; grows at its end. */
export class StepList {
  length = 0
  private steps = new Uint32Array(16)

  /** Adds a step after the last one; does nothing if it is the last one. */
  push(step: number): void {
    if (this.length > 0 && this.steps[this.length - 1] === step) return
    this.steps = withRoom(this.steps, this.length + 1)
    this.steps[this.length++] = step
  }

  /** The steps so far; a view that may be out of date after the next `push`. */
  view(): Uint32Array {
    return this.steps.subarray(0, this.length)
  }

  /** The step in a row; throws for a row that does not exist, which is a bug. */
  at(row: number): number {
    if (row < 0 || row >= this.length) throw new Error(`no row ${row} of ${this.length}`)
    return this.steps[row]!
  }

  has(step: number): boolean {
    const row = this.firstFrom(step)
    return row < this.length && this.steps[row] === step
  }

  /** Row of the first step that is `step` or later; `length` if there is none. */
  firstFrom(step: number): number {
    let lo = 0
    let hi = this.length
    while (lo < hi) {
      const mid = (lo + hi) >> 1
      if (this.steps[mid]! < step) lo = mid + 1
      else hi = mid
    }
    return lo
  }

  /** The first step that leads to a position after `position`; null if none is known. */
  nextAfter(position: number): number | null {
    const row = this.firstFrom(position)
    return row < this.length ? this.steps[row]! : null
  }

  /** The last step that leads to a position before `position`; null if there is none. */
  lastBefore(position: number): number | null {
    const row = this.firstFrom(position - 1) - 1
    return row >= 0 ? this.steps[row]! : null
  }
}

/** The steps of several lists in ascending order, each once. */
export function mergeSteps(lists: readonly StepList[]): Uint32Array {
  const views = lists.filter(({ length }) => length > 0).map((list) => list.view())
  if (views.length === 0) return new Uint32Array(0)
  if (views.length === 1) return views[0]!.slice()
  const all = new Uint32Array(views.reduce((sum, view) => sum + view.length, 0))
  let used = 0
  for (const view of views) {
    all.set(view, used)
    used += view.length
  }
  all.sort()
  let kept = 0
  for (let i = 0; i < all.length; i++) {
    if (i === 0 || all[i] !== all[i - 1]) all[kept++] = all[i]!
  }
  return all.slice(0, kept)
}
