import type { StateLayout, TraceChunk } from './trace'

/** Kinds of events of which each has a bit of its own. */
const MOST_KINDS = 32

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

/** The bit of a kind of events in `stepKinds`; 0 if it has none. */
export function kindBit(code: number): number {
  return code >= 0 && code < MOST_KINDS ? 1 << code : 0
}

/** Slots of the figures of a layout, in their order. */
export function figureSlotsOf({ figures }: StateLayout): readonly number[] {
  return figures.map(({ slot }) => slot)
}

/** The summary of a chunk; `figureSlots` are the slots of the layout's figures, in order. */
export function sketchOf(chunk: TraceChunk, figureSlots: readonly number[] = []): ChunkSketch {
  let kinds = 0
  for (const code of chunk.eventCode) kinds = Math.max(kinds, code + 1)
  const eventCounts = new Uint32Array(kinds)
  for (const code of chunk.eventCode) eventCounts[code] = eventCounts[code]! + 1
  return {
    firstStep: chunk.firstStep,
    stepCount: chunk.stepCount,
    changeCount: chunk.slot.length,
    firstTurn: chunk.turn[0]!,
    lastTurn: chunk.turn[chunk.stepCount - 1]!,
    eventCounts,
    stepKinds: kinds <= MOST_KINDS ? kindsOfSteps(chunk) : new Uint32Array(0),
    ...figureRanges(chunk, figureSlots),
  }
}

function kindsOfSteps({ stepCount, eventStart, eventCode }: TraceChunk): Uint32Array {
  const kinds = new Uint32Array(stepCount)
  for (let step = 0; step < stepCount; step++) {
    const end = eventStart[step + 1]!
    let bits = 0
    for (let event = eventStart[step]!; event < end; event++) bits |= kindBit(eventCode[event]!)
    kinds[step] = bits
  }
  return kinds
}

function figureRanges(
  { keyframe, slot, after }: TraceChunk,
  slots: readonly number[],
): Pick<ChunkSketch, 'figureLows' | 'figureHighs'> {
  const figureLows = Int32Array.from(slots, (one) => keyframe[one] ?? 0)
  const figureHighs = figureLows.slice()
  const least = Math.min(...slots)
  const most = Math.max(...slots)
  for (let i = 0; i < slot.length; i++) {
    const changed = slot[i]!
    // Nearly all changes are of other slots.
    if (changed < least || changed > most) continue
    const figure = slots.indexOf(changed)
    if (figure < 0) continue
    const value = after[i]!
    if (value < figureLows[figure]!) figureLows[figure] = value
    if (value > figureHighs[figure]!) figureHighs[figure] = value
  }
  return { figureLows, figureHighs }
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
