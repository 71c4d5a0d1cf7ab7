import type { StateLayout, TraceChunk } from './trace'

/** Summary of a chunk, with four bytes for each of its steps; small enough to be kept for every chunk of the longest run. */
export interface ChunkSketch {
  /** Number of steps made before this chunk. */
  readonly firstStep: number
  readonly stepCount: number
  /** State changes in all its steps. */
  readonly changeCount: number
  /** Turns of its first and its last step. */
  readonly firstTurn: number
  readonly lastTurn: number
  /** Events of each kind, by event code; kinds beyond its end have none. */
  readonly eventCounts: Uint32Array
  /** For each step the kinds of its events, the bit of each being that of its code; empty if there are too many kinds. */
  readonly stepKinds: Uint32Array
  /** Least and greatest value of each figure, before its first step and after each change; empty if unknown. */
  readonly figureLows: Int32Array
  readonly figureHighs: Int32Array
}

/** Slots of the figures of a layout, in their order. */
export function figureSlotsOf({ figures }: StateLayout): readonly number[] {
  return figures.map(({ slot }) => slot)
}

/** Memory of a chunk's columns, in bytes. */
export function bytesOf(chunk: TraceChunk): number {
  const ofSteps = 13 * chunk.stepCount
  const ofEvents = 6 * chunk.eventCode.length + 4 * chunk.eventArgs.length
  return 4 * chunk.keyframe.length + 12 * chunk.slot.length + ofEvents + ofSteps
}

/** Sketches of consecutive chunks by column, as sent between threads. */
export interface SketchPart {
  /** Number of steps made before the first of them. */
  readonly firstStep: number
  readonly stepCount: Uint32Array
  readonly changeCount: Uint32Array
  readonly firstTurn: Uint32Array
  readonly lastTurn: Uint32Array
  /** Counts of chunk i are those from countStart[i] to countStart[i + 1]. */
  readonly countStart: Uint32Array
  readonly eventCounts: Uint32Array
  /** Those of chunk i are those from kindStart[i] to kindStart[i + 1]. */
  readonly kindStart: Uint32Array
  readonly stepKinds: Uint32Array
  /** One value per figure for each sketch. */
  readonly figureLows: Int32Array
  readonly figureHighs: Int32Array
}

/** Packs sketches of consecutive chunks; there must be at least one. */
export function packSketches(sketches: readonly ChunkSketch[]): SketchPart {
  const column = (of: (sketch: ChunkSketch) => number) => Uint32Array.from(sketches, of)
  const counts = laidEndToEnd(sketches.map(({ eventCounts }) => eventCounts))
  const kinds = laidEndToEnd(sketches.map(({ stepKinds }) => stepKinds))
  const joined = (of: (sketch: ChunkSketch) => Int32Array) =>
    Int32Array.from(sketches.flatMap((sketch) => [...of(sketch)]))
  return {
    firstStep: sketches[0]!.firstStep,
    stepCount: column((sketch) => sketch.stepCount),
    changeCount: column((sketch) => sketch.changeCount),
    firstTurn: column((sketch) => sketch.firstTurn),
    lastTurn: column((sketch) => sketch.lastTurn),
    countStart: counts.start,
    eventCounts: counts.all,
    kindStart: kinds.start,
    stepKinds: kinds.all,
    figureLows: joined((sketch) => sketch.figureLows),
    figureHighs: joined((sketch) => sketch.figureHighs),
  }
}

/** Numbers of several chunks in one column, and where those of each begin. */
function laidEndToEnd(parts: readonly Uint32Array[]): { start: Uint32Array; all: Uint32Array } {
  const start = new Uint32Array(parts.length + 1)
  parts.forEach((part, i) => (start[i + 1] = start[i]! + part.length))
  const all = new Uint32Array(start[parts.length]!)
  parts.forEach((part, i) => all.set(part, start[i]))
  return { start, all }
}

/** The sketches of a part, in order; their counts are views into the part. */
export function unpackSketches(part: SketchPart): ChunkSketch[] {
  let firstStep = part.firstStep
  const figures = part.figureLows.length / part.stepCount.length
  return Array.from(part.stepCount, (stepCount, i) => {
    const sketch = {
      firstStep,
      stepCount,
      changeCount: part.changeCount[i]!,
      firstTurn: part.firstTurn[i]!,
      lastTurn: part.lastTurn[i]!,
      eventCounts: part.eventCounts.subarray(part.countStart[i], part.countStart[i + 1]),
      stepKinds: part.stepKinds.subarray(part.kindStart[i], part.kindStart[i + 1]),
      figureLows: part.figureLows.subarray(i * figures, (i + 1) * figures),
      figureHighs: part.figureHighs.subarray(i * figures, (i + 1) * figures),
    }
    firstStep += stepCount
    return sketch
  })
}
