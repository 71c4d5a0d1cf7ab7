import { expect, it } from 'vitest'
import { ghosts } from '@core/games/testing'
import { blankLevel, type Level } from '@core/games/ghosts/model'
import { formChoices, formEdits, formId } from './text-forms'
import { turnWords } from './turn-words'

const match = read(`AGBI ANBQ CCGE DGFI EMGP FRGT HGIH LCMG LMMN MQNT NAOC OLQN PQSR QBSC SLTN
240
AQ GC GM MG PR SB
BJ BK CJ CK IB IC JB JC
SJ TJ RJ RI JS JR IS IR
BQ* HC+MT GN* MF* QR* SC*
BK BL CK CL JC IC KC KD
RJ SJ RI QH IT IR HT IQ
BP* NT* GO* ME* RR* SD*
`)

function read(text: string): Level {
  const parsed = ghosts.format.parse(text)
  if (!parsed.ok) throw new Error('the text cannot be read')
  return parsed.value.level
}

function rewritten(level: Level, id: string): Level {
  return formEdits(level, id).reduce((now, edit) => ghosts.edits.apply(now, edit).level, level)
}

it('tells of a turn who moved, and who neutralised what', () => {
  expect(turnWords(match, 0)).toEqual({
    moved: [8, 7],
    caught: ['HC by White 4 : 0, new at MT'],
    isHidden: false,
  })
})

it('does not know more than the transcript shows', () => {
  const transcript = rewritten(match, 'transcript-0')
  expect(turnWords(transcript, 0).caught).toEqual(['ghost from GC, new at MT'])
})

it('offers the forms that can hold the level, and marks the one that loses something', () => {
  const offered = formChoices(match).filter(({ refusal }) => refusal === null)
  expect(offered.map(({ id, isLossy }) => [id, isLossy])).toEqual([
    ['match', false],
    ['transcript-0', true],
    ['transcript-1', true],
  ])
  expect(formChoices(blankLevel()).find(({ id }) => id === 'match')?.refusal).not.toBeNull()
})

it('writes a match as a transcript and back, with the answer the rules leave', () => {
  const transcript = rewritten(match, 'transcript-1')
  expect(formId(transcript)).toBe('transcript-1')
  expect(ghosts.format.print(transcript)).toMatch(/^>> 240\n>> 1\n>> AQ\+ GC\+/)
  const back = rewritten(transcript, 'match')
  expect(back.form).toBe('match')
  expect(ghosts.engine.answer(back)).toBe('1 0\n')
})

it('edits nothing for the form that the level stands in', () => {
  expect(formEdits(match, 'match')).toEqual([])
})
