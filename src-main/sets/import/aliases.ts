import { isAlias, isCollection, isPair, isScalar, type Document } from 'yaml'
import type { ParseFault } from '@core/package/import/parsed'

/** An alias that cannot be followed, or a collection that is too deep. */
export interface AliasFault extends Pick<ParseFault, 'kind' | 'found'> {
  /** Its offset. */
  readonly at: number
}

/** Maximum number of aliases of a document: the parser looks for each among all anchors. */
const MOST_ALIASES = 1000

/** Maximum number of values that all aliases together may stand for. */
const MOST_MEANT = 100_000

/** How many values a part has, and how deep they are nested, with those that its aliases stand for. */
interface Extent {
  readonly values: number
  readonly depth: number
}

/** The first alias of a document that stands for nothing, for what it stands in, or for too much, or the first collection deeper than `mostDepth`; null where all is good. */
export function aliasFault({ contents }: Document, mostDepth: number): AliasFault | null {
  // Null while the part is looked at.
  const anchors = new Map<string, Extent | null>()
  let [aliases, meant] = [0, 0]
  let fault: AliasFault | null = null
  const faultOf = (extent: Extent | null | undefined, depth: number): AliasFault['kind'] | null => {
    if (extent === undefined) return 'noAnchor'
    if (extent === null) return 'cycle'
    if (aliases > MOST_ALIASES || meant > MOST_MEANT) return 'aliases'
    return depth + extent.depth > mostDepth ? 'deep' : null
  }
  const extentOf = (part: unknown, depth: number): Extent => {
    if (fault) return none
    if (isAlias(part)) {
      const { source, range } = part
      const extent = anchors.get(source)
      aliases++
      meant += extent?.values ?? 0
      const kind = faultOf(extent, depth)
      if (kind) fault = { kind, found: `*${source}`, at: range?.[0] ?? 0 }
      return extent ?? none
    }
    if (isPair(part)) return sum([extentOf(part.key, depth), extentOf(part.value, depth)])
    if (isCollection(part)) {
      if (depth >= mostDepth) fault = { kind: 'deep', found: '', at: part.range?.[0] ?? 0 }
      if (part.anchor !== undefined) anchors.set(part.anchor, null)
      const { values, depth: below } = sum(part.items.map((one) => extentOf(one, depth + 1)))
      return known(part.anchor, { values: values + 1, depth: below + 1 })
    }
    return known(isScalar(part) ? part.anchor : undefined, { values: 1, depth: 0 })
  }
  const known = (anchor: string | undefined, extent: Extent): Extent => {
    if (anchor !== undefined) anchors.set(anchor, extent)
    return extent
  }
  extentOf(contents, 0)
  return fault
}

const none: Extent = { values: 0, depth: 0 }

function sum(parts: readonly Extent[]): Extent {
  return parts.reduce(
    (all, one) => ({ values: all.values + one.values, depth: Math.max(all.depth, one.depth) }),
    none,
  )
}
