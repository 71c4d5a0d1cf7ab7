import { describe, expect, it } from 'vitest'
import { seeds } from '../../../conformance/testing/tries'
import { makeRng } from '../../../kernel/rng'
import { cellName, cellNamed } from '../cells'
import { generateTown } from '../edit/generate-town'
import { houseNamed, blankLevel, type Level } from '../model'
import { perimeterWays } from './plans'
import { validate } from '../text/rules'
import { exitsOf, linesOf, mapOf, stuckHouses } from './town'

const mapOfText = (text: string) => mapOf(text.split(' ').map((name) => houseNamed(name)!))

function waysIn(house: string, from: string, to: string): string[] {
  const ways = perimeterWays(houseNamed(house)!, cellNamed(from), cellNamed(to))
  return ways.map((way) => way.map(cellName).join(' '))
}

describe('W3: the way along the perimeter', () => {
  it.each([
    ['CCEF', 'CC', 'CC', ['']],
    ['CCEF', 'CC', 'CF', ['CD CE CF']],
    ['CCEF', 'CC', 'EC', ['DC EC']],
    ['CCEF', 'CC', 'EF', ['CD CE CF DF EF', 'DC EC ED EE EF']],
    ['CCDF', 'DF', 'CC', ['DE DD DC CC', 'CF CE CD CC']],
    ['CCDD', 'CD', 'DC', ['DD DC', 'CC DC']],
    ['CCCF', 'CF', 'CC', ['CE CD CC']],
    ['CCFC', 'CC', 'FC', ['DC EC FC']],
    ['CCCC', 'CC', 'CC', ['']],
  ])('of %s from %s to %s', (house, from, to, ways) => {
    expect(waysIn(house, from, to)).toEqual(ways)
  })
})

describe('W4: lines', () => {
  const linesIn = (town: string, corner: string) =>
    linesOf(mapOfText(town), cellNamed(corner)).map(({ cells }) => cells.map(cellName).join(' '))

  it('end on the first house, if that is at its corner', () => {
    expect(linesIn('CCDD CGDH', 'CD')).toEqual(['CE CF CG'])
    expect(linesIn('CCDD BGDH', 'CD')).toEqual([])
    expect(linesIn('CCDD CFEF CHDI', 'CD')).toEqual(['CE CF'])
  })

  it('leave a house of one cell in all four ways', () => {
    expect(linesIn('FFFF BFCG FJGK JDKF FBGC', 'FF')).toEqual([
      'EF DF CF',
      'FG FH FI FJ',
      'GF HF IF JF',
      'FE FD FC',
    ])
  })

  it('never lead back into the own house', () => {
    expect(linesIn('CCFF CIFJ', 'CC')).toEqual([])
    expect(exitsOf(mapOfText('CCFF CIFJ'), 0).map(cellName)).toEqual(['CF', 'FF'])
  })

  it('are the same from both ends', () => {
    const map = mapOf(blankLevel().town)
    const lines = map.corners
      .flat()
      .flatMap((corner) => linesOf(map, corner).map(({ from, end }) => [from, end]))
    const sorted = (pairs: number[][]) => pairs.map(String).toSorted()
    expect(sorted(lines.map(([from, end]) => [end!, from!]))).toEqual(sorted(lines))
  })
})

it.each([2, 5, 15, 40])('makes sound towns of up to %i houses', (houses) => {
  for (const seed of seeds(30, 100)) {
    const town = generateTown(houses, seed, makeRng(seed))
    const level: Level = { ...blankLevel(), town }
    expect(validate(level), `seed ${seed}`).toEqual([])
    expect(stuckHouses(mapOf(town))).toEqual([])
    expect(town.length).toBeGreaterThanOrEqual(Math.min(houses, 6))
  }
})
