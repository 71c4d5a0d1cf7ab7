import { ANIMAL, slotsOf } from '@core/games/rockets/play/layout'
import type { CellRect } from '@core/kernel/grid'
import type { Level } from '@core/games/rockets/model'
import type { RunFrame } from '../../editor/game-view'

/**
 * The animals of a frame, those alike on one square counted together: they share padded cell, way and kind. The arrays
 * are kept from frame to frame, so that counting ten thousand animals allocates nothing.
 */
export class AnimalGroups {
  /** Padded cell * 8 + facing (way + 4 * kind) of each group; `size` of them. */
  keys = new Int32Array(256)
  size = 0
  /** The same for animals that left the board in this step: where they were. */
  goneKeys = new Int32Array(256)
  goneSize = 0
  /** True when the step just made moved the animals. */
  isMove = false
  /** Padded squares of a row. */
  stride = 0

  private counts = new Uint16Array(0)
  private groupsOn = new Uint8Array(0)

  /** Counts the animals of a frame. */
  read(frame: RunFrame<Level>): void {
    const { level, state } = frame
    this.wipe()
    this.fit(level)
    const slots = slotsOf(level)
    const end = slots.animals + (state[slots.top] ?? 0) * ANIMAL.stride
    for (let slot = slots.animals; slot < end; slot += ANIMAL.stride) {
      const cell = state[slot + ANIMAL.cell]!
      if (cell === 0) continue
      const key = cell * 8 + state[slot + ANIMAL.facing]!
      const count = this.counts[key]!
      if (count < 65535) this.counts[key] = count + 1
      if (count > 0) continue
      if (this.size === this.keys.length) this.keys = grown(this.keys)
      this.keys[this.size++] = key
      this.groupsOn[cell]!++
    }
    this.readStep(frame, slots.animals)
  }

  /** Animals in a group. */
  countOf(key: number): number {
    return this.counts[key]!
  }

  /** Groups that share the square of a group. */
  neighboursOf(key: number): number {
    return this.groupsOn[key >> 3]!
  }

  /** Whether an animal is on a square of the grid. */
  areOn(x: number, y: number): boolean {
    return this.groupsOn[(y + 1) * this.stride + x + 1]! > 0
  }

  /** Groups within a stretch of the board. */
  countIn({ row, col, rows, cols }: CellRect): number {
    let count = 0
    for (let i = 0; i < this.size; i++) {
      const square = this.keys[i]! >> 3
      const x = (square % this.stride) - 1
      const y = ((square / this.stride) | 0) - 1
      if (x >= col && x < col + cols && y >= row && y < row + rows) count++
    }
    return count
  }

  /** Who left the board, and whether the step was a move: then all animals moved. */
  private readStep({ state, touched, before }: RunFrame<Level>, first: number): void {
    for (let i = 0; i < touched.length; i++) {
      const slot = touched[i]!
      if (slot < first || (slot - first) % ANIMAL.stride !== ANIMAL.cell) continue
      const was = before[i]!
      if (was === 0) continue
      if (state[slot] !== 0) {
        this.isMove = true
        continue
      }
      if (this.goneSize === this.goneKeys.length) this.goneKeys = grown(this.goneKeys)
      this.goneKeys[this.goneSize++] = was * 8 + state[slot + ANIMAL.facing]!
    }
  }

  private wipe(): void {
    for (let i = 0; i < this.size; i++) {
      const key = this.keys[i]!
      this.counts[key] = 0
      this.groupsOn[key >> 3] = 0
    }
    this.size = 0
    this.goneSize = 0
    this.isMove = false
  }

  private fit({ width, height }: Level): void {
    this.stride = width + 2
    const cells = this.stride * (height + 2)
    if (cells <= this.groupsOn.length) return
    this.counts = new Uint16Array(cells * 8)
    this.groupsOn = new Uint8Array(cells)
  }
}

function grown(from: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(from.length * 2)
  larger.set(from)
  return larger
}
