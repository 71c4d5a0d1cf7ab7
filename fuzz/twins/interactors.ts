import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { printOrder } from '@core/game/refereed'
import { ask, askNow, type Command } from './ask'
import { answering } from './compiled'
import { engineMatch, type MatchCase, type PlayedMatch } from './engine-match'
import { MatchTwin } from './matches'

const CONSTANT = 'static const bool MUST_WIN = false;'

/** A word is the input in hex, which is put where the interactor looks for it: the path is in its environment. */
const SET_UP = `
static std::string fromHex(const std::string &hex);
static void setUp(const std::string &word) {
    FILE *file = std::fopen(std::getenv("INPUT"), "w");
    const std::string input = fromHex(word);
    std::fwrite(input.data(), 1, input.size(), file);
    std::fclose(file);
}
`

/**
 * The interactor of a game in C++, compiled with a testlib.h; its files are in a folder. It is told at once all that the engine heard in the
 * same match, and has to say the same, and end with the same verdict.
 */
export class Interactor extends MatchTwin {
  private readonly command: Command
  private readonly played = new WeakMap<MatchCase, PlayedMatch>()

  constructor(game: AnyGame, source: string, testlib: string, folder: string) {
    super(game)
    const [input, output] = ['in', 'out'].map((ending) => join(folder, `${game.id}.${ending}`))
    const program = answering([CONSTANT, source, SET_UP], testlib)
    writeFileSync(input!, '')
    this.command = ['env', `INPUT=${input}`, program, input!, output!]
  }

  ours(one: MatchCase): string {
    const { said, fault, scores } = this.playedBy(one)
    const told = said.filter((line) => line.startsWith('>> ')).map((line) => line.slice(3))
    const [own, other] = one.side === 0 ? scores : scores.toReversed()
    const points = `The program has ${own}, its opponent ${other} points.`
    const end = fault === null ? 'ok The match is over.' : `wrong answer ${fault}`
    return [...told, `${end} ${points}`, fault === null ? '' : 'status 256'].join('\n').trim()
  }

  async theirs(cases: readonly MatchCase[]): Promise<string[]> {
    const answers = await ask(
      this.command,
      cases.map((one) => this.question(one)),
    )
    return answers.map(verdict)
  }

  theirsNow(one: MatchCase): string {
    return verdict(askNow(this.command, [this.question(one)])[0]!)
  }

  private playedBy(one: MatchCase): PlayedMatch {
    const played = this.played.get(one) ?? engineMatch(this.game, one)
    this.played.set(one, played)
    return played
  }

  private question(one: MatchCase): string {
    const heard = this.playedBy(one).said.filter((line) => line.startsWith('<< '))
    return [printOrder(one), heard.map((line) => `${line.slice(3)}\n`).join('')].map(hex).join(' ')
  }
}

function hex(text: string): string {
  return Buffer.from(text).toString('hex')
}

function verdict(answer: string): string {
  const [said = '', ...status] = answer.split(' ')
  return `${Buffer.from(said, 'hex').toString().trimEnd()}\n${status.join(' ')}`.trim()
}
