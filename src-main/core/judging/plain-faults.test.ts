import { expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { diagnose } from './diagnose'
import { diagnosisWords } from './diagnosis-words'
import { isCutShort, type SeenOutput } from './plain-faults'
import { usualLevel } from './testing/memo-game'

const game = findGame('rockets')!
const levels = [1, 2, 3, 4, 5, 6, 7].map((seed) => usualLevel(game, seed))
const answers = levels.map((level) => game.engine.answer(level))
const names = levels.map((_, at) => `${at + 1}.in`)

/** What is said where a program prints what is given. */
function said(outputs: readonly (SeenOutput | string)[]): string[] {
  const seen = outputs.map((one) => (typeof one === 'string' ? { output: one } : one))
  const found = diagnose(
    game,
    seen.map((one, at) => ({ ...one, level: levels[at] })),
  )
  expect(found.standing).not.toBe('cause')
  return diagnosisWords(game, names, found)
}

it('says nothing where all is right', () => {
  expect(said(answers)).toEqual([])
})

it('says of a constant output that it is one, and thinks of no misreading', () => {
  expect(said(levels.map(() => '0 0\n'))).toEqual([
    'It prints the same on all 7 tests, though their answers differ.',
  ])
  expect(said(answers.map((answer) => answer.replace(/\d+/g, '0')))).toEqual([
    'On all 7 tests it prints nothing but one character again and again, though their answers differ.',
  ])
})

it('says of an output that changes from run to run that it does', () => {
  const wrong = answers.map((answer, at) => (at === 2 ? `${answer}1\n` : answer))
  const again = wrong.map((output, at) => (at === 2 ? { output, again: '17\n' } : output))
  expect(said(again)).toEqual([
    'When run again on 3.in, the program printed something else: its output does not depend on the test alone.',
  ])
  const same = wrong.map((output, at) => (at === 2 ? { output, again: output } : output))
  expect(said(same)).toEqual(['No known misreading explains all outputs.'])
})

it('says first that it crashes, and what ends too soon', () => {
  const short = answers[1]!.trim().split('\n').slice(0, -1).join('\n')
  expect(said([{ output: null }, `${short}\n`, ...answers.slice(2)])).toEqual([
    'On 1 test it crashes or exceeds a limit: 1.in.',
    'On 1 test its output is right as far as it goes, but ends too soon: 2.in.',
    'No known misreading explains all outputs.',
  ])
})

it('calls no misreading the cause where the program crashes as well', () => {
  const reading = game.engine.readings[0]!.id
  const many = Array.from({ length: 20 }, (_, at) => usualLevel(game, at + 1))
  const outputs = many.map((level) => ({ level, output: game.engine.answer(level, reading) }))
  expect(diagnose(game, outputs)).toMatchObject({ standing: 'cause' })
  const crashed = [...outputs, { level: levels[0], output: null }]
  expect(diagnose(game, crashed)).toMatchObject({ standing: 'closest' })
})

it('lets levels made of others refute a misreading, and not support it', () => {
  const reading = game.engine.readings[0]!.id
  const many = Array.from({ length: 20 }, (_, at) => usualLevel(game, at + 1))
  const outputs = many.map((level, at) => {
    return { level, output: game.engine.answer(level, reading), isDerived: at > 1 }
  })
  expect(diagnose(game, outputs)).toMatchObject({ standing: 'possible' })
  const level = many.find((one) => game.engine.answer(one, reading) !== game.engine.answer(one))!
  const right = { level, output: game.engine.answer(level), isDerived: true }
  expect(diagnose(game, [...outputs, right])).toMatchObject({ standing: 'closest' })
})

it('knows a true beginning from what differs', () => {
  const answer = 'one two three\nfour\n'
  for (const short of ['', 'one', 'one two\n', 'one two th', 'one  two three'])
    expect(isCutShort(short, answer), short).toBe(true)
  for (const other of [
    answer,
    'one two th\n',
    'two',
    'one tow',
    `${answer}five`,
    'one two three fo',
  ])
    expect(isCutShort(other, answer), other).toBe(false)
})
