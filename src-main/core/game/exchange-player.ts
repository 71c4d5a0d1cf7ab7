import { makeRng, type Rng } from '../kernel/rng'
import type { AnyJudgedGame } from './any-game'
import type { MatchMaking } from './match'
import { parseText } from './parse-text'

const never = (): boolean => false

/** A built-in player that knows of a match what a program reads, and nothing else. */
export class ExchangePlayer {
  /** The transcript so far, as the game's official text has it. */
  private readonly lines: string[] = []
  private read = 0
  private readonly rng: Rng = makeRng(1)

  constructor(
    private readonly game: AnyJudgedGame,
    private readonly making: MatchMaking<unknown>,
    private readonly builtIn: string,
  ) {}

  /** Takes a line that the program reads. */
  take(line: string): void {
    // Transcripts have no blanks at the ends of lines, not even behind the mark of an empty one.
    this.lines.push(`${`>> ${line}`.trimEnd()}\n`)
    this.read++
  }

  /** The move that is asked for now; null while there is more to read first, or the match is over. */
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
