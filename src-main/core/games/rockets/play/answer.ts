import { withRoom } from '../../../kernel/with-room'
import { ways } from '../../../kernel/grid'
import type { ReadingId } from '../../../trace/machine'
import type { Level } from '../model'
import {
  doorStarts,
  groundOf,
  OFF,
  padded,
  paddedCell,
  PIT,
  PLAIN,
  ROCKET,
  wayAfterTurn,
} from './ground'
import { expiringTurn, isCatBorn, movesOf, rulesOf, type Rules } from './readings'
import { Scores } from './scores'

/*
 * The fast path. An animal is one integer: padded cell * 4 + way. A square is one integer as well, so that moving,
 * eating and turning a mouse costs one look at the square it moves to:
 *   bits 0-3   a mouse that arrives facing that way does not stay: it is eaten, or the square is special
 *   bits 4-11  the way it faces afterwards, two bits for each way of arrival
 *   bits 12-   what stands there when it is special: PIT, OFF or ROCKET + player
 */
const STOP_ALL = 15
const TURN_SHIFT = 4
const KIND_SHIFT = 12
const FIRST_SPECIAL = 1 << KIND_SHIFT
/** Bits of a square on which nobody turns: the way afterwards is the way of arrival. */
const STRAIGHT = ((1 << 2) | (2 << 4) | (3 << 6)) << TURN_SHIFT

/**
 * Arrays for one run after the other, with what the last one left in them: a search plays very many small levels, for
 * which new arrays would take longer than the play. Boards with more squares get their own.
 */
const LENT = 1024
const lent = {
  mice: new Int32Array(LENT),
  cats: new Int32Array(LENT),
  squares: new Int32Array(LENT),
  ground: new Uint8Array(LENT),
  eaten: new Uint8Array(LENT),
}

/** The official answer, one score per line. Neither records nor allocates while it runs. */
export function answer(level: Level, reading?: ReadingId): string {
  const rules = rulesOf(reading)
  const scores = new Scores(level, rules)
  play(level, rules, [scores])
  return printScores(scores.points)
}

/** The answers under some readings: those under which the animals move the same way are counted in one run. */
export function answers(level: Level, readings: readonly (ReadingId | undefined)[]): string[] {
  const all = readings.map((reading) => new Scores(level, rulesOf(reading)))
  const alike = new Map<string, Scores[]>()
  for (const scores of all) {
    const moves = movesOf(scores.rules)
    const held = alike.get(moves)
    if (held) held.push(scores)
    else alike.set(moves, [scores])
  }
  for (const scores of alike.values()) play(level, scores[0]!.rules, scores)
  return all.map(({ points }) => printScores(points))
}

/** The answer's text. */
export function printScores(scores: ArrayLike<number>): string {
  let text = ''
  for (let player = 0; player < scores.length; player++) text += `${scores[player]}\n`
  return text
}

/** Plays up to the last turn that one of the scores counts. */
function play(level: Level, rules: Rules, scores: readonly Scores[]): void {
  const board = new Board(level, rules)
  const last = Math.max(...scores.map((one) => one.last))
  let { mice, cats }: { mice: Int32Array; cats: Int32Array } = lent
  let miceCount = 0
  let catCount = 0
  for (let turn = 0; turn <= last; turn++) {
    if (rules.isPlacingFirst && turn < level.turns.length) board.place(turn)
    mice = withRoom(mice, miceCount + board.starts.length)
    cats = withRoom(cats, catCount + board.starts.length)
    for (let door = 0; door < board.starts.length; door++) {
      const start = board.starts[door]!
      if (isCatBorn(rules, turn, turn * board.starts.length + door)) cats[catCount++] = start
      else mice[miceCount++] = start
    }
    catCount = board.moveCats(cats, catCount)
    miceCount = board.moveMice(mice, miceCount)
    for (const one of scores) one.count(turn, board.miceHits, board.catHits)
    if (turn === last) break
    catCount = board.turnCats(cats, catCount)
    if (!rules.isPlacingFirst && turn < level.turns.length) {
      board.place(turn)
      if (rules.doArrowsTurnAtOnce) {
        board.turnAtOnce(mice, miceCount, turn)
        board.turnAtOnce(cats, catCount, turn)
      }
    }
  }
}

/** The squares and the events on them; animals are passed in. */
class Board {
  readonly starts: Int32Array
  /** Animals that entered each player's rocket in this turn. */
  readonly miceHits: Int32Array
  readonly catHits: Int32Array
  private readonly squares: Int32Array
  private readonly delta: readonly number[]
  private readonly stride: number
  private readonly ground: Uint8Array
  /** Directions in which mice eaten in this turn came to a square; used for `cat-dies-too` only. */
  private readonly eaten: Uint8Array

