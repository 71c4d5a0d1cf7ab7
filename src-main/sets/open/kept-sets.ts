import { z } from 'zod'
import type { FileProblem } from '@core/protocol/file-problem'
import type { Json } from '@core/protocol/journal'
import type { RestoredSet } from '@core/protocol/set'
import { JsonStore } from '../../files/json-store'

/** Most sets that are opened again. */
export const MOST_SETS = 100

const schema = z.object({
  version: z.literal(1),
  sets: z.array(z.object({ path: z.string().min(1).max(32_768), view: z.json() })).max(MOST_SETS),
  /** Path of the one whose tab is in front. */
  front: z.string().nullable(),
})

/** A folder that is open as a set, and how the user looks at it. */
export interface KeptSet {
  /** Absolute. */
  readonly path: string
  readonly view: Json
}

/** Which folders are open as sets, in a file of the app: the next start opens them again. */
export class KeptSets {
  private readonly store: JsonStore<z.infer<typeof schema>>
  private sets: readonly KeptSet[]
  private front: string | null
  /** Sets of the last session that are not open again yet. */
  private waiting: readonly KeptSet[] = []

  constructor(storePath: string, onError: (error: unknown) => void) {
    this.store = new JsonStore(storePath, schema, onError)
    const held = this.store.read()
    this.sets = held?.sets ?? []
    this.front = held?.front ?? null
  }

  /** Whether the last session has left none open. */
  get isEmpty(): boolean {
    return this.sets.length === 0
  }

  /** Opens the sets that were open, also after a reload of the page; returns the problems of those that could not be opened. */
  async restore(
    open: (path: string, restored: RestoredSet) => Promise<FileProblem | null>,
  ): Promise<FileProblem[]> {
    this.waiting = this.sets
    const problems = this.sets.map(async (one, at) => {
      const isFront = one.path === this.front
      const problem = await open(one.path, { at, view: one.view, isFront })
      this.waiting = this.waiting.filter((other) => other !== one)
      if (problem?.code === 'ENOENT') this.note(this.sets.filter(({ path }) => path !== one.path))
      return problem ?? []
    })
    return (await Promise.all(problems)).flat()
  }

  /** Records the open sets. Sets that are not reopened yet stay recorded, because a disk may take long to answer. */
  keep(sets: readonly KeptSet[], front: string | null): void {
    const late = this.waiting.filter(({ path }) => !sets.some((one) => one.path === path))
    this.front = front
    this.note([...sets, ...late].slice(0, MOST_SETS))
  }

  /** Resolves when everything said so far is on disk. */
  settled(): Promise<void> {
    return this.store.settled()
  }

  private note(sets: readonly KeptSet[]): void {
    this.sets = sets
    this.store.write({
      version: 1,
      sets: sets as z.infer<typeof schema>['sets'],
      front: this.front,
    })
  }
}
