import type { GameChoice } from '../choose-game'
import type { CliIo } from '../io'
import { makingOf } from '../matches'
import { eachRunnable } from '../sources'

export interface TranscriptOptions {
  /** 0 or 1. */
  readonly player: number
}

/** Prints what the program of one player would have read and written in a match. */
export function transcript(
  io: CliIo,
  choice: GameChoice,
  file: string,
  { player }: TranscriptOptions,
): Promise<number> {
  return eachRunnable(io, choice, [file], ({ game, level }) => {
    io.out(makingOf(game).exchange(level, player).transcript)
    return true
  })
}
