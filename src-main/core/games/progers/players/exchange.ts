import type { Exchange } from '../../../game/match'
import { configLines, print } from '../text/format'
import type { Level } from '../model'

/** Input and output that a player's program would have had in the match so far. */
export function exchange(level: Level, player: number): Exchange {
  const isOwn = (k: number) => k % 2 === player
  const read = level.moves.filter((_, k) => !isOwn(k))
  const written = level.moves.filter((_, k) => isOwn(k))
  return {
    input: text([...configLines(level), `${player}`, ...read]),
    output: text(written),
    transcript: print({ ...level, form: player === 0 ? 'player0' : 'player1' }),
  }
}

function text(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}
