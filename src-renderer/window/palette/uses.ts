import { keptJson } from '../../ui/kept-json'

const KEY = 'boardwright.palette.uses'
/** Maximum number of entries whose uses are remembered; those used longest ago are dropped first. */
export const MOST_USED = 200
/** Maximum count of one entry's uses: more make no difference. */
const MOST_COUNT = 50

type Use = readonly [id: string, count: number]

/** The number of times that entries of the palette were chosen, the last one first; kept in the page's storage. */
export class Uses {
  private list: readonly Use[]

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {
    const kept = keptJson(storage.getItem(KEY))
    this.list = Array.isArray(kept) ? kept.filter(isUse).slice(0, MOST_USED) : []
  }

  /** By id: number of times chosen, and the position among the last chosen, from 0. */
  get byId(): ReadonlyMap<string, { readonly count: number; readonly place: number }> {
    return new Map(this.list.map(([id, count], place) => [id, { count, place }]))
  }

  /** Counts one more use. */
  note(id: string): void {
    const before = this.list.find(([one]) => one === id)?.[1] ?? 0
    const others = this.list.filter(([one]) => one !== id)
    const first: Use = [id, Math.min(MOST_COUNT, before + 1)]
    this.list = [first, ...others].slice(0, MOST_USED)
    this.storage.setItem(KEY, JSON.stringify(this.list))
  }
}

function isUse(item: unknown): item is Use {
  return Array.isArray(item) && typeof item[0] === 'string' && Number.isInteger(item[1])
}
