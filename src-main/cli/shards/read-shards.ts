import { isEnough } from '@core/suite/starts'
import { version } from '../../../package.json'
import { decodeSource } from '../decode-text'
import type { CliIo } from '../io'
import { cliLevelsWords } from '../cli-levels-words'
import { shownName, UsageProblem } from '../problems'
import { LARGEST_RESULT } from '../read-bytes'
import { shardLine, type ShardHead, type ShardLine, type ShardResult } from './records'
import { rangeOf, shardName } from './shard'

/** A shard as it was read. */
export interface ReadShard {
  /** File that it stands in. */
  readonly file: string
  readonly head: ShardHead
  /** In the order of the tasks. */
  readonly results: readonly ShardResult[]
}

/** The shards in files, of which each may hold several one after the other. Anything but whole shards is a usage error. */
export function readShards(io: CliIo, files: readonly string[]): ReadShard[] {
  return files.flatMap((file) => {
    const bytes = io.read(file, LARGEST_RESULT)
    if (!bytes.ok) throw new UsageProblem(`${shownName(file)}: ${bytes.error}`)
    const text = decodeSource(bytes.value)
    if (!text.ok) throw new UsageProblem(`${shownName(file)}: ${text.error.message}`)
    return shardsIn(file, text.value)
  })
}

function shardsIn(file: string, text: string): ReadShard[] {
  const fail = (line: number, what: string): never => {
    throw new UsageProblem(`${shownName(file)}:${line}: ${what}`)
  }
  const { shards: words } = cliLevelsWords()
  const shards: ReadShard[] = []
  let open: { readonly head: ShardHead; readonly results: ShardResult[] } | null = null
  let number = 0
  for (const one of text.split('\n')) {
    number++
    if (one.trim() === '') continue
    const line = shardLineOf(one)
    if (!line) {
      if (!open) return fail(number, noShard(one))
      return fail(number, words.damaged({ shard: shardName(open.head.shard) }))
    }
    if ('boardwright' in line) {
      if (open) return fail(number, cutShort(open.head))
      open = { head: line, results: [] }
    } else if (!open) return fail(number, words.noHead)
    else if ('done' in line) {
      const wrong = wrongEnd(open.head, open.results, line.done)
      if (wrong !== null) return fail(number, wrong)
      shards.push({ file, ...open })
      open = null
    } else open.results.push(line)
  }
  if (open) return fail(number, cutShort(open.head))
  if (shards.length === 0) throw new UsageProblem(`${shownName(file)}: ${words.emptyFile}`)
  return shards
}

function cutShort({ shard }: ShardHead): string {
  return cliLevelsWords().shards.cutShort({ shard: shardName(shard) })
}

/** The problem of a shard's results; null if there is none. Searches may end before their last start. */
function wrongEnd(
  { shard, tasks, run }: ShardHead,
  results: readonly ShardResult[],
  done: number,
): string | null {
  const { from, to } = rangeOf(shard, tasks)
  const last = results.at(-1)
  const mayEnd =
    run.command === 'arena'
      ? run.untilWidth !== null
      : run.command === 'find' && last && 'start' in last && isEnough(last.start)
  const isWhole = results.length === to - from || (mayEnd && results.length < to - from)
  const isInOrder = results.every(({ task }, at) => task === from + at)
  if (done === results.length && isWhole && isInOrder) return null
  const { results: wrong, noResults } = cliLevelsWords().shards
  const said = { shard: shardName(shard), found: results.length }
  return to > from ? wrong({ ...said, from, to: to - 1 }) : noResults(said)
}

/** What is said of a line that should begin a shard; where another version is named that may be why it cannot be read. */
function noShard(text: string): string {
  const { shards: words } = cliLevelsWords()
  const [, made] = /^\{"boardwright":"([\w.+-]{1,40})"/.exec(text) ?? []
  return made === undefined || made === version
    ? words.noShard
    : words.otherVersion({ own: version, made })
}

/** A line of a shard; null if it is invalid. */
export function shardLineOf(text: string): ShardLine | null {
  try {
    return shardLine.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
