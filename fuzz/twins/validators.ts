import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { ask, askNow, python, type Command } from './ask'
import { ACCEPTED, TextTwin, type TextCase } from './text-twin'
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

  async theirs(cases: readonly TextCase[]): Promise<string[]> {
    return (await ask(this.command, cases.map(question))).map(verdict)
  }

  theirsNow(one: TextCase): string {
    return verdict(askNow(this.command, [question(one)])[0]!)
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
