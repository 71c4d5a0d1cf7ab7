import { bytesOf } from './sketch'
import type { TraceChunk } from './trace'

/** The most recently used chunks by number, within a budget of bytes; the newest is kept even if it is larger. */
export class ChunkCache {
  private readonly chunks = new Map<number, TraceChunk>()
  private bytes = 0
  private latest = -1

  constructor(private readonly budget: number) {}

  get(index: number): TraceChunk | undefined {
    const chunk = this.chunks.get(index)
    if (!chunk || index === this.latest) return chunk
    // Moved to the end: a map keeps the order of insertion, so its first entry is the one unused for longest.
    this.chunks.delete(index)
    this.chunks.set(index, chunk)
    this.latest = index
    return chunk
  }

  /** A chunk if it is held, without counting as use. */
  peek(index: number): TraceChunk | undefined {
    return this.chunks.get(index)
  }

  put(index: number, chunk: TraceChunk): void {
    const held = this.chunks.get(index)
    if (held) this.drop(index, held)
    this.chunks.set(index, chunk)
    this.latest = index
    this.bytes += bytesOf(chunk)
    for (const [oldest, old] of this.chunks) {
      if (this.bytes <= this.budget || oldest === index) return
      this.drop(oldest, old)
    }
  }

  private drop(index: number, chunk: TraceChunk): void {
    this.chunks.delete(index)
    this.bytes -= bytesOf(chunk)
  }
}
