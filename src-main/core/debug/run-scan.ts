import type { AnyGame } from '../game/any-game'
import type { ChunkSource } from '../trace/book'
import { ChunkLook } from './chunk-look'
import { PlaceReader } from './place-reader'
import type { Watcher } from './step-look'

/** Number of steps between two checks of the clock. */
const STEPS_A_LOOK = 8

/** The current chunk, and how far it has been read. */
interface OpenChunk {
  readonly look: ChunkLook
  /** The watchers that the chunk may concern. */
  readonly watchers: readonly Watcher[]
  readonly isPlaced: boolean
  at: number
}

/** Takes watchers through a run in as many slices as needed, and continues when the run has grown. */
export class RunScan {
  /** Number of chunks read to their end. */
  chunksRead = 0
  /** Number of steps that all watchers have seen or skipped. */
  position = 0
  private open: OpenChunk | null = null
  private watchers: readonly Watcher[]
  private readonly places: PlaceReader | null

  constructor(
    private readonly game: AnyGame,
    private readonly level: unknown,
    private readonly book: ChunkSource,
    watchers: readonly Watcher[],
  ) {
    this.watchers = watchers
    const readPlace = game.debugging.whereabouts(level)
    this.places = readPlace ? new PlaceReader(readPlace) : null
  }

  /** True if all recorded steps have been seen. */
  get isDone(): boolean {
    return this.position >= this.book.stepCount
  }

  /** True between two chunks, where scans at the same position can be joined. */
  get isBetweenChunks(): boolean {
    return this.open === null
  }

  get size(): number {
    return this.watchers.length
  }

  has(watcher: Watcher): boolean {
    return this.watchers.includes(watcher)
  }

  /** Takes over the watchers of a scan at the same position. */
  join(other: RunScan): void {
    if (other.chunksRead !== this.chunksRead) throw new Error('the scans stand at different places')
    this.watchers = [...this.watchers, ...other.watchers]
  }

  /** Removes a watcher. */
  drop(watcher: Watcher): void {
    this.watchers = this.watchers.filter((one) => one !== watcher)
    if (!this.open) return
    const watchers = this.open.watchers.filter((one) => one !== watcher)
    this.open = { ...this.open, watchers }
  }

  /** Continues until the time is up, or to the end of the recording; true if that was reached. */
  advance(isTimeUp: () => boolean): boolean {
    while (!this.isDone) {
      const open = (this.open ??= this.openNext())
      if (open && !this.read(open, isTimeUp)) return false
      this.open = null
      const { firstStep, stepCount } = this.book.sketchAt(this.chunksRead)
      this.position = firstStep + stepCount
      this.chunksRead++
      if (isTimeUp()) return this.isDone
    }
    return true
  }

  /** Null if no watcher has to see the steps of the next chunk. */
  private openNext(): OpenChunk | null {
    const sketch = this.book.sketchAt(this.chunksRead)
    const watchers = this.watchers.filter(
      (watcher) => watcher.mayConcern(sketch) && watcher.seeSketch?.(sketch) !== true,
    )
    if (watchers.length === 0) return null
    const chunk = this.book.chunkAt(this.chunksRead)
    const isPlaced = this.places !== null && watchers.some(({ seesPlaces }) => seesPlaces)
    if (isPlaced) this.places?.begin(chunk)
    return { look: new ChunkLook(this.game, this.level, chunk), watchers, isPlaced, at: 0 }
  }

  /** False if the time was up before the end of the chunk. */
  private read(open: OpenChunk, isTimeUp: () => boolean): boolean {
    const { look, watchers, isPlaced } = open
    const { chunk } = look
    let seen = 0
    while (open.at < chunk.stepCount) {
      look.moveTo(open.at)
      if (isPlaced && this.places) look.places = this.places.make(chunk, open.at)
      for (const watcher of watchers) watcher.see(look)
      open.at++
      this.position = chunk.firstStep + open.at
      if (++seen % STEPS_A_LOOK === 0 && open.at < chunk.stepCount && isTimeUp()) return false
    }
    return true
  }
}
