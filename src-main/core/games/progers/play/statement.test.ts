import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ways } from '../../../kernel/grid'
import { parse } from '../text/format'
import { bankOwners, handIn } from './hands'
import { cargoTypes, robotSpot, robotWay, sampleState, slots } from './layout'
import { spotName, type Level } from '../model'
import { answer, play } from './play'
import { routeOf } from './route'

function sample(name: string): Level {
  const text = readFileSync(join(import.meta.dirname, '../samples', name, 'level.txt'), 'utf8')
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

const level = sample('statement')

/** Where the player of a move stands after it, as "32 S", with the cells whose samples are aboard and the scores. */
function after(made: number) {
  const { state } = play(level, made)
  const player = (made - 1) & 1
  const aboard = level.samples.flatMap(({ spot }, index) => {
    const where = sampleState(state, index)
    return where.kind === 'aboard' && where.player === player ? [spotName(spot)] : []
  })
  return {
    stands: `${spotName(robotSpot(state, player))} ${ways[robotWay(state, player)]}`,
    route: routeOf(level, made - 1)
      .map(spotName)
      .join(' '),
    aboard: aboard.join(' '),
    scores: `${state[slots.scores]} ${state[slots.scores + 1]}`,
  }
}

// The comments of the statement's table, one a move; "position 22" after move 1 is a slip for 32 (P9).
it.each([
  [1, 'MRJSR', '32 S', '00 10 20 30 31 32', '30', '0 0'],
  [2, 'LSSSJ', '05 W', '09 08 07 06 05', '07', '0 0'],
  [3, 'SRS', '21 W', '32 22 21', '22 30', '0 0'],
  [4, 'BLSMR', '35 E', '05 15 25 35', '07 15 35', '0 0'],
  [5, 'JLSSB', '00 N', '21 20 10 00', '', '4 0'],
  [6, 'RSLMS', '29 E', '35 25 26 27 28 29', '07 15 35', '4 0'],
  [7, 'MJS', '70 N', '00 10 20 30 40 50 60 70', '60 70', '4 0'],
  [8, 'RJJRM', '02 W', '29 19 09 08 07 06 05 04 03 02', '02', '4 4'],
  [9, 'SSRS', '91 E', '70 80 90 91', '', '8 4'],
])('stands after move %i, %s, as its comment says', (made, move, stands, route, aboard, scores) => {
  expect(level.moves[made - 1]).toBe(move)
  expect(after(made)).toEqual({ stands, route, aboard, scores })
})

it('ends 8 : 4, whichever form the match is read from', () => {
  expect(answer(level)).toBe('8 4\n')
  for (const name of ['statement-match', 'statement-player-1']) {
    const other = sample(name)
    expect(answer(other)).toBe('8 4\n')
    expect({ ...other, form: level.form }).toEqual(level)
  }
  expect(cargoTypes(level, play(level).state, 1)).toEqual([8])
})

it('deals the letters to the players as the statement colours them', () => {
  const owners = Array.from(bankOwners(level), (owner) => (owner < 0 ? '.' : owner)).join('')
  expect(owners.slice(0, 56)).toBe('00000001111111000001111100011111000001111100011111' + '0000..')
  expect(owners.slice(56)).toMatch(/^\.+$/)
  expect(handIn(level, null, 0)).toEqual({ letters: 'SRSRMJS', cards: [0, 1, 2, 3, 4, 5, 6] })
  expect(handIn(level, null, 1).letters).toBe('SSJLSRS')
})

it('P9: cannot make move 5 from the bank as printed, but with any letter among its first seven', () => {
  const text = readFileSync(
    join(import.meta.dirname, '../samples/statement-as-printed/level.txt'),
    'utf8',
  )
  const printed = text.split('\n')[3]!
  expect(printed.slice(0, 16)).toBe('SRSRMJSSJLSRSSLR')
  expect(answer({ ...level, bank: printed })).toBe('impossible at move 5\n')
  for (const letter of 'SLRBJM') {
    for (let at = 0; at < 7; at++) {
      const bank = printed.slice(0, at) + letter + printed.slice(at)
      expect(answer({ ...level, bank }), `${letter} as letter ${at + 1}`).toBe('8 4\n')
    }
  }
})
