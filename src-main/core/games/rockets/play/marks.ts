/**
 * Who may eat whom in one eating, by padded cell. It is filled and cleared within a step, so it contains nothing that
 * is not in the state. Cats are named by birth number plus 1; if several could eat, the oldest is named.
 */
export interface Marks {
  /** Notes a cat on a cell that came from another one, facing `way`. */
  addCat(cell: number, from: number, way: number, name: number): void
  /** The cat on a cell, 0 if there is none. */
  catOn(cell: number): number
  /** The cat that changed squares with a mouse that came to `cell` facing `way`, 0 if there is none. */
  catPassing(cell: number, way: number): number
  addEaten(cell: number, way: number): void
  /** Whether a cat, identified by its current and previous cell, has eaten. */
  hasEaten(cell: number, from: number, way: number): boolean
  wipe(): void
}

export function makeMarks(cellCount: number): Marks {
  const on = new Int32Array(cellCount)
  // One per cell and direction: the cat that left this cell in that direction.
  const left = new Int32Array(cellCount * 4)
  const eatenWays = new Uint8Array(cellCount)
  const used: number[] = []
  return {
    addCat(cell, from, way, name) {
      const held = on[cell]!
      on[cell] = held === 0 ? name : Math.min(held, name)
      const passed = left[from * 4 + way]!
      left[from * 4 + way] = passed === 0 ? name : Math.min(passed, name)
      used.push(cell, from)
    },
    catOn: (cell) => on[cell]!,
    catPassing: (cell, way) => left[cell * 4 + (way ^ 2)]!,
    addEaten(cell, way) {
      eatenWays[cell]! |= 1 << way
      used.push(cell)
    },
    hasEaten: (cell, from, way) =>
      eatenWays[cell] !== 0 || ((eatenWays[from]! >> (way ^ 2)) & 1) !== 0,
    wipe() {
      for (const cell of used) {
        on[cell] = 0
        left[cell * 4] = left[cell * 4 + 1] = left[cell * 4 + 2] = left[cell * 4 + 3] = 0
        eatenWays[cell] = 0
      }
      used.length = 0
    },
  }
}
