// Without `node:` before the name, which the oldest Node that a judge may have does not know.
import { appendFileSync, readFileSync } from 'fs'
import type { AnyJudgedGame } from '@core/game/any-game'
import type { MatchMaking } from '@core/game/match'
import { parseText } from '@core/game/parse-text'
import { orderIn, Refereed } from '@core/game/refereed'
import { LineReader, say } from './streams'
import { ACCEPTED, REFUSED } from './validate'

/** Letters of a wrong move that are told. */
const SHOWN = 200

/**
 * Leads a match between the program at standard input and output and a built-in player, as an interactive output
 * validator: input, answer and folder for feedback are its arguments, and its exit code is the verdict. `mustWin`: a
 * program that has no more points than its opponent in the end is refused.
 */
export function run(game: AnyJudgedGame, making: MatchMaking<unknown>, mustWin: boolean): void {
  const [, , inputFile = '', , feedback = '.'] = process.argv
  const order = orderIn(readFileSync(inputFile, 'utf8'))
  const parsed = order && parseText(game, order.text)
  if (!order || !parsed?.ok) throw new Error(`${inputFile} is no match`)
  const refereed = new Refereed(making, parsed.value.level, order)
  const fault = lead(refereed)
  const scores = `The program has ${refereed.scores.join(', its opponent ')} points.`
  const [own, other] = refereed.scores
  const isRefused = fault !== null || (mustWin && own <= other)
  const words = fault ?? (isRefused ? 'The program has not won.' : 'The match is over.')
  appendFileSync(`${feedback.replace(/\/$/, '')}/judgemessage.txt`, `${words} ${scores}\n`)
  process.exitCode = isRefused ? REFUSED : ACCEPTED
}

/** Plays to the end; gives what the program did wrong, a sentence. */
function lead(refereed: Refereed<unknown>): string | null {
  const input = new LineReader()
  for (let move = 1; ; move++) {
    // A program that has ended may have said all its moves before.
    say(refereed.tell())
    if (refereed.isOver) return null
    const line = input.next()
    if (line === null) return `The program ended before its move ${move}.`
    const fault = refereed.hear(line.trim())
    if (fault !== null) return `Move ${move}, “${line.slice(0, SHOWN)}”: ${fault}.`
  }
}
