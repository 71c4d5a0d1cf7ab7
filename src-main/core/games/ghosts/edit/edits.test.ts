import { describe, expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { advance, begin } from '../play/advance'
import { cellNames } from '../cells'
import { english } from '../../../words/testing'
import { editsIn } from './edits'
import { asTranscript } from '../text/forms'
import { blankLevel, defaultTown, teamStarts, type Edit, type Level } from '../model'

const edits = editsIn(english)

const match = (() => {
  const start = begin(blankLevel(), makeRng(1))
  const played = advance(start, teamStarts.map(cellNames), makeRng(2))
  if (!played.ok) throw new Error(played.error.kind)
  return played.value
})()

describe('a level changes its form where the text cannot hold it any more', () => {
  const town: Level = { ...blankLevel(), form: 'town' }
  const seen = asTranscript(match, 1)
  const house = { row: 2, col: 1, rows: 1, cols: 1 }
  const cases: [string, Level, Edit, Level['form']][] = [
    [
      'a town with another house stays a town',
      town,
      { kind: 'insert', list: 'town', index: 0, item: house },
      'town',
    ],
    ['a town with a limit becomes a level', town, { kind: 'set-limit', limit: 300 }, 'level'],
    [
      'a level with a turn becomes a match',
      blankLevel(),
      { kind: 'splice', list: 'turns', index: 0, remove: 0, items: match.turns },
      'match',
    ],
    [
      'a match without its turns becomes a level',
      match,
      { kind: 'splice', list: 'turns', index: 0, remove: 1, items: [] },
      'level',
    ],
    ['a transcript keeps another limit', seen, { kind: 'set-limit', limit: 300 }, 'transcript'],
    [
      'a transcript holds no other town',
      seen,
      { kind: 'set', list: 'town', index: 3, item: house },
      'match',
    ],
    ['a transcript holds no forfeit', seen, { kind: 'set-forfeit', forfeit: 0 }, 'match'],
    [
      'a match may end before its first turn',
      blankLevel(),
      { kind: 'set-forfeit', forfeit: 0 },
      'match',
    ],
  ]
  it.each(cases)('%s', (_, level, edit, form) => {
    const applied = edits.apply(level, edit)
    expect(applied.level.form).toBe(form)
    expect(applied.level.player).toBe(form === 'transcript' ? 1 : 0)
    expect(edits.apply(applied.level, applied.inverse).level).toEqual(level)
  })
})

it('names what it did', () => {
  const turns = match.turns
  const splice = (remove: number, count: number): Edit => ({
    kind: 'splice',
    list: 'turns',
    index: 0,
    remove,
    items: Array.from({ length: count }, () => turns[0]!),
  })
  const labels = [splice(1, 0), splice(2, 0), splice(0, 1), splice(0, 2), splice(1, 1)].map(
    edits.label,
  )
  expect(labels).toEqual(['delete turn', 'delete turns', 'add turn', 'add turns', 'change turns'])
})

it('throws on places that are not there', () => {
  const house = defaultTown[0]!
  const level: Level = { ...blankLevel(), town: [house] }
  expect(() => edits.apply(level, { kind: 'set', list: 'town', index: 1, item: house })).toThrow(
    RangeError,
  )
  expect(() => edits.apply(level, { kind: 'insert', list: 'town', index: 2, item: house })).toThrow(
    RangeError,
  )
  expect(() => edits.apply(level, { kind: 'remove', list: 'town', index: 1 })).toThrow(RangeError)
  const edit: Edit = { kind: 'splice', list: 'turns', index: 0, remove: 1, items: [] }
  expect(() => edits.apply(level, edit)).toThrow(RangeError)
})
