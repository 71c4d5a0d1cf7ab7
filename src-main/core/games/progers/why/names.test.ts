import { expect, test } from 'vitest'
import { words as russian } from '../../../words/made/ru/first'
import { OFFICIAL_BANK } from '../official'
import { figureName } from '../play/layout'
import { quantitiesOf } from '../text/official-limits'
import { blankLevel } from '../model'
import { namesIn } from './names'

const { figures, quantities } = russian.progers
const names = namesIn(russian)

test('figures of players have their titles in the language', () => {
  expect(names.figure!(figureName('Player', 1))).toBe(figures.player({ player: 1 }))
  expect(names.figure!(figureName('Cargo', 0))).toBe(figures.cargo({ player: 0 }))
  expect(names.figure!('Delivered')).toBe(figures.Delivered)
})

test('numbers with limits have their titles by their ids in files', () => {
  const level = { ...blankLevel(), bank: 'S'.repeat(OFFICIAL_BANK) }
  const ids = quantitiesOf(level).map(({ limit: { id, name } }) => id ?? name)
  expect(ids).toEqual(expect.arrayContaining(['hills', 'letters in the bank']))
  expect(ids).toContain('letters S in the bank')
  expect(names.quantity!('letters S in the bank')).toBe(
    quantities['letters-of-kind']({ letter: 'S' }),
  )
  expect(names.quantity!('letters in the bank')).toBe(quantities.letters)
  expect(names.quantity!('samples of type 3')).toBe(quantities['samples-of-type']({ type: 3 }))
  expect(names.quantity!('hills')).toBe(quantities.hills)
})
