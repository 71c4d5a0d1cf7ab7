/** How much memory the keyframes of a run may use. */
export interface KeyframeBudget {
  /** Bytes up to which every keyframe is kept. */
  readonly usual: number
  /** Bytes for keyframes if making the chunks between two of them would otherwise take long. */
  readonly most: number
  /** Number of state changes between two keyframes from which it takes long. */
  readonly changes: number
}

export const KEYFRAME_BUDGET: KeyframeBudget = {
  usual: 5 * 2 ** 20,
  most: 128 * 2 ** 20,
  changes: 1_000_000,
}

/**
 * Decides which chunks of a run keep their keyframes: every `stride`th, where the stride doubles when they outgrow
 * their budget. The first one is always kept.
 */
export class KeyframeThinning {
  stride = 1
  private readonly sizes: { readonly index: number; readonly bytes: number }[] = []
  private bytes = 0
  private changes = 0
  private chunks = 0

  constructor(private readonly budget: KeyframeBudget = KEYFRAME_BUDGET) {}

  /** Counts the next chunk, with a keyframe of `slots` slots; true if it is kept for now. */
  note(slots: number, changeCount: number): boolean {
    const index = this.chunks++
    this.changes += changeCount
    if (index % this.stride !== 0) return false
    this.sizes.push({ index, bytes: slots * 4 })
    this.bytes += slots * 4
    while (this.isOver() && this.sizes.length > 1) this.thin()
    return index % this.stride === 0
  }

  private isOver(): boolean {
    if (this.bytes > this.budget.most) return true
    const between = (2 * this.stride * this.changes) / this.chunks
    return this.bytes > this.budget.usual && between <= this.budget.changes
  }

  private thin(): void {
    this.stride *= 2
    const kept = this.sizes.splice(0).filter(({ index }) => index % this.stride === 0)
    this.sizes.push(...kept)
    this.bytes = kept.reduce((sum, { bytes }) => sum + bytes, 0)
  }
}

/** The keyframes of a run that are kept, by the number of their chunk. */
export class Keyframes {
  private readonly held = new Map<number, Int32Array>()
  private readonly thinning: KeyframeThinning
  private stride = 1

  constructor(budget?: KeyframeBudget) {
    this.thinning = new KeyframeThinning(budget)
  }

  /** Counts the next chunk; `keyframe` is null if it was thinned out before. */
  note(index: number, keyframe: Int32Array | null, changeCount: number): void {
    const slots = keyframe?.length ?? 0
    if (this.thinning.note(slots, changeCount) && keyframe) this.held.set(index, keyframe)
    if (this.thinning.stride === this.stride) return
    this.stride = this.thinning.stride
    for (const other of this.held.keys()) if (other % this.stride !== 0) this.held.delete(other)
  }

  get(index: number): Int32Array | undefined {
    return this.held.get(index)
  }
}
