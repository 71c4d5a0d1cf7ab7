import type { MatchMaking } from '@core/game/match'
import { recordLevel } from '@core/conformance/record-level'
import type { AnyGame } from '@core/game/any-game'
import type { Rng } from '@core/kernel/rng'
import { eventAt } from '@core/trace/cursor'
import { isPlain } from './level-checks'
import { demand, demandSame, FaultFound } from './target'

/** A longer run tells no more of the text it came from. */
const LIMITS = { steps: 20_000, changes: 200_000 }

/** The fast answer is that of the traced run, for the rules and one misreading; returns the kinds of events met. */
export function checkRun(game: AnyGame, level: unknown, rng: Rng): string[] {
  const { engine } = game
  const run = recordLevel(game, level, undefined, LIMITS)
  const met = new Map<number, number>()
  for (const chunk of run.chunks) {
    const rows = chunk.eventStart[chunk.stepCount]!
    for (let row = 0; row < rows; row++) {
      const event = eventAt(chunk, row)
      const times = met.get(event.code) ?? 0
      met.set(event.code, times + 1)
      if (times < 3) checkWords(game.describe(level, event).text)
    }
  }
  compareAnswer(game, level, run, undefined)
  const reading = engine.readings.length > 0 ? rng.pick(engine.readings).id : undefined
  if (reading !== undefined) {
    compareAnswer(game, level, recordLevel(game, level, reading, LIMITS), reading)
  }
  const features = [`outcome:${run.outcome.kind}`]
  for (const [code, times] of met) {
    features.push(`event:${engine.eventKinds[code]!.name}:${Math.trunc(Math.log2(times))}`)
  }
  return features
}

/** A match tells its players' exchanges as texts that are read again, and takes or refuses any move. */
export function checkMatch(
  game: AnyGame,
  level: unknown,
  words: readonly string[],
  rng: Rng,
): void {
  const making = game.making as MatchMaking<unknown> | undefined
  if (!making) return
  for (const player of [0, 1]) {
    const { transcript } = making.exchange(level, player)
    const read = game.format.parse(transcript)
    if (!read.ok) {
      const why = game.message(read.error[0]!)
      throw new FaultFound('transcript cannot be read', `${why} ${JSON.stringify(transcript)}`)
    }
    const again = (making.exchange(read.value.level, player) as { transcript: string }).transcript
    demandSame('transcript of a transcript differs', again, transcript)
  }
  const asked = making.toMove(level)
  if (asked.length === 0) return
  const length = rng.below(10)
  const moves = asked.map(() =>
    Array.from({ length }, () => rng.pick(words)).join(rng.pick([' ', '', ' '])),
  )
  const advanced = making.advance(level, moves, rng)
  if (!advanced.ok) return checkWords(advanced.error)
  const printed = game.format.print(advanced.value)
  demand(game.format.parse(printed).ok, 'match with a move cannot be read', JSON.stringify(moves))
}

function compareAnswer(
  game: AnyGame,
  level: unknown,
  run: ReturnType<typeof recordLevel>,
  reading: string | undefined,
): void {
  if (run.outcome.kind !== 'finished') return
  const kind = `fast answer differs for ${reading ?? 'the right rules'}`
  demandSame(kind, game.engine.answer(level, reading), game.engine.answerOf(level, run.last))
}

function checkWords(text: string): void {
  demand(text !== '' && isPlain(text), 'strange words', text)
}
