import type { AnyGame } from '@core/game/any-game'
import { orderIn } from '@core/game/refereed'
import { ask, askNow, type Command } from './ask'
import { answering } from './compiled'
import { ACCEPTED, named, TextTwin, type TextCase } from './text-twin'
import type { Texts } from './texts'

/** What a package has above each validator; here these are variables. */
const CONSTANTS = 'static bool IS_STRICT = false;\nstatic const char *PLAYERS = "";\n'
/** A word is the mode, and behind a colon each of those who may play. */
const SET_UP = `
static void setUp(const std::string &word) {
    static std::string players;
    for (const char letter : word.substr(std::min(word.find(':'), word.size()))) players += letter == ':' ? ' ' : letter;
    IS_STRICT = word.compare(0, 6, "strict") == 0;
    PLAYERS = players.c_str() + (players.empty() ? 0 : 1);
}
`

/**
 * The validator of a game in C++, compiled with a testlib.h. Each says `accepted`, or the line that is named first.
 * Of a text that is not written as the format has it the other one says only `refused`: it stops at the first blank that is
 * wrong, while the engine reads on and names what is wrong with the level.
 */
export class TestlibValidator extends TextTwin {
  private readonly command: Command

  constructor(game: AnyGame, texts: Texts, source: string, testlib: string) {
    super(game, texts)
    this.command = [answering([CONSTANTS, source, SET_UP], testlib)]
  }

  override ours(one: TextCase): string {
    return this.withLine(one, super.ours(one))
  }

  async theirs(cases: readonly TextCase[]): Promise<string[]> {
    const answers = await ask(this.command, cases.map(question))
    return answers.map((answer, at) => this.withLine(cases[at]!, verdict(answer)))
  }

  theirsNow(one: TextCase): string {
    return this.withLine(one, verdict(askNow(this.command, [question(one)])[0]!))
  }

  /** What is said of a text, without the line where the two need not name the same. */
  private withLine(one: TextCase, said: string): string {
    if (!said.startsWith('line ')) return said
    const text = levelIn(one)
    const parsed = this.game.format.parse(text)
    const isCanonical = parsed.ok && this.game.format.print(parsed.value.level) === text
    return isCanonical ? said : 'refused'
  }
}

/** The line that testlib was in, in brackets for which it may take letters of the text. */
// eslint-disable-next-line no-control-regex
const LAST_READ = /(?:stdin, |\u000b)line (\d+)[)\u0011]/

/** The text of a level; of the input of a match what stands below its first line. */
function levelIn({ players, text }: TextCase): string {
  const read = Buffer.from(text, 'base64').toString()
  return players.length === 0 ? read : (orderIn(read)?.text ?? '')
}

function question({ isStrict, players, text }: TextCase): string {
  const word = [isStrict ? 'strict' : 'tolerant', ...players].join(':')
  return `${word} ${Buffer.from(text, 'base64').toString('hex')}`
}

/** What a validator's words and status mean. */
function verdict(answer: string): string {
  const [hex = '', ...status] = answer.split(' ')
  const words = Buffer.from(hex, 'hex').toString()
  if (words === '' && status.length === 0) return ACCEPTED
  const line = /^FAIL line (\d+): /.exec(words)?.[1] ?? LAST_READ.exec(words)?.[1]
  // 3 is the exit code of a refusal.
  const isSound = line !== undefined && status.join(' ') === `status ${3 << 8}`
  return isSound ? named(Number(line)) : `ends with ${status.join(' ')}: ${words}`
}
