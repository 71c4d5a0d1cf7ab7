import { join } from 'node:path'
import { levelOfTask, recordOf, type MatchTask, type RecordedMatch } from '@core/arena/played'
import { pairingOf } from '@core/arena/schedule'
import type { AnyGame } from '@core/game/any-game'
import { makeRng } from '@core/kernel/rng'
import { playPrograms, type Seat } from '../../programs/play-programs'
import type { ProgramRunner } from '../../programs/program-runner'
import type { CliIo } from '../io'
import { makingOf } from '../matches'
import { faultRuleOf } from '../seats'
import type { ShardedRunOf } from '../shards/records'
import type { TaskRange } from '../shards/shard'

/** The common settings of the matches of an arena. */
export interface ArenaTable extends Pick<
  ShardedRunOf<'arena'>,
  'seed' | 'illegal' | 'time' | 'memory'
> {
  readonly game: AnyGame
  readonly seats: readonly Seat[]
  /** Texts of the levels; none if each is made from its seed. */
  readonly texts: readonly string[]
  readonly jobs: number | undefined
}

/** Number of matches that are played before they are reported. */
const BLOCK = 64

/** Plays a block of matches, whatever the order within it. */
type PlayBlock = (from: number, to: number) => Promise<readonly RecordedMatch[]>

/** Plays matches by their numbers; they come in their order. */
export type PlayMatches = (range: TaskRange) => AsyncIterable<RecordedMatch>

/** Passes to `work` the function that plays matches: on threads for built-in players, on this thread if programs take part. */
export async function withPlayer<T>(
  io: CliIo,
  table: ArenaTable,
  runner: ProgramRunner | null,
  work: (play: PlayMatches) => Promise<T>,
): Promise<T> {
  if (runner) {
    return work((range) => inBlocks((from, to) => playInLanes(table, runner, from, to), range, 0))
  }
  const workers = await io.workers(table.jobs)
  const play: PlayBlock = (from, to) => {
    const tasks = Array.from({ length: to - from }, (_, at) => ({
      kind: 'match' as const,
      ...taskOf(table, from + at),
    }))
    return workers.start<'match'>(tasks).done
  }
  try {
    // Threads that have finished a block begin the next one.
    return await work((range) => inBlocks(play, range, 2))
  } finally {
    await workers.close()
  }
}

/** `ahead`: number of blocks that are begun before the awaited one has ended. */
async function* inBlocks(
  play: PlayBlock,
  { from, to }: TaskRange,
  ahead: number,
): AsyncGenerator<RecordedMatch> {
  const begun: ReturnType<PlayBlock>[] = []
  for (let next = from; next < to || begun.length > 0;) {
    for (; next < to && begun.length <= ahead; next += BLOCK) {
      const block = play(next, Math.min(to, next + BLOCK))
      // If the run ends before this block is awaited, nobody handles its error.
      block.catch(() => undefined)
      begun.push(block)
    }
    yield* await begun.shift()!
  }
}

async function playInLanes(
  table: ArenaTable,
  runner: ProgramRunner,
  from: number,
  to: number,
): Promise<readonly RecordedMatch[]> {
  const played: RecordedMatch[] = []
  let next = from
  const lane = async (): Promise<void> => {
    for (let at = next++; at < to; at = next++) {
      played[at - from] = await playOne(table, runner, at)
    }
  }
  await Promise.all(Array.from({ length: runner.lanes }, lane))
  return played
}

async function playOne(
  table: ArenaTable,
  runner: ProgramRunner,
  at: number,
): Promise<RecordedMatch> {
  const { game, seats, time, illegal, memory } = table
  const making = makingOf(game)
  const [first, second] = pairingOf(at, seats.length).players
  const task = taskOf(table, at)
  const ended = await playPrograms(levelOfTask(game, task), makeRng(task.seed), {
    making,
    players: [seats[first]!, seats[second]!],
    faultRule: faultRuleOf(game, illegal ?? undefined),
    runner,
    time: time === 0 ? null : (time ?? making.answerTime),
    memory: memory * 2 ** 20,
  })
  return recordOf(game, ended)
}

function taskOf({ game, seats, texts, seed, illegal }: ArenaTable, at: number): MatchTask {
  const { players, round } = pairingOf(at, seats.length)
  const idOf = (player: number): string => {
    const seat = seats[player]!
    return seat.kind === 'built-in' ? seat.id : ''
  }
  return {
    game: game.id,
    text: texts.length === 0 ? null : texts[round % texts.length]!,
    seed: seed + round,
    players: [idOf(players[0]), idOf(players[1])],
    illegal,
  }
}

/** The file of a match in a folder of records. */
export function recordFile(folder: string, game: AnyGame, at: number): string {
  return join(folder, `${String(at + 1).padStart(5, '0')}.${game.format.extension}`)
}
