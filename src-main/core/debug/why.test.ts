import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordLevel } from '../conformance/record-level'
import { findGame } from '../games/testing'
import { TraceBook } from '../trace/book'
import { TraceCursor } from '../trace/cursor'
import { factParts } from './fact-parts'
import { StepReader } from './step-reader'
import { rulesNamed, whyOf } from './why'

const rockets = findGame('rockets')!
const text = readFileSync(
  join(import.meta.dirname, '../games/rockets/samples/statement/level.txt'),
  'utf8',
)

function statement() {
  const parsed = rockets.format.parse(text)
  if (!parsed.ok) throw new Error('the sample cannot be read')
  const { level } = parsed.value
  const run = recordLevel(rockets, level)
  const book = new TraceBook()
  for (const chunk of run.chunks) book.append(chunk)
  return { level, layout: run.layout, book }
}

describe('the reader of steps', () => {
  it('shows each step from both sides and leaves other cursors alone', () => {
    const { layout, book } = statement()
    const cursor = new TraceCursor(layout, book)
    const reader = new StepReader(layout, book)
    const steps = Array.from({ length: book.stepCount }, (_, step) => step)
    const order = [...steps, ...steps.toReversed()]
    for (const step of order) {
      const view = reader.view(step)!
      cursor.seek(step)
      const before = Array.from(view.before)
      expect(before.slice(0, cursor.state.length)).toEqual(Array.from(cursor.state))
      cursor.forward()
      expect(Array.from(view.after)).toEqual(Array.from(cursor.state))
      expect(view.events).toEqual(cursor.eventsOf(step))
      expect(cursor.step).toBe(step + 1)
    }
    expect(reader.view(book.stepCount)).toBe(null)
  })

  it('finds where the turn of a step begins', () => {
    const { layout, book } = statement()
    const cursor = new TraceCursor(layout, book)
    const reader = new StepReader(layout, book)
    for (const step of [0, 5, 20, book.stepCount - 1]) {
      const start = reader.turnStart(step)!
      expect(start.turn).toBe(cursor.markOf(step)!.turn)
      expect(start.firstStep).toBe(cursor.startOfTurn(start.turn))
      cursor.seek(start.firstStep)
      expect(Array.from(start.state)).toEqual(Array.from(cursor.state))
    }
  })
})

describe('an answer', () => {
  it('joins the sentence, the phase and the rule of an event', () => {
    const { level, layout, book } = statement()
    const reader = new StepReader(layout, book)
    const view = reader.view(0)!
    const told = whyOf(rockets, level, view, { kind: 'event', event: view.events[0]! })
    expect(told.asked).toBe('Door 1 lets out a mouse')
    expect(told.phase.name).toBe('spawn')
    expect(told.rule).toEqual(rockets.rules.find(({ id }) => id === told.ruleId))
    expect(told.cells.length).toBeGreaterThan(0)
  })

  it('names the rules of a refusal by the ids in brackets', () => {
    const ids = (sentence: string) => rulesNamed(rockets, sentence).map(({ id }) => id)
    expect(ids('The square still holds an arrow (R5).')).toEqual(['R5'])
    expect(ids('Both (R5, R6), and T1 is not in brackets (R5).')).toEqual(['R5', 'R6'])
    expect(ids('The cell (3,2) is taken (X9).')).toEqual([])
  })
})

describe('the pieces of a fact', () => {
  const names = new Map([
    ['(1,2)', 7],
    ['E5', 40],
  ])

  it('cuts at the names of cells', () => {
    expect(factParts('It moved from (1,2) to E5.', names)).toEqual([
      { text: 'It moved from ', cell: null },
      { text: '(1,2)', cell: 7 },
      { text: ' to ', cell: null },
      { text: 'E5', cell: 40 },
      { text: '.', cell: null },
    ])
  })

  it('leaves longer words and numbers whole', () => {
    const whole = 'RE5 and E55 are no cells.'
    expect(factParts(whole, names)).toEqual([{ text: whole, cell: null }])
    expect(factParts(whole, new Map())).toEqual([{ text: whole, cell: null }])
  })
})
