import type { ReadingId } from '@core/trace/machine'

/** What a tour shows of a game, on one of its samples. */
export interface TourPlan {
  /** Folder name of a sample with a note. */
  readonly sample: string
  /** A click of a tool that changes the answer. */
  readonly draw: {
    /** Id of the tool. */
    readonly tool: string
    readonly row: number
    readonly col: number
    /** What is to be done; `key` is the one that chooses the tool. */
    readonly text: (args: { readonly key: string }) => string
  }
  /** An event of the run to ask about. */
  readonly why: {
    /** Name of its kind; the first one of the run is asked about. */
    readonly event: string
    /** What happened there; `key` is the one that asks about a cell. */
    readonly text: (args: { readonly key: string }) => string
  }
  /** A misreading that gives the sample its right answer. */
  readonly misses: ReadingId
}
