import { existsSync } from 'node:fs'
import { ok, type Result } from '@core/kernel/result'
import type { PlayedMatch } from '@core/arena/played'
import { cliProgramsWords } from '../cli-programs-words'
import { decodeSource } from '../decode-text'
import type { CliIo } from '../io'
import { shownName, UsageProblem } from '../problems'
import { LARGEST_RESULT } from '../read-bytes'
import { shardLineOf } from '../shards/read-shards'
import type { ShardHead, ShardLine } from '../shards/records'

/**
 * The file of an arena: a shard of the whole run that grows match by match. An incomplete last match is removed, and
 * the run continues after it. The file of a different run is a usage error.
 */
export class ArenaFile {
  private constructor(
    private readonly io: CliIo,
    private readonly file: string,
    /** The matches that it contains already, in their order. */
    readonly played: readonly PlayedMatch[],
    /** The run has come to its end. */
    readonly isDone: boolean,
    private next: number,
  ) {}

  static async open(io: CliIo, file: string, head: ShardHead): Promise<Result<ArenaFile, string>> {
    const { arena: words } = cliProgramsWords()
    const first = `${JSON.stringify(head)}\n`
    const bytes = io.read(file, LARGEST_RESULT)
    if (!bytes.ok && existsSync(file)) throw new UsageProblem(`${shownName(file)}: ${bytes.error}`)
    const text = bytes.ok ? decodeSource(bytes.value) : null
    if (text && !text.ok) throw new UsageProblem(`${shownName(file)}: ${text.error.message}`)
    const held = text?.value ?? ''
    if (!held.includes('\n')) {
      const isOurs = first.startsWith(held)
      if (!isOurs) throw new UsageProblem(words.notOurs({ file: shownName(file) }))
      const written = await io.write(file, first, 'file only')
      return written.ok ? ok(new ArenaFile(io, file, [], false, 0)) : written
    }
    if (!held.startsWith(first)) {
      throw new UsageProblem(words.otherRun({ file: shownName(file) }))
    }
    const whole = held.slice(0, held.lastIndexOf('\n') + 1)
    const lines = whole.slice(first.length).split('\n').slice(0, -1).map(shardLineOf)
    const played = lines.flatMap((line, at) =>
      line && 'played' in line && line.task === at ? [line.played] : [],
    )
    const last = lines.at(-1)
    const isDone = last !== undefined && last !== null && 'done' in last
    if (played.length + (isDone ? 1 : 0) !== lines.length) {
      throw new UsageProblem(words.noMatch({ file: shownName(file), line: played.length + 2 }))
    }
    if (whole.length < held.length) {
      const written = await io.write(file, whole, 'file only')
      if (!written.ok) return written
    }
    return ok(new ArenaFile(io, file, played, isDone, played.length))
  }

  /** Adds a match at once; the error is a sentence. */
  add(played: PlayedMatch): Result<null, string> {
    return this.put({ task: this.next++, played })
  }

  /** Marks the run as complete. */
  end(): Result<null, string> {
    return this.put({ done: this.next })
  }

  private put(line: ShardLine): Result<null, string> {
    return this.io.append(this.file, `${JSON.stringify(line)}\n`)
  }
}
