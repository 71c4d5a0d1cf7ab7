import { describe, expect, it } from 'vitest'
import { seeds, tries } from '../conformance/testing/tries'
import { generatedLevel } from '../conformance/kit'
import { runnableSamples } from '../conformance/testing/samples'
import { recordLevel, type RecordedRun } from '../conformance/record-level'
import type { ReadingId } from '../trace/machine'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { eventAt, TraceCursor } from '../trace/cursor'
import { TraceBook } from '../trace/book'
import { playMisread, misreadLater, readingsFor, turnCase } from './misread'
import { playTurn, TurnPlayer, type PlayedEvent } from './play-turn'
import { StepReader } from './step-reader'

/** Runs longer than this say nothing new and take long. */
const LIMITS = { steps: 800, changes: 200_000 }

/** What whole traces say of a turn. */
interface TracedTurn {
  readonly end: Int32Array
  readonly events: PlayedEvent[]
}

/** The turns of a run by their numbers, read off its trace. */
function turnsOf({ layout, chunks }: RecordedRun): Map<number, TracedTurn> {
  const turns = new Map<number, TracedTurn>()
  const cursor = new TraceCursor(layout)
  for (const chunk of chunks) {
    cursor.append(chunk)
    for (let at = 0; at < chunk.stepCount; at++) {
      cursor.forward()
      const turn = chunk.turn[at]!
      const events = turns.get(turn)?.events ?? []
      for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
        events.push({ ...eventAt(chunk, row), phase: chunk.phase[at]! })
      }
      turns.set(turn, { end: cursor.state.slice(), events })
    }
  }
  return turns
}

function trimmed(state: Int32Array): number[] {
  let length = state.length
  while (length > 0 && state[length - 1] === 0) length--
  return Array.from(state.subarray(0, length))
}

/** Events as a bag of their texts: how often each happens, in any order and by any rules. */
function bagOf(game: AnyGame, level: unknown, events: readonly PlayedEvent[]): string[] {
  return events
    .map((event) => [event.phase, event.code, game.describe(level, event).text].join(' '))
    .sort()
}

const words = new WeakMap<TracedTurn, string>()

/** Everything said of a turn and its end, as a text; kept, since each reading asks about turns of the right run. */
function wordsOf(game: AnyGame, level: unknown, turn: TracedTurn): string {
  const known =
    words.get(turn) ?? JSON.stringify([bagOf(game, level, turn.events), trimmed(turn.end)])
  words.set(turn, known)
  return known
}

/** First turn at which two whole runs are not the same; null when there is none. */
function firstDifference(
  { game, level }: { game: AnyGame; level: unknown },
  a: Map<number, TracedTurn>,
  wrong: RecordedRun,
): number | null {
  const b = turnsOf(wrong)
  const last = Math.max(...a.keys())
  for (const [turn, traced] of a) {
    const other = b.get(turn)
    const isSame =
      other !== undefined &&
      wordsOf(game, level, traced) === wordsOf(game, level, other) &&
      turn < last === [...b.keys()].some((later) => later > turn)
    if (!isSame) return turn
  }
  return null
}

function readerOf(run: RecordedRun): StepReader {
  const book = new TraceBook()
  for (const chunk of run.chunks) book.append(chunk)
  return new StepReader(run.layout, book)
}

