import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mutated } from '@core/conformance/mutate-text'
import type { AnyGame } from '@core/game/any-game'
import { Refereed } from '@core/game/refereed'
import type { Rng } from '@core/kernel/rng'
import { ask, askNow, python, type Command } from './ask'
import { engineMatch, type MatchCase } from './engine-match'
import { chanceOf, generated, levelOf, sampleTexts } from './levels'
import type { Twin } from './twin'

/** That many further matches have a wrong move, for as many matches as there are pairs. */
const WRONG = 3

/** Matches of all pairs of players of a game, led by a referee that is a second implementation. */
export abstract class MatchTwin implements Twin<MatchCase> {
  /** Cases of which each pair has one. */
  readonly round: number
  private readonly making: NonNullable<AnyGame['making']>
  private readonly ids: readonly string[]
  private readonly samples: readonly string[]

  constructor(readonly game: AnyGame) {
    this.making = game.making!
    this.ids = this.making.players.map(({ id }) => id)
    this.round = this.ids.length ** 2 + WRONG
    const levels = sampleTexts(game).flatMap((text) => levelOf(game, text) ?? [])
    this.samples = [...new Set(levels.map((level) => this.begun(level)))]
  }

  abstract ours(one: MatchCase): string
  abstract theirs(cases: readonly MatchCase[]): Promise<string[]>
  abstract theirsNow(one: MatchCase): string

  /** All pairs, then wrong moves, and all over again: on samples and generated levels, most of which end soon. */
  caseAt(index: number, seed: number): MatchCase {
    const rng = chanceOf(seed, index)
    const { ids, round, samples } = this
    const [number, turn] = [index % round, Math.trunc(index / round)]
    const level = turn % 3 === 0 ? rng.pick(samples) : this.begun(this.anyLevel(index, rng))
    const text = turn % 3 === 1 ? level : withoutMuch(level, rng)
    const order = { text, side: rng.below(2), seed: rng.below(1e9), most: Number.MAX_SAFE_INTEGER }
    const player = ids[Math.trunc(number / ids.length)]
    if (player === undefined) return this.withWrongMove(order, rng)
    return { ...order, player, opponent: ids[number % ids.length]!, moves: null }
  }

  told({ player, opponent, side, seed, moves, text }: MatchCase): string {
    const who = moves ? `${moves.length} moves` : player
    return `${who} as player ${side} against ${opponent}, seed ${seed}: ${JSON.stringify(text)}`
  }

  private begun(level: unknown): string {
    return this.game.format.print(this.making.levelOf(level))
  }

  private anyLevel(index: number, rng: Rng): unknown {
    const { generator } = this.game
    if (rng.below(4) === 0) return generated(this.game, index, rng)
    return generator.generate({ ...generator.defaults, ...generator.vary?.(rng) }, rng)
  }

  /** Some moves of chance, and then one that is mostly illegal. */
  private withWrongMove(
    order: Omit<MatchCase, 'player' | 'opponent' | 'moves'>,
    rng: Rng,
  ): MatchCase {
    const opponent = this.ids[0]!
    const level = levelOf(this.game, order.text)
    const refereed = new Refereed(this.making, level, { ...order, opponent })
    const moves: string[] = []
    for (let left = rng.below(12); left >= 0 && !refereed.isOver; left--) {
      const move = this.making.think(refereed.match, order.side, opponent, rng, () => false)
      moves.push(left === 0 ? wrongMove(move, rng) : move)
      if (left > 0) refereed.hear(move)
    }
    return { ...order, player: opponent, opponent, moves }
  }
}

/** A level whose bank of letters, if it has one, ends soon: players then weigh what they can still do. */
function withoutMuch(text: string, rng: Rng): string {
  return text.replace(/[A-Z]{100,}/, (bank) => bank.slice(0, rng.between(14, 90)))
}

/** The referee and the players of a game in Python, its program put into a folder. Each says how a match went, as JSON. */
export class Matches extends MatchTwin {
  private readonly command: Command

  constructor(game: AnyGame, source: string, folder: string) {
    super(game)
    const program = join(folder, `${game.id}-referee.py`)
    writeFileSync(program, source)
    this.command = [python(), resolve('fuzz/twins/play-many.py'), program]
  }

  ours(one: MatchCase): string {
    return JSON.stringify(engineMatch(this.game, one))
  }

  async theirs(cases: readonly MatchCase[]): Promise<string[]> {
    return (
      await ask(
        this.command,
        cases.map((one) => JSON.stringify(one)),
      )
    ).map(compact)
  }

  theirsNow(one: MatchCase): string {
    return compact(askNow(this.command, [JSON.stringify(one)])[0]!)
  }
}

/** As JSON is written here. */
function compact(answer: string): string {
  return JSON.stringify(JSON.parse(answer))
}

/** A move with something about it that is not as it should be; of a line. */
function wrongMove(move: string, rng: Rng): string {
  const letter = String.fromCharCode(65 + rng.below(26))
  const at = rng.below(move.length)
  const words = move.split(' ')
  const other = rng.pick(words)
  const wrong = rng.pick([
    () => '',
    () => `\u00a0${move}\t \ufeff`,
    () => move.toLowerCase(),
    () => `${move} ${other}`,
    () => move + move,
    () => words.with(rng.below(words.length), other).join(' '),
    () => words.toReversed().join(' '),
    () => words.slice(1).join(' '),
    () => move.replace(/ |$/, rng.pick(['  ', '\t', '\u00a0', '\u2003', '\x1c', '\x85', '\u200e'])),
    () => letter.repeat(rng.between(1, 300)),
    () => move.slice(0, at) + letter + move.slice(at + 1),
    () => move.slice(0, at) + letter + move.slice(at + 1),
    () => move.slice(0, at) + letter + move.slice(at),
    () => mutated(move, rng),
  ])()
  return wrong.replaceAll(/[\r\n]/g, '')
}
