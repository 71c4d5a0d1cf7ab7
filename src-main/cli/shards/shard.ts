import { InvalidArgumentError } from 'commander'
import { cliWords } from '../cli-words'

/** A part of a run: which of how many, from 1. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** A range of task numbers, from `from` up to but not including `to`. */
export interface TaskRange {
  readonly from: number
  readonly to: number
}

/** Parts that a run can have. */
const MOST_SHARDS = 100_000

/** A part of a run as it is typed. */
export function shardIn(text: string): Shard {
  const [, number, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? []
  if (number !== undefined && of !== undefined && number >= 1 && number <= of && of <= MOST_SHARDS)
    return { number, of }
  throw new InvalidArgumentError(cliWords().wrong.shard({ most: MOST_SHARDS }))
}

/** The name of a shard. */
export function shardName({ number, of }: Shard): string {
  return `${number}/${of}`
}

/** The tasks of a shard: stretches of nearly the same length, which may be empty. */
export function rangeOf({ number, of }: Shard, tasks: number): TaskRange {
  return {
    from: Math.floor(((number - 1) * tasks) / of),
    to: Math.floor((number * tasks) / of),
  }
}
