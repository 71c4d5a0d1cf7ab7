import { version } from '../../../package.json'
import { cliLevelsWords } from '../cli-levels-words'
import { shownName, UsageProblem } from '../problems'
import type { ShardedRun, ShardHead, ShardResult } from './records'
import type { ReadShard } from './read-shards'
import { shardName } from './shard'

/** A run that was done in parts. */
export interface JoinedRun {
  readonly run: ShardedRun
  readonly tasks: number
  /** In the order of the tasks. */
  readonly results: readonly ShardResult[]
}

/** Number of missing shards that are named. */
const MOST_NAMED = 10

/** Joins the shards of one run, in whatever order they come. Wrong, mixed, duplicate or missing ones are a usage error. */
export function joinShards(shards: readonly ReadShard[]): JoinedRun {
  const { shards: words } = cliLevelsWords()
  const [first] = shards
  if (!first) throw new UsageProblem(words.none)
  if (first.head.boardwright !== version) {
    const made = first.head.boardwright
    throw new UsageProblem(words.version({ ...placeOf(first), made, own: version }))
  }
  const byNumber = new Map<number, ReadShard>()
  for (const shard of shards) {
    const difference = differenceOf(first.head, shard.head)
    if (difference !== null) {
      const { shard: firstName, file: firstFile } = placeOf(first)
      const places = { ...placeOf(shard), first: firstName, firstFile }
      throw new UsageProblem(words.otherRun({ ...places, difference }))
    }
    const { number } = shard.head.shard
    const twin = byNumber.get(number)
    if (twin)
      throw new UsageProblem(words.again({ ...placeOf(twin), other: shownName(shard.file) }))
    byNumber.set(number, shard)
  }
  refuseMissing(first.head, byNumber)
  const { run, tasks } = first.head
  const ordered = [...byNumber.values()].sort((a, b) => a.head.shard.number - b.head.shard.number)
  return { run, tasks, results: ordered.flatMap(({ results }) => results) }
}

function placeOf({ file, head }: ReadShard): { readonly shard: string; readonly file: string } {
  return { shard: shardName(head.shard), file: shownName(file) }
}

/** The difference between the runs of two shards, in words; null if it is the same run. */
function differenceOf(one: ShardHead, other: ShardHead): string | null {
  const { difference: words } = cliLevelsWords().shards
  if (one.boardwright !== other.boardwright)
    return words.version({ one: one.boardwright, other: other.boardwright })
  if (one.shard.of !== other.shard.of) return words.of({ one: one.shard.of, other: other.shard.of })
  const [asked, otherAsked] = [one.run, other.run] as readonly Readonly<Record<string, unknown>>[]
  for (const key of new Set([...Object.keys(asked!), ...Object.keys(otherAsked!)])) {
    // Reports about notes are in the language of their shard.
    if (key === 'told') continue
    const [mine, theirs] = [asked![key], otherAsked![key]].map((value) => JSON.stringify(value))
    if (mine === theirs) continue
    if (mine === undefined) return words.askedMore({ key, other: theirs! })
    return theirs === undefined
      ? words.askedLess({ key, one: mine })
      : words.asked({ key, one: mine, other: theirs })
  }
  if (one.tasks !== other.tasks) return words.tasks({ one: one.tasks, other: other.tasks })
  return one.input === other.input ? null : words.input
}

function refuseMissing({ shard: { of } }: ShardHead, found: ReadonlyMap<number, unknown>): void {
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((one) => !found.has(one))
  if (missing.length === 0) return
  const named = missing
    .slice(0, MOST_NAMED)
    .map((number) => shardName({ number, of }))
    .join(', ')
  const more = missing.length - MOST_NAMED
  const { missing: some, moreMissing: many } = cliLevelsWords().shards
  throw new UsageProblem(more > 0 ? many({ named, more }) : some({ named, count: missing.length }))
}
