import { makeRng, type Rng } from '../kernel/rng'
import type { MatchMaking } from './match'

/** A match of a program against a built-in player, as the input of an interactive problem specifies it. */
export interface RefereedOrder {
  /** Whether the program is player 0 or 1. */
  readonly side: number
  /** Id of the built-in player. */
  readonly opponent: string
  /** Seed of all random choices. */
  readonly seed: number
  /** The level's text. */
  readonly text: string
}

const HEAD = /^player ([01]) against ([a-z0-9-]+), seed (0|[1-9]\d{0,8})\n/

/** A line with the players, and the level after it. */
export function printOrder({ side, opponent, seed, text }: RefereedOrder): string {
  return `player ${side} against ${opponent}, seed ${seed}\n${text}`
}

/** The order in a text; null if its first line is not one. */
export function orderIn(input: string): RefereedOrder | null {
  const [head, side, opponent, seed] = HEAD.exec(input) ?? []
  if (head === undefined) return null
  return {
    side: Number(side),
    opponent: opponent!,
    seed: Number(seed),
    text: input.slice(head.length),
  }
}

const never = (): boolean => false

/** A match that a referee conducts between a program and a built-in player, who has unlimited time. */
export class Refereed<Match> {
  match: Match
  private readonly rng: Rng
  private told = 0

  constructor(
    private readonly making: MatchMaking<Match>,
    level: Match,
    private readonly order: Omit<RefereedOrder, 'text'>,
  ) {
    this.rng = makeRng(order.seed)
    this.match = making.begin?.(level, this.rng) ?? level
    this.playOn()
  }

  get isOver(): boolean {
    return this.making.toMove(this.match).length === 0
  }

  /** The lines that the program has to read and has not been sent yet. */
  tell(): string {
    const { input } = this.making.exchange(this.match, this.order.side)
    const news = input.slice(this.told)
    this.told = input.length
    return news
  }

  /** Makes the program's move, one line; returns a sentence if it is illegal. Not to be called after the end. */
  hear(line: string): string | null {
    const { making, order, match } = this
    const moves = making
      .toMove(match)
      .map((player) => (player === order.side ? line : this.think(player)))
    const played = making.advance(match, moves, this.rng)
    if (!played.ok) return played.error
    this.match = played.value
    this.playOn()
    return null
  }

  /** Points of the program and of its opponent. */
  get scores(): readonly [number, number] {
    const [first, second] = this.making.scores(this.match)
    return this.order.side === 0 ? [first, second] : [second, first]
  }

  /** Lets the built-in player move while only it is asked. */
  private playOn(): void {
    const { making, order } = this
    for (;;) {
      const asked = making.toMove(this.match)
      if (asked.length === 0 || asked.includes(order.side)) return
      const moves = asked.map((player) => this.think(player))
      const played = making.advance(this.match, moves, this.rng)
      if (!played.ok) throw new Error(`${order.opponent}: ${played.error}`)
      this.match = played.value
    }
  }

  private think(player: number): string {
    return this.making.think(this.match, player, this.order.opponent, this.rng, never)
  }
}
