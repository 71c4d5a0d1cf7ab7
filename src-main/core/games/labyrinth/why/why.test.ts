import { describe, expect, it } from 'vitest'
import { whyCellLines, whyEventLines } from '../../../conformance/steps-of-run'
import { findGame } from '../../testing'
import { parse } from '../text/format-careful'

const game = findGame('labyrinth')!

/** A level from its text in short: lines parted by `/`. */
function levelOf(short: string): unknown {
  const parsed = parse(short.replaceAll(' / ', '\n'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

const why = (short: string, kind: string, nth = 0, reading?: string) =>
  whyEventLines(game, levelOf(short), kind, nth, reading)

const river = 'o o o o / r1> r1> r1> e1 / o o o o / 1'

describe('why, in labyrinth', () => {
  it('M5: tells river, flow and where the shift ends', () => {
    expect(why(`${river} / 0 1 S`, 'drawn')).toMatchInlineSnapshot(`
      "M5, cells 6 5 1
      River 1 flows east at (1,1) and shifts the player one cell, to (1,2).
      Move 1 of walk 1 is S, from (0,1) towards (1,1).
      (0,1) is an island, which is not water: the move goes neither down nor up the river.
      (1,2) is river 1 flowing east, so the letter is r.
      The current does not shift the player again there."
    `)
  })
  it('M5: tells why down and up the river are calm', () => {
    expect(why(`${river} / 0 0 SE`, 'downstream')).toMatchInlineSnapshot(`
      "M5, cells 6 5
      (1,1) is river 1 flowing east, and the move went along that arrow.
      Move 2 of walk 1 is E, from (1,1) towards (1,2).
      So the player went downstream to (1,2), and the current does not act on that."
    `)
    expect(why(`${river} / 0 1 SW`, 'upstream')).toMatchInlineSnapshot(`
      "M5, cells 5 6
      (1,1) is river 1 flowing east: its arrow points at (1,2), which the player left.
      Move 2 of walk 1 is W, from (1,2) towards (1,1).
      So the player went upstream to (1,1), and the current does not act on that."
    `)
    expect(why(`${river} / 0 3 SW`, 'upstream')).toMatchInlineSnapshot(`
      "M5, cells 6 7
      (1,2) is river 1 flowing east: its arrow points at (1,3), which the player left.
      Move 2 of walk 1 is W, from (1,3) towards (1,2).
      (1,3) is the estuary of river 1, which counts as the last cell of its river (L4).
      So the player went upstream to (1,2), and the current does not act on that."
    `)
  })
  it('L3 and L4: tells what of the exceptions is missing', () => {
    expect(why('r1> e1 / r2> e2 / 1 / 1 0 N', 'current-acts')).toMatchInlineSnapshot(`
      "L3, cells 0 2
      (1,0) belongs to river 2 and not to river 1: that is neither downstream nor upstream (L3).
      (1,0) is river 2 flowing east, and (0,0) is river 1 flowing east.
      Move 1 of walk 1 is N, from (1,0) towards (0,0)."
    `)
    const bend = 'r1> r1> r1v / e1 r1< r1< / 1'
    expect(why(`${bend} / 1 1 N`, 'current-acts')).toMatchInlineSnapshot(`
      "L3, cells 1 4
      The arrow of (1,1) does not point at (0,1), and that of (0,1) points at (0,2): the two are not neighbours on river 1 (L3).
      (1,1) is river 1 flowing west, and (0,1) is river 1 flowing east.
      Move 1 of walk 1 is N, from (1,1) towards (0,1)."
    `)
    expect(why(`${bend} / 1 0 N`, 'current-acts')).toMatchInlineSnapshot(`
      "L4, cells 0 3
      (1,0) is the estuary of river 1, but the arrow of (0,0) points at (0,1), not at it (L4).
      (1,0) is the estuary of river 1, and (0,0) is river 1 flowing east.
      Move 1 of walk 1 is N, from (1,0) towards (0,0)."
    `)
  })
  it('M4: tells the order of the chain, its last cave and the next', () => {
    const caves = 'o y10 / y11 y12 / 1'
    expect(why(`${caves} / 0 0 E`, 'fell')).toMatchInlineSnapshot(`
      "M4, cells 2 1 3
      The next cave of chain 1 after cave 0 is cave 1 at (1,0).
      Chain 1 has 3 caves, in this order: cave 0 at (0,1), cave 1 at (1,0) and cave 2 at (1,1).
      Move 1 of walk 1 is E, from (0,0) towards (0,1), which is cave 0 of chain 1.
      There is only one fall per move: the cave where the player climbs out does not lead on."
    `)
    expect(why(`${caves} / 0 0 EE`, 'fell', 1)).toMatchInlineSnapshot(`
      "M4, cells 1 3 2
      Cave 2 is the last of chain 1, and the last cave leads to cave 0: (0,1).
      Chain 1 has 3 caves, in this order: cave 0 at (0,1), cave 1 at (1,0) and cave 2 at (1,1).
      Move 2 of walk 1 is E, from (1,0) towards (1,1), which is cave 2 of chain 1.
      There is only one fall per move: the cave where the player climbs out does not lead on."
    `)
    expect(why('o y10 / 1 / 0 0 E', 'fell')).toMatchInlineSnapshot(`
      "L6, cells 1
      (0,1) is the only cave of chain 1, so the player climbs out where they fell.
      Move 1 of walk 1 is E, from (0,0) towards (0,1), which is cave 0 of chain 1."
    `)
    const mixed = 'o y11 / y10 y12 / 1 / 0 0 S'
    expect(why(mixed, 'fell', 0, 'caves-by-reading-order')).toMatchInlineSnapshot(`
      "M4, cells 3 2 1
      The next cave of chain 1 after cave 0 is cave 1 at (0,1).
      Chain 1 has 3 caves, in this order: cave 0 at (1,0), cave 1 at (0,1) and cave 2 at (1,1).
      Move 1 of walk 1 is S, from (0,0) towards (1,0), which is cave 0 of chain 1.
      In this run the player comes out at (1,1); by the official rules it would be (0,1)."
    `)
  })
  it('M1, L8 and L5: tells what held the player', () => {
    expect(why('o b> o / 1 / 0 0 EE', 'bog-held')).toMatchInlineSnapshot(`
      "M1, cells 1 2
      (0,1) is a bog, impassable to the east.
      Move 2 of walk 1 is E, from (0,1) towards (0,2).
      The player stays at (0,1), whose letter is b."
    `)
    expect(why('o b> w / 1 / 0 0 EE', 'bog-held')).toMatchInlineSnapshot(`
      "L8, cells 1 2
      (0,1) is a bog, impassable to the east.
      Move 2 of walk 1 is E, from (0,1) towards (0,2).
      A wall is to the east as well, but the bog is checked first (L8).
      The player stays at (0,1), whose letter is b."
    `)
    expect(why('o y10 w / 1 / 0 0 EE', 'bumped-wall')).toMatchInlineSnapshot(`
      "L5, cells 1 2
      (0,2) is a wall.
      Move 2 of walk 1 is E, from (0,1) towards (0,2).
      The player stays at (0,1), whose letter is y.
      A player who bumps in a cave stays in it and does not fall again (L5)."
    `)
    expect(why('o o / 1 / 0 0 N', 'bumped-border')).toMatchInlineSnapshot(`
      "M2, cells 0
      (0,0) is in row 0, the first row of the map.
      Move 1 of walk 1 is N, from (0,0) towards the north border.
      The player stays at (0,0), whose letter is o."
    `)
    expect(why('o b> w / 1 / 0 0 EW', 'stepped', 1)).toMatchInlineSnapshot(`
      "M3, cells 0 1
      (0,0) is not a wall but an island.
      Move 2 of walk 1 is W, from (0,1) towards (0,0).
      (0,1) is a bog, impassable to the east alone."
    `)
  })
  it('says why a cell was not reached', () => {
    const level = levelOf(`${river} / 0 1 S`)
    expect(whyCellLines(game, level, 1, 'current', 7)).toMatchInlineSnapshot(`
      "M5, cells 7 6 1
      (1,3) is the estuary of river 1.
      Move 1 of walk 1 is S, from (0,1) towards (1,1), so it does not lead here.
      The current shifts by only one cell: from (1,1) to (1,2).
      The player is at (1,2)."
    `)
    expect(whyCellLines(game, level, 1, 'step', 8)).toMatchInlineSnapshot(`
      "M3, cells 8 5 1
      (2,0) is an island.
      Move 1 of walk 1 is S, from (0,1) towards (1,1), so it does not lead here.
      The player is at (1,1)."
    `)
    const chain = levelOf('o y10 / y11 y12 / 1 / 0 0 E')
    expect(whyCellLines(game, chain, 1, 'cave', 3)).toMatchInlineSnapshot(`
      "M4, cells 3 2 0
      (1,1) is cave 2 of chain 1.
      Move 1 of walk 1 is E, from (0,0) towards (0,1), so it does not lead here.
      A player who falls into cave 0 at (0,1) climbs out of cave 1 at (1,0), and falls only once.
      The player is at (1,0)."
    `)
    const bog = levelOf('o b> o / 1 / 0 0 EE')
    expect(whyCellLines(game, bog, 2, 'bog', 2)).toMatchInlineSnapshot(`
      "M1, cells 2 1
      (0,2) is an island.
      Move 2 of walk 1 is E, from (0,1) towards (0,2), but the player is held at (0,1)."
    `)
  })
})
