import { describe, expect, it } from 'vitest'
import { whyCellLines, whyEventLines } from '../../../conformance/steps-of-run'
import { findGame } from '../../testing'
import { cellNamed } from '../board'
import { parse } from '../text/format-careful'

const game = findGame('janken')!
const LAND = [5, 6, 7, 8, 9, 8, 7, 6, 5].map((count) => 'F'.repeat(count))

/** One data set of fields; `terrain` gives other letters by cell, units and moves are words as in the text. */
function levelOf(
  first: string[],
  second: string[],
  moves: string[],
  terrain: Readonly<Record<string, string>> = {},
): unknown {
  const rows = LAND.map((row, index) => {
    const start = Math.max(5 - index, 1)
    return Array.from(row, (letter, at) => terrain[`${'ABCDEFGHI'[index]}${start + at}`] ?? letter)
  })
  const lines = [...rows.map((row) => row.join(' ')), `${first.length} ${second.length}`]
  const text = ['1', ...lines, ...first, ...second, `${moves.length}`, ...moves].join('\n')
  const parsed = parse(`${text}\n`)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

const why = (kind: string, ...level: Parameters<typeof levelOf>) =>
  whyEventLines(game, levelOf(...level), kind)

/** A corridor E1 to E4 with water round it. */
const corridor = { D2: 'U', D3: 'U', D5: 'U', E5: 'U', F1: 'U', F2: 'U', F3: 'U', F4: 'U' }

describe('why, in janken', () => {
  it('M5: names the cell, who is beside it and the path that needs it', () => {
    expect(why('refused-barred', ['G E1'], ['M D4'], ['E1 E4'], corridor)).toMatchInlineSnapshot(`
      "M5, cells 38 30 37 39
      E3, a field cell, is beside the mage of side 2 at D4, and mages beat guardians.
      Such a cell may be the end of a move but is never passed; the path that needs it is E1, E2 for 1, E3 for 1, E4 for 1: 3 points in all.
      There is no way round, whatever it costs."
    `)
  })
  it('M4: names the enemy in the way', () => {
    expect(why('refused-enemy-in-way', ['G E1'], ['S E3'], ['E1 E4'], corridor))
      .toMatchInlineSnapshot(`
      "M4, cells 38 37 39
      The swordsman of side 2 stands at E3, on the cheapest path over land: E1, E2 for 1, E3 for 1, E4 for 1.
      No unit enters the cell of an enemy.
      There is no way round, whatever it costs."
    `)
  })
  it('M1: adds up what is too dear', () => {
    const dear = { ...corridor, E2: 'M', E3: 'M', E4: 'H' }
    expect(why('refused-too-dear', ['G E1'], [], ['E1 E4'], dear)).toMatchInlineSnapshot(`
      "M1, cells 39 37 38
      The cheapest allowed path is E1, E2 for 4, E3 for 4, E4 for 3.
      It costs 4 + 4 + 3 = 11, and a move has 10 points: 1 too few."
    `)
  })
  it('M1: tells where water closes the way', () => {
    const shut = { A6: 'U', B4: 'U', B5: 'U' }
    expect(why('refused-cut-off', ['G E1'], [], ['E1 A5'], shut)).toMatchInlineSnapshot(`
      "M1, cells 4 36 5 12 13
      No chain of land cells joins E1 and A5: water lies between.
      All neighbours of A5 are under water: A6, B4 and B5."
    `)
  })
  it('J2, J3 and J5: tells what is wrong with start and end', () => {
    const moved = levelOf(['G E1'], [], ['E1 E2', 'E1 E3'])
    expect(whyEventLines(game, moved, 'refused-start-empty')).toMatchInlineSnapshot(`
      "J2, cells 36
      No unit stands at E1 when it is time for move 2.
      The guardian of side 1 began there and is at E2 now."
    `)
    expect(why('refused-same-cell', ['G E1'], [], ['E1 E1'])).toMatchInlineSnapshot(`
      "J3, cells 36
      Move 1 starts and ends at E1.
      The guardian of side 1 itself stands there, and an end must be empty."
    `)
    expect(why('refused-end-held', ['G E1', 'M E2'], [], ['E1 E2'])).toMatchInlineSnapshot(`
      "J3, cells 37 36
      The mage of side 1 stands at E2.
      A friend may be passed, but the end of a move must be empty (M4).
      The guardian of side 1 stands at E1."
    `)
    expect(why('refused-end-water', ['G E1'], [], ['E1 E2'], { E2: 'U' })).toMatchInlineSnapshot(`
      "J5, cells 37 36
      E2 is under water, where no unit can go.
      The guardian of side 1 stands at E1."
    `)
  })
  it('J1, J4 and J9: tells what is allowed', () => {
    expect(why('arrived', ['G E2'], ['M E3'], ['E2 D3'])).toMatchInlineSnapshot(`
      "J9, cells 29 38
      The best path is E2, D3 for 1.
      It costs 1 of 10 points, and 9 are left.
      No allowed path is cheaper.
      The start E2 is beside the mage of side 2 at E3, and mages beat guardians; leaving a start is not passing through it (J1).
      The end D3 is beside the mage of side 2 at E3, and mages beat guardians; a single step passes through nothing (J9)."
    `)
    const ten = { ...corridor, E2: 'M', E3: 'H', E4: 'H' }
    expect(why('arrived', ['G E1'], [], ['E1 E4'], ten)).toMatchInlineSnapshot(`
      "J4, cells 39 37 38
      The best path is E1, E2 for 4, E3 for 3, E4 for 3.
      It costs 4 + 3 + 3 = 10 of 10 points, and 0 are left.
      No allowed path is cheaper.
      A move may use up all its points (J4)."
    `)
  })
  it('M4: tells who is passed', () => {
    expect(why('entered', ['G E1', 'S E2'], [], ['E1 E3'], corridor)).toMatchInlineSnapshot(`
      "M4, cells 37 38
      E2 is field, which costs 1: 10 less 1 leaves 9.
      It is step 1 of 2 of the best path: E1, E2 for 1, E3 for 1.
      The swordsman of side 1 stands there, and a unit may pass through friends (M4).
      No enemy that beats the unit is beside it, so it may be passed."
    `)
  })
  it('says what a cell off the way is to the unit', () => {
    const level = levelOf(['G E1'], ['M D4', 'S A9'], ['E1 E2'])
    const cell = (name: string) => whyCellLines(game, level, 1, 'enter', cellNamed(name))
    expect(cell('E4')).toMatchInlineSnapshot(`
      "M1, cells 39 36 37
      E4 is field, which costs 1, and no unit stands there.
      Move 1 is from E1 to E2, by E1, E2 for 1.
      The guardian of side 1 could end here with 6 points left, but not pass.
      The mage of side 2 at D4 is beside it, and mages beat guardians."
    `)
    expect(cell('A9')).toMatchInlineSnapshot(`
      "M1, cells 8 36 37
      A9 is field, which costs 1.
      The swordsman of side 2 stands there.
      Move 1 is from E1 to E2, by E1, E2 for 1.
      The guardian of side 1 could not come here, where an enemy stands."
    `)
    expect(cell('E1')).toMatchInlineSnapshot(`
      "M1, cells 36 37
      E1 is field, which costs 1, and no unit stands there.
      The unit under way left this cell for E2.
      Move 1 is from E1 to E2, and starts here."
    `)
  })
})