  constructor(
    private readonly level: Level,
    private readonly rules: Rules,
  ) {
    const { stride, cellCount, delta } = padded(level)
    this.stride = stride
    this.delta = delta
    const isLent = cellCount <= LENT
    this.ground = groundOf(level, rules, isLent ? lent.ground : new Uint8Array(cellCount))
    this.starts = doorStarts(level)
    this.miceHits = new Int32Array(level.rockets.length)
    this.catHits = new Int32Array(level.rockets.length)
    this.squares = isLent ? lent.squares : new Int32Array(cellCount)
    this.eaten = isLent ? lent.eaten : new Uint8Array(rules.doesCatDieToo ? cellCount : 0)
    if (rules.doesCatDieToo) this.eaten.fill(0)
    const { ground, squares } = this
    for (let cell = 0; cell < cellCount; cell++) {
      const kind = ground[cell]!
      if (kind !== PLAIN) squares[cell] = STOP_ALL | (kind << KIND_SHIFT)
      else squares[cell] = this.isByWall(cell) ? this.turnBits(cell, -1) : STRAIGHT
    }
  }

  private isByWall(cell: number): boolean {
    const { ground, stride } = this
    return (
      ground[cell - 1] === OFF ||
      ground[cell + 1] === OFF ||
      ground[cell - stride] === OFF ||
      ground[cell + stride] === OFF
    )
  }

  /** Puts the arrow of a turn on its square and removes the expiring one. */
  place(turn: number): void {
    const gone = expiringTurn(this.rules, this.level.rockets.length, turn)
    if (gone >= 0) this.putArrow(gone, -1)
    this.putArrow(turn, ways.indexOf(this.level.turns[turn]!.way))
  }

  /** Moves the cats; those that stay mark where mice are eaten. Returns the number that stays. */
  moveCats(cats: Int32Array, count: number): number {
    const { squares, delta, catHits } = this
    const passing = this.rules.isPassingDeadly ? 1 : 0
    catHits.fill(0)
    let kept = 0
    for (let i = 0; i < count; i++) {
      const packed = cats[i]!
      const way = packed & 3
      const from = packed >> 2
      const cell = from + delta[way]!
      const square = squares[cell]!
      if (square >= FIRST_SPECIAL) {
        const kind = square >> KIND_SHIFT
        if (kind >= ROCKET) catHits[kind - ROCKET]!++
        continue
      }
      squares[cell] = square | STOP_ALL
      // An animal that arrives at this cat's previous square, facing it, has passed it.
      const left = squares[from]!
      if (left < FIRST_SPECIAL) squares[from] = left | (passing << (way ^ 2))
      cats[kept++] = (cell << 2) | way
    }
    return kept
  }

  /** Moves, scores, eats and turns the mice. Returns the number that stays. */
  moveMice(mice: Int32Array, count: number): number {
    const { squares, miceHits } = this
    const north = this.delta[0]!
    const south = this.delta[2]!
    miceHits.fill(0)
    let kept = 0
    for (let i = 0; i < count; i++) {
      const packed = mice[i]!
      const way = packed & 3
      const cell = (packed >> 2) + ((way & 1) === 0 ? (way === 0 ? north : south) : 2 - way)
      const square = squares[cell]!
      if (((square >> way) & 1) !== 0) {
        if (square >= FIRST_SPECIAL) this.leave(square >> KIND_SHIFT)
        else if (this.rules.doesCatDieToo) this.eaten[cell]! |= 1 << way
        continue
      }
      mice[kept++] = (cell << 2) | ((square >> (TURN_SHIFT + way + way)) & 3)
    }
    return kept
  }

  /** Turns the cats and clears their marks. Returns the number that stays. */
  turnCats(cats: Int32Array, count: number): number {
    const { squares, delta, eaten } = this
    const canDie = this.rules.doesCatDieToo
    let kept = 0
    for (let i = 0; i < count; i++) {
      const packed = cats[i]!
      const way = packed & 3
      const cell = packed >> 2
      const from = cell - delta[way]!
      const square = squares[cell]! & ~STOP_ALL
      squares[cell] = square
      const left = squares[from]!
      if (left < FIRST_SPECIAL) squares[from] = left & ~STOP_ALL
      if (canDie && (eaten[cell] !== 0 || ((eaten[from]! >> (way ^ 2)) & 1) !== 0)) continue
      cats[kept++] = (cell << 2) | ((square >> (TURN_SHIFT + way + way)) & 3)
    }
    if (canDie) eaten.fill(0)
    return kept
  }

  /** Turns the animals on the square of a turn's arrow. */
  turnAtOnce(animals: Int32Array, count: number, turn: number): void {
    const cell = this.cellOfTurn(turn)
    for (let i = 0; i < count; i++) {
      const packed = animals[i]!
      if (packed >> 2 !== cell) continue
      animals[i] = (cell << 2) | ((this.squares[cell]! >> (TURN_SHIFT + (packed & 3) * 2)) & 3)
    }
  }

  private leave(kind: number): void {
    if (kind === PIT || kind === OFF) return
    this.miceHits[kind - ROCKET]!++
  }

  private cellOfTurn(turn: number): number {
    const { x, y } = this.level.turns[turn]!
    return paddedCell(this.stride, x, y)
  }

  private putArrow(turn: number, arrow: number): void {
    const cell = this.cellOfTurn(turn)
    this.squares[cell] = this.turnBits(cell, arrow)
  }

  private turnBits(cell: number, arrow: number): number {
    let bits = 0
    for (let way = 0; way < 4; way++) {
      const after = wayAfterTurn(this.rules, this.ground, this.delta, cell, way, arrow)
      bits |= after << (TURN_SHIFT + way + way)
    }
    return bits
  }
}
