import { recordLevel } from '@core/conformance/record-level'
import { findGame, games } from '@core/games/testing'
import { TraceCursor } from '@core/trace/cursor'
import { describe, expect, test } from 'vitest'
import { samplesOf } from '../games/samples'
import { lastWords, stepWords, type SpokenRun } from './step-words'

function runOf(id: string, text: string): SpokenRun & { readonly cursor: TraceCursor } {
  const game = findGame(id)!
  const parsed = game.format.parse(text)
  if (!parsed.ok) throw new Error('the sample cannot be read')
  const { layout, chunks } = recordLevel(game, parsed.value.level)
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) cursor.append(chunk)
  return { level: parsed.value.level, cursor }
}

const texts = await Promise.all(games.map(({ id }) => samplesOf(id)[0]!.text()))
const textOf = (id: string): string => texts[games.findIndex((game) => game.id === id)]!

describe.each(games.map(({ id }) => id))('%s', (id) => {
  const run = runOf(id, textOf(id))
  const game = findGame(id)!
  const { stepCount } = run.cursor

  test('every step forwards tells its place and at most three events, and counts the rest', () => {
    for (let step = 0; step < Math.min(stepCount, 200); step++) {
      const words = stepWords(game, run, step, step + 1)
      const events = run.cursor.eventsOf(step)
      expect(words).toMatch(/^(Turn \d+ of \d+(, before [^.]+)?\.|The end\.) /)
      expect(words.includes('Nothing happened.')).toBe(events.length === 0)
      const rest = events.length - 3
      if (rest > 0) expect(words).toContain(`And ${rest} more event`)
      else for (const event of events) expect(words).toContain(game.describe(run.level, event).text)
    }
  })

  test('a way backwards, or a long one, tells only where it led', () => {
    expect(stepWords(game, run, 1, 0)).toMatch(/^Turn 1 of \d+(, before [^.]+)?\.$/)
    expect(stepWords(game, run, 0, stepCount).startsWith('The end.')).toBe(true)
    expect(stepWords(game, run, -1000, 0)).toMatch(/^Turn 1 of \d+(, before [^.]+)?\.$/)
  })
})

test('what matters is said before what else happens', () => {
  const game = findGame('rockets')!
  const run = runOf('rockets', textOf('rockets'))
  const { cursor } = run
  const eventsOf = (turn: number) => {
    const [from, to] = [cursor.startOfTurn(turn), cursor.startOfTurn(turn + 1)]
    const steps = Array.from({ length: to - from }, (_, step) => from + step)
    return steps.flatMap((step) => cursor.eventsOf(step))
  }
  const isNotable = ({ code }: { code: number }) => game.engine.eventKinds[code]!.isNotable
  const turns = Array.from({ length: cursor.lastTurn }, (_, turn) => turn)
  const turn = turns.find((at) => eventsOf(at).findIndex(isNotable) > 0)!
  const first = eventsOf(turn).find(isNotable)!
  const words = stepWords(game, run, cursor.startOfTurn(turn), cursor.startOfTurn(turn + 1))
  const told = words.slice(words.indexOf('. ') + 2)
  expect(told.startsWith(game.describe(run.level, first).text)).toBe(true)
})

test('a class is told the last event of a way that matters, or else the last one', () => {
  const game = findGame('rockets')!
  const run = runOf('rockets', textOf('rockets'))
  const { cursor } = run
  const textsOf = (from: number, to: number, isNotable: boolean) =>
    Array.from({ length: to - from }, (_, step) => cursor.eventsOf(from + step))
      .flat()
      .filter(({ code }) => !isNotable || game.engine.eventKinds[code]!.isNotable)
      .map((event) => game.describe(run.level, event).text)
  for (const [from, to] of [
    [0, cursor.stepCount],
    [0, cursor.startOfTurn(3)],
    [cursor.startOfTurn(1), cursor.startOfTurn(2)],
  ] as const) {
    const words = lastWords(game, run, from, to)
    const last = textsOf(from, to, true).at(-1) ?? textsOf(from, to, false).at(-1)!
    expect(words).toBe(`${stepWords(game, run, to, to)} ${last.replace(/\.?$/, '.')}`)
  }
  expect(lastWords(game, run, 5, 2)).toBe(stepWords(game, run, 5, 2))
})
