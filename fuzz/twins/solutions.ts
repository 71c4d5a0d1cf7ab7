import type { AnyGame } from '@core/game/any-game'
import { shrink } from '../shrink'
import { ask, askNow, type Command } from './ask'
import { answering } from './compiled'
import { chanceOf, generated, levelOf, sampleTexts } from './levels'
import type { Twin } from './twin'

/** A level to be answered. */
export interface LevelCase {
  readonly text: string
  /** The id of a misreading; empty for the rules. */
  readonly reading: string
}

/** What a package has above each solution; here it is a variable. */
const CONSTANT = 'static const char *READING = "";\n'
const SET_UP = 'static void setUp(const std::string &word) { READING = word.c_str(); }\n'

/** The solution of a game in C++, compiled. Each says the answer to a level by the rules or by a misreading. */
export class Solution implements Twin<LevelCase> {
  /** The rules, and all misreadings: each level comes with every one. */
  readonly readings: readonly string[]
  private readonly samples: readonly string[]
  private readonly command: Command
  private last = { index: -1, text: '' }
  private read: { text: string; level: unknown } = { text: '', level: null }

  constructor(
    readonly game: AnyGame,
    source: string,
  ) {
    this.readings = ['', ...game.engine.readings.map(({ id }) => id)]
    const levels = sampleTexts(game).flatMap((text) => levelOf(game, text) ?? [])
    this.samples = levels.map((level) => game.format.print(level))
    this.command = [answering([CONSTANT, source, SET_UP])]
  }

  /** First all samples, then generated levels. */
  caseAt(index: number, seed: number): LevelCase {
    const { readings } = this
    const at = Math.trunc(index / readings.length)
    if (this.last.index !== at) this.last = { index: at, text: this.textAt(at, seed) }
    return { text: this.last.text, reading: readings[index % readings.length]! }
  }

  ours({ text, reading }: LevelCase): string {
    if (this.read.text !== text) this.read = { text, level: levelOf(this.game, text) }
    const { level } = this.read
    return this.game.engine.answer(level, reading === '' ? undefined : reading)
  }

  async theirs(cases: readonly LevelCase[]): Promise<string[]> {
    return (await ask(this.command, cases.map(question))).map(answer)
  }

  theirsNow(one: LevelCase): string {
    return answer(askNow(this.command, [question(one)])[0]!)
  }

  told({ reading, text }: LevelCase): string {
    return `${reading || 'the rules'}: ${JSON.stringify(text)}`
  }

  smaller(one: LevelCase, differs: (one: LevelCase) => boolean): LevelCase {
    const { format } = this.game
    const text = shrink(one.text, (shorter) => {
      const level = levelOf(this.game, shorter)
      return level !== null && format.print(level) === shorter && differs({ ...one, text: shorter })
    })
    return { ...one, text }
  }

  private textAt(at: number, seed: number): string {
    const level = generated(this.game, at, chanceOf(seed, at))
    return this.samples[at] ?? this.game.format.print(level)
  }
}

function question({ text, reading }: LevelCase): string {
  return `${reading} ${Buffer.from(text).toString('hex')}`
}

/** What a solution wrote, and how it ended where that was not well. */
function answer(line: string): string {
  const [hex, ...status] = line.split(' ')
  return [Buffer.from(hex!, 'hex').toString(), ...status].join(' ')
}