/** Starts of all turns of a run. */
function startsOf(run: RecordedRun) {
  const reader = readerOf(run)
  const starts = new Map<number, NonNullable<ReturnType<StepReader['turnStart']>>>()
  for (const chunk of run.chunks) {
    chunk.turn.forEach((turn, at) => {
      if (!starts.has(turn)) starts.set(turn, reader.turnStart(chunk.firstStep + at)!)
    })
  }
  return starts
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const samples = runnableSamples(game)
  const levels = [...samples, ...seeds(1, 3).map((seed) => generatedLevel(game, seed))]
  const runs = levels
    .map((named) => ({ ...named, run: recordLevel(game, named.level, undefined, LIMITS) }))
    .filter(({ run }) => run.outcome.kind === 'finished' && run.chunks.length > 0)

  it('plays each turn as the whole run has it, and finds the right rules the same', () => {
    for (const { name, level, run } of runs) {
      const traced = turnsOf(run)
      for (const [turn, start] of startsOf(run)) {
        const expected = traced.get(turn)!
        const played = playTurn(game, level, start)
        expect(
          { name, turn, events: played.events, end: trimmed(played.end), isCut: played.isCut },
          `${name} turn ${turn}`,
        ).toEqual({ name, turn, events: expected.events, end: trimmed(expected.end), isCut: false })
        expect(playMisread(turnCase(game, level, start)).outcome).toBe('same')
      }
    }
  })

  it('finds the first turn at which the whole runs of a reading part, and none before', () => {
    const seen = new Set<ReadingId>()
    for (const [number, { name, level, run }] of runs.entries()) {
      const traced = turnsOf(run)
      const cases = [...startsOf(run).values()].map((start) => turnCase(game, level, start))
      for (const [at, { id }] of game.engine.readings.entries()) {
        // In the ordinary run a reading that was seen is tried on every fourth level.
        if (seen.has(id) && (number + at) % tries(4, 1) !== 0) continue
        const wrong = recordLevel(game, level, id, LIMITS)
        if (wrong.outcome.kind !== 'finished') continue
        const expected = firstDifference({ game, level }, traced, wrong)
        let found: number | null = null
        for (const turn of cases) {
          const { outcome } = playMisread(turn, id)
          if (outcome === 'same') continue
          found = turn.start.turn
          if (outcome === 'differs') seen.add(id)
          else if (!seen.has(id) && misreadLater(turn, id)) seen.add(id)
          break
        }
        expect({ name, id, turn: found }).toEqual({ name, id, turn: expected })
      }
    }
    // Every misreading shows in what is said or drawn, in the turn or later.
    const never = game.engine.readings.filter(({ id }) => !seen.has(id)).map(({ id }) => id)
    expect(never).toEqual([])
  })

  it('lists the readings that break the asked rule first', () => {
    const { rule } = game.engine.readings.at(-1) ?? { rule: game.rules[0]!.id }
    const listed = readingsFor(game, rule)
    expect([...listed].sort(byId)).toEqual([...game.engine.readings].sort(byId))
    const count = listed.filter((reading) => reading.rule === rule).length
    expect(listed.slice(0, count).every((reading) => reading.rule === rule)).toBe(true)
  })
})

describe('what is said of a misread turn', () => {
  const rockets: AnyGame = games[0]
  const { level } = runnableSamples(rockets).find(({ name }) => name === 'eaten-in-passing')!
  const run = recordLevel(rockets, level)
  const start = startsOf(run).get(11)!
  const eatenInPassing = playTurn(rockets, level, start).events.find((event) =>
    rockets.describe(level, event).text.includes('in passing'),
  )!

  it('are the events that would be missing, the figures, the cells and what was asked', () => {
    const cell = 1 * 7 + 1
    const asked = { event: eatenInPassing, cell }
    const found = playMisread(turnCase(rockets, level, start, asked), 'no-swap-eating')
    expect({
      outcome: found.outcome,
      missing: found.missing.rows.map(({ phase, text }) => `${phase}: ${text}`),
      added: found.added.total,
      ending: found.ending,
      happens: found.happens,
      isCut: found.isCut,
    }).toEqual({
      outcome: 'differs',
      missing: [
        'eat: The mouse from door 2 is eaten in passing by the cat from door 1, coming to (1,1)',
        'eat: The mouse from door 4 is eaten in passing by the cat from door 1, coming to (1,1)',
      ],
      added: 0,
      ending: 'same',
      happens: false,
      isCut: false,
    })
    // Both mice that are not eaten are alive after the turn.
    const { slot } = run.layout.figures.find(({ name }) => name === 'Mice')!
    const right = turnsOf(run).get(11)!.end[slot]!
    expect(found.figures).toEqual([{ name: 'Mice', right, wrong: right + 2 }])
    expect(found.cells).toEqual([{ cell, ...found.cell }])
    expect(found.cell!.right).not.toBe(found.cell!.wrong)
  })

  it('says that an event happens, too, when only others differ', () => {
    const found = playMisread(
      turnCase(rockets, level, start, { event: eatenInPassing }),
      'cat-dies-too',
    )
    expect(found).toMatchObject({ outcome: 'differs', happens: true, cell: null })
    expect(found.added.rows[0]!.text).toContain('leaves the board with the mouse it ate')
  })

  it('says when the run would be over before the turn, or would end with it', () => {
    const starts = [...startsOf(run).values()]
    const ending = (at: number) =>
      playMisread(turnCase(rockets, level, starts.at(at)!), 'no-last-half-turn').ending
    expect([ending(-1), ending(-2), ending(-3)]).toEqual(['over', 'ends', 'same'])
  })

  it('plays a turn in slices as in one go, a step a slice when there is no time', () => {
    const player = new TurnPlayer(rockets, level, start)
    const plays = [player.advance(() => true)]
    while (plays.at(-1) === null) plays.push(player.advance(() => true))
    const whole = playTurn(rockets, level, start)
    expect(plays.at(-1)).toEqual(whole)
    expect(plays).toHaveLength(whole.stepCount + 1)
  })

  it('compares the beginning of a turn that a limit cuts', () => {
    const play = playTurn(rockets, level, start, undefined, { steps: 2, changes: 1e6 })
    expect(play).toMatchObject({ stepCount: 2, isCut: true, goesOn: true })
  })
})

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1
}
