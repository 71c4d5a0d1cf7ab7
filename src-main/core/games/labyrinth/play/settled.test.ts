import { describe, expect, it } from 'vitest'
import { describeCell } from '../../../game/describe-cell'
import type { AnyGame } from '../../../game/any-game'
import { recordLevel, traceLines } from '../../../conformance/record-level'
import { checkText } from '../../../game/check-text'
import { answer } from './answer'
import { labyrinth } from '../../testing'
import type { Level } from '../model'

const game: AnyGame = labyrinth

/** What is found in a text: codes without the warning of the size, which all these small maps have. */
function codesOf(text: string): string[] {
  const { diagnostics } = checkText(game, text)
  return diagnostics.map(({ code }) => code).filter((code) => code !== 'size-not-official')
}

function levelOf(text: string): Level {
  const { level, isRunnable } = checkText(game, text)
  if (!isRunnable) throw new Error('cannot be run')
  return level as Level
}

function answerOf(text: string): string {
  return answer(levelOf(text)).trimEnd()
}

/** Rules that the run names, in order. */
function rulesIn(text: string): string[] {
  const level = levelOf(text)
  const lines = traceLines(game, level, recordLevel(game, level))
  return lines.map((line) => /\[(\w+)\]$/.exec(line)![1]!)
}

describe('settled questions', () => {
  it('L1: a bump writes the letter of the cell one stays in', () => {
    expect(answerOf('o r1> e1 w\n1\n0 0 EEEEE\n')).toBe('eeeee')
    expect(answerOf('r1> r1v\nw e1\no o\n1\n2 0 N\n')).toBe('o')
    expect(rulesIn('o w\n1\n0 0 E\n')).toEqual(['IN', 'M2', 'L1'])
  })

  it('L2: a shift writes one letter, where it ends', () => {
    expect(answerOf('o r1> r1> e1\n1\n0 0 E\n')).toBe('r')
    expect(answerOf('o r1> e1\n1\n0 0 E\n')).toBe('e')
  })

  it('L3: from another river, or from a cell neither upstream nor downstream, one is shifted', () => {
    const two = 'o r1> r1v\no r2v e1\no e2 o\n'
    expect(answerOf(`${two}1\n1 0 E\n`)).toBe('e')
    expect(rulesIn('o r1v r2v\no r1v r2v\no e1 e2\n1\n0 0 EE\n')).toContain('L3')
    // The current takes the player to (0,2); from there south into the same river two cells further on.
    const winding = 'o r1> r1> r1v\no o r1v r1<\no o e1 o\n'
    expect(answerOf(`${winding}1\n0 0 ES\n`)).toBe('re')
    expect(rulesIn(`${winding}1\n0 0 ES\n`)).toContain('L3')
  })

  it('L4: from an estuary only the cell that flows into it is upstream', () => {
    const map = 'r1> r1v\nr1^ e1\no o\n'
    expect(answerOf(`${map}1\n2 1 NN\n`)).toBe('er')
    // (1,0) lies beside the estuary and flows on to (0,0).
    expect(answerOf(`${map}1\n2 1 NWE\n`)).toBe('err')
    expect(rulesIn(`${map}1\n2 1 NW\n`)).toContain('L4')
  })

  it('L5: a bump in a cave is no second fall', () => {
    expect(answerOf('y10 o\ny11 o\n1\n0 1 WWW\n')).toBe('yyy')
    const level = levelOf('y10 o\ny11 o\n1\n0 1 WWW\n')
    const { last } = recordLevel(game, level)
    expect(describeCell(game, level, last, 2)).toContain('walk 1 is here')
    expect(rulesIn('y10 o\ny11 o\n1\n0 1 WW\n')).toContain('L5')
  })

  it('L6: a chain of one cave leads back to itself, with a warning', () => {
    const text = 'y10 o\n1\n0 1 WE\n'
    expect(answerOf(text)).toBe('yo')
    expect(codesOf(text)).toEqual(['cave-single'])
    expect(rulesIn(text)).toContain('L6')
  })

  it('L7: another start than an island is a warning and does nothing, a wall or nowhere an error', () => {
    expect(codesOf('r1> e1\n1\n0 0 E\n')).toEqual(['start-not-island'])
    expect(answerOf('r1> r1> e1\n1\n0 0 E\n')).toBe('r')
    expect(answerOf('y10 o y11\n1\n0 0 E\n')).toBe('o')
    expect(codesOf('w o\n1\n0 0 E\n')).toEqual(['start-on-wall'])
    expect(codesOf('o o\n2\n0 2 E\n-1 0 S\n')).toEqual(['start-off-map', 'start-off-map'])
  })

  it('L8: a bog before a wall is the reason shown', () => {
    expect(answerOf('o b> w\n1\n0 0 EE\n')).toBe('bb')
    expect(rulesIn('o b> w\n1\n0 0 EE\n')).toEqual(['IN', 'M3', 'IN', 'L8', 'IN'])
    expect(rulesIn('o b>\n1\n0 0 EE\n')).toContain('L8')
    expect(rulesIn('o b> o\n1\n0 0 EE\n')).toContain('M1')
  })

  it('L9: other sizes run with a warning, up to 500', () => {
    const rows = (count: number, cols: number) => `${'o '.repeat(cols)}\n`.repeat(count)
    const codes = (count: number, cols: number) =>
      checkText(game, `${rows(count, cols)}1\n0 0 E\n`).diagnostics.map(({ code }) => code)
    expect(codes(7, 7)).toEqual([])
    expect(codes(7, 8)).toEqual(['size-not-official'])
    expect(codes(500, 500)).toEqual(['size-not-official'])
    expect(codes(501, 3)).toEqual(['too-large'])
    expect(codes(1, 501)).toEqual(['too-large'])
  })

  it('gives an empty word to a walk without moves', () => {
    expect(answer(levelOf('o o\n3\n0 0\n0 0 E\n0 1\n'))).toBe(' o \n')
    expect(codesOf('o o\n1\n0 0\n')).toEqual(['walk-empty'])
  })
})
