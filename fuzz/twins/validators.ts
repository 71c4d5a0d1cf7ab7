import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { orderIn, printOrder } from '@core/game/refereed'
import { ask, askNow, python, type Command } from './ask'
import { chanceOf } from './levels'
import { ACCEPTED, firstLine, named, textCase, TextTwin, type TextCase } from './text-twin'
import type { Texts } from './texts'

/** The validator of a game in Python, its program put into a folder. Each says `accepted`, or the line that is named first. */
export class Validator extends TextTwin {
  private readonly command: Command

  constructor(game: AnyGame, texts: Texts, source: string, folder: string) {
    super(game, texts)
    const program = join(folder, `${game.id}-validate.py`)
    writeFileSync(program, source)
    this.command = [python(), resolve('fuzz/twins/validate-many.py'), program]
  }

  /** For games with matches, every fourth text is the input of a match. */
  override caseAt(index: number, seed: number): TextCase {
    const at = index >> 1
    const { making } = this.game
    if (!making || at % 4 !== 0) return super.caseAt(index, seed)
    const players = making.players.map(({ id }) => id)
    const rng = chanceOf(seed, at)
    const [level, side] = [this.texts.at(at, seed).toString(), rng.below(2)]
    const order = printOrder({
      side,
      opponent: rng.pick(players),
      seed: rng.below(1e9),
      text: level,
    })
    return textCase(order, index % 2 === 1, players)
  }

  async theirs(cases: readonly TextCase[]): Promise<string[]> {
    return (await ask(this.command, cases.map(question))).map(verdict)
  }

  theirsNow(one: TextCase): string {
    return verdict(askNow(this.command, [question(one)])[0]!)
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
}

function question({ isStrict, players, text }: TextCase): string {
  return JSON.stringify([isStrict, players, text])
}

/** What a validator's exit code and words mean. */
function verdict(answer: string): string {
  const [code, words] = JSON.parse(answer) as [unknown, string]
  const isSound = code === 42 ? words === '' : code === 43 && /^(line \d+: .+\n)+$/.test(words)
  const line = /^line \d+/.exec(words)?.[0] ?? ACCEPTED
  return isSound ? line : `ends with ${String(code)}: ${words}`
}

/** Whether the level of a match has moves already. */
function isBegun(game: AnyGame, text: string): boolean {
  const parsed = game.format.parse(text)
  return parsed.ok && game.format.print(game.making!.levelOf(parsed.value.level)) !== text
}
