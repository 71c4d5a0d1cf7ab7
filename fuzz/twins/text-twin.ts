import type { AnyGame } from '@core/game/any-game'
import { orderIn, printOrder } from '@core/game/refereed'
import { sortDiagnostics } from '@core/kernel/diagnostics'
import { chanceOf } from './levels'
import type { Texts } from './texts'
import { shrink } from '../shrink'
import type { Twin } from './twin'

/** A text for a validator. */
export interface TextCase {
  readonly isStrict: boolean
  /** Those of a package of matches; none if the text is of a level alone. */
  readonly players: readonly string[]
  /** Its bytes in base64. */
  readonly text: string
}

export const ACCEPTED = 'accepted'

/** Times that a smaller text is tried: each starts a process. */
const TRIES = 150

/** A validator of a game. It says `accepted`, or the line that is named first. */
export abstract class TextTwin implements Twin<TextCase> {
  constructor(
    readonly game: AnyGame,
    protected readonly texts: Texts,
  ) {}

  abstract theirs(cases: readonly TextCase[]): Promise<string[]>
  abstract theirsNow(one: TextCase): string

  /** Each text comes twice, for both modes. For games with matches, every fourth text is the input of a match. */
  caseAt(index: number, seed: number): TextCase {
    const at = index >> 1
    const isStrict = index % 2 === 1
    const bytes = this.texts.at(at, seed)
    const { making } = this.game
    if (!making || at % 4 !== 0) return { isStrict, players: [], text: bytes.toString('base64') }
    const players = making.players.map(({ id }) => id)
    const rng = chanceOf(seed, at)
    const [text, side] = [bytes.toString(), rng.below(2)]
    const order = printOrder({ side, opponent: rng.pick(players), seed: rng.below(1e9), text })
    return textCase(order, isStrict, players)
  }

  ours({ isStrict, players, text }: TextCase): string {
    const read = Buffer.from(text, 'base64').toString()
    if (players.length === 0) return named(firstLine(this.game, read, isStrict))
    const order = orderIn(read)
    if (order === null || !players.includes(order.opponent)) return named(1)
    const line = firstLine(this.game, order.text, isStrict)
    if (line !== null) return named(line + 1)
    return named(isBegun(this.game, order.text) ? 2 : null)
  }

  told({ isStrict, players, text }: TextCase): string {
    const mode = `${isStrict ? 'strict' : 'tolerant'}${players.length > 0 ? ', of matches' : ''}`
    return `${mode}: ${JSON.stringify(Buffer.from(text, 'base64').toString())}`
  }

  smaller(one: TextCase, differs: (one: TextCase) => boolean): TextCase {
    const of = (latin: string): TextCase => {
      return { ...one, text: Buffer.from(latin, 'latin1').toString('base64') }
    }
    const latin = Buffer.from(one.text, 'base64').toString('latin1')
    let left = TRIES
    return of(
      shrink(
        latin,
        (shorter) => differs(of(shorter)),
        () => left-- <= 0,
      ),
    )
  }
}

/** A text as a case. */
export function textCase(
  text: string,
  isStrict: boolean,
  players: readonly string[] = [],
): TextCase {
  return { isStrict, players, text: Buffer.from(text).toString('base64') }
}

/** What a twin says where a line is wrong first, or none is. */
export function named(line: number | null): string {
  return line === null ? ACCEPTED : `line ${line}`
}

/** The line that is wrong first: errors, then whether the text is written as the format has it. */
export function firstLine(game: AnyGame, text: string, isStrict: boolean): number | null {
  const parsed = game.format.parse(text)
  const found = parsed.ok ? game.validate(parsed.value.level) : parsed.error
  // What the reader only warns of is how a text is written, which is looked at last.
  const isWarned = isStrict && parsed.ok
  const counts = sortDiagnostics(found.filter((one) => isWarned || one.severity === 'error'))
  if (counts.length > 0) return counts[0]!.place.line
  if (!parsed.ok) throw new Error(`refused without an error: ${text}`)
  const canonical = game.format.print(parsed.value.level)
  if (text === canonical) return null
  const right = canonical.split('\n')
  return [...text.split('\n'), null].findIndex((line, at) => line !== right[at]) + 1
}

/** Whether the level of a match has moves already. */
function isBegun(game: AnyGame, text: string): boolean {
  const parsed = game.format.parse(text)
  return parsed.ok && game.format.print(game.making!.levelOf(parsed.value.level)) !== text
}
