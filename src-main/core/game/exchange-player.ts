import { makeRng, type Rng } from '../kernel/rng'
import type { AnyJudgedGame } from './any-game'
import type { MatchMaking } from './match'
import { parseText } from './parse-text'

const never = (): boolean => false

/** A built-in player that knows only as much of a match as a program reads. */
export class ExchangePlayer {
  /** The transcript so far, in the game's official form. */
  private readonly lines: string[] = []
  private read = 0
  private readonly rng: Rng = makeRng(1)

  constructor(
    private readonly game: AnyJudgedGame,
    private readonly making: MatchMaking<unknown>,
    private readonly builtIn: string,
  ) {}

  /** Takes a line that the program would read. */
  take(line: string): void {
    // Transcripts have no trailing spaces, not even after the mark of an empty line.
    this.lines.push(`${`>> ${line}`.trimEnd()}\n`)
    this.read++
  }

  /** The move that is due now; null while there is more to read first, or if the match is over. */
  move(): string | null {
    const { game, making, builtIn, rng } = this
    if (this.read < making.headLines) return null
    const transcript = this.lines.join('')
    const parsed = parseText(game, transcript)
    if (!parsed.ok) return null
    const match = parsed.value.level
    const side = making
      .toMove(match)
      .find((player) => making.exchange(match, player).transcript === transcript)
    if (side === undefined) return null
    const move = making.think(match, side, builtIn, rng, never)
    this.lines.push(`<< ${move}\n`)
    return move
  }
}
