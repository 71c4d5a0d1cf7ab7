import { version } from '../../../package.json'
import { shownName, UsageProblem } from '../problems'
import type { Asked, ShardHead, ShardResult } from './records'
import type { ReadShard } from './read-shards'
import { shardName } from './shard'

/** A run that was done in parts. */
export interface JoinedRun {
  readonly run: Asked
  readonly tasks: number
  /** In the order of the tasks. */
  readonly results: readonly ShardResult[]
}

/** Names of missing shards that are told. */
const MOST_NAMED = 10

/** Joins the shards of one run, in whatever order they come. Wrong, mixed, double or missing ones are wrong usage. */
export function joinShards(shards: readonly ReadShard[]): JoinedRun {
  const [first] = shards
  if (!first) throw new UsageProblem('there are no shards to merge')
  if (first.head.boardwright !== version) {
    throw new UsageProblem(
      `${placeOf(first)} was made by version ${first.head.boardwright}, this is ${version}; merge with the same version`,
    )
  }
  const byNumber = new Map<number, ReadShard>()
  for (const shard of shards) {
    const other = differenceOf(first.head, shard.head)
    if (other !== null)
      throw new UsageProblem(`${placeOf(shard)} is of another run than ${placeOf(first)}: ${other}`)
    const { number } = shard.head.shard
    const twin = byNumber.get(number)
    if (twin) throw new UsageProblem(`${placeOf(twin)} is there again in ${shownName(shard.file)}`)
    byNumber.set(number, shard)
  }
  refuseMissing(first.head, byNumber)
  const { run, tasks } = first.head
  const ordered = [...byNumber.values()].sort((a, b) => a.head.shard.number - b.head.shard.number)
  return { run, tasks, results: ordered.flatMap(({ results }) => results) }
}

function placeOf({ file, head }: ReadShard): string {
  return `shard ${shardName(head.shard)} in ${shownName(file)}`
}

/** What tells the runs of two shards apart, in words; null when it is one run. */
function differenceOf(one: ShardHead, other: ShardHead): string | null {
  if (one.boardwright !== other.boardwright)
    return `version ${other.boardwright}, not ${one.boardwright}`
  if (one.shard.of !== other.shard.of) return `of ${other.shard.of} shards, not ${one.shard.of}`
  const [asked, otherAsked] = [one.run, other.run] as readonly Readonly<Record<string, unknown>>[]
  for (const key of new Set([...Object.keys(asked!), ...Object.keys(otherAsked!)])) {
    const [mine, theirs] = [asked![key], otherAsked![key]].map((value) => JSON.stringify(value))
    if (mine !== theirs) return `${key} ${theirs ?? 'none'}, not ${mine ?? 'none'}`
  }
  if (one.tasks !== other.tasks) return `${other.tasks} tasks, not ${one.tasks}`
  return one.input === other.input ? null : 'its input files have other names or contents'
}

function refuseMissing({ shard: { of } }: ShardHead, found: ReadonlyMap<number, unknown>): void {
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((one) => !found.has(one))
  if (missing.length === 0) return
  const named = missing.slice(0, MOST_NAMED).map((number) => shardName({ number, of }))
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
  const verb = missing.length === 1 ? 'is' : 'are'
  throw new UsageProblem(`${named.join(', ')}${more} ${verb} missing; run with --shard again`)
}
