import { describe, expect, it } from 'vitest'
import { whyEventLines, whyCellLines } from '../../../conformance/steps-of-run'
import { findGame } from '../../testing'
import { parse } from '../text/format-careful'

const game = findGame('rockets')!

/** A level from its text in short: lines parted by `/`. */
function levelOf(short: string): unknown {
  const parsed = parse(short.replaceAll(' / ', '\n'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

/** Turns that put arrows where no animal comes by. */
const idle = (count: number) =>
  Array.from({ length: count }, (_, turn) => `${['1 1', '3 1', '1 3', '3 3'][turn % 4]!} N`)

/** Doors opposite each other: mice turn back at the far wall and meet the cats of turn 10. */
const facing = levelOf(['6 6', '1', '2', '12', '1 4', '2 N', '2 S', ...idle(12)].join(' / '))
const together = levelOf(['5 5', '1', '2', '12', '2 1', '2 N', '2 S', ...idle(12)].join(' / '))
const poor = levelOf(['5 5', '1', '2', '10', '2 0', '2 N', '2 N', ...idle(10)].join(' / '))
const pit = levelOf('5 5 / 1 / 1 / 2 / 1 2 / 1 W / 0 1 N / 3 3 E')
const walls = levelOf('5 5 / 1 / 1 / 2 / 1 2 / 2 N / 2 0 N / 3 3 E')

describe('why, in rockets', () => {
  it('names both moves of who meets on one square', () => {
    expect(whyEventLines(game, facing, 'mouse-eaten')).toMatchInlineSnapshot(`
      "T5, cells 32 26
      Cat 10 of door 2 came in onto (2,5) in this turn’s move.
      Mouse 5 of door 1 moved from (2,4) to (2,5) in this turn’s move.
      So both were on (2,5) when the eating came."
    `)
  })
  it('names both ways and squares of who passes', () => {
    expect(whyEventLines(game, facing, 'mouse-eaten-passing')).toMatchInlineSnapshot(`
      "T5, cells 32 26
      In one move a mouse and a cat swapped the squares (2,4) and (2,5), and met in between.
      Mouse 6 of door 1 moved from (2,4) to (2,5), facing S.
      Cat 10 of door 2 moved from (2,5) to (2,4), facing N.
      No cat is on (2,5) itself."
    `)
  })
  it('R4: says that mouse and cat both entered', () => {
    expect(whyEventLines(game, together, 'mouse-scored', 16)).toMatchInlineSnapshot(`
      "T3, cells 7 12
      Mouse 8 of door 2 moved from (2,2) to (2,1), where the rocket of player 1 stands.
      A mouse brings 1 point: player 1 goes from 16 to 17.
      Cat 10 of door 1 came onto the rocket as well: mice score before cats, and no mouse is eaten there (R4)."
    `)
    expect(whyEventLines(game, together, 'cat-scored')).toMatchInlineSnapshot(`
      "T4, cells 7 2
      Cat 10 of door 1 moved from (2,0) to (2,1), where the rocket of player 1 stands.
      A cat costs 10 points: player 1 goes from 17 to 7."
    `)
  })
  it('R3: says what the cats of a turn cost', () => {
    expect(whyEventLines(game, poor, 'floored')).toMatchInlineSnapshot(`
      "R3, cells 2
      Player 1 had 18, and 2 cats on the rocket of player 1 in this turn cost 20: that would be -2.
      No score stays below 0: it is brought up to 0 after all cats of the turn have cost their points."
    `)
  })
  it('R1 and R8: tells the arrow, the wall and the door in it', () => {
    expect(whyEventLines(game, walls, 'wall-turned')).toMatchInlineSnapshot(`
      "R1, cells 2
      The arrow at (2,0) acts first and points N, into the wall.
      Mouse 2 of door 1 at (2,0) faces N, where the board ends.
      Door 1 is there, and from inside a door is a wall (R8).
      The wall turns it a quarter counter-clockwise, from N to W."
    `)
  })
  it('names the pit and where the animal came from', () => {
    expect(whyEventLines(game, pit, 'fell')).toMatchInlineSnapshot(`
      "T2, cells 0 5
      Mouse 2 of door 1 stood at (0,1), faced N and moved onto (0,0).
      (0,0) is a corner square, and corners are pits.
      An animal that moves onto a pit disappears at once: it neither scores nor eats."
    `)
  })
  it('T7: names the arrow that goes and the three newer ones', () => {
    expect(whyEventLines(game, together, 'arrow-expired')).toMatchInlineSnapshot(`
      "T7, cells 6 18 16 8
      It is the arrow that player 1 placed in turn 1 at (1,1), their oldest one.
      In turn 4 player 1 places another at (3,3).
      Player 1 now has 3 newer ones: the one from turn 4 at (3,3), the one from turn 3 at (1,3) and the one from turn 2 at (3,1).
      When a player places a 4th arrow, their oldest one expires."
    `)
  })
  it('R2: counts who stands where an arrow is put', () => {
    expect(whyEventLines(game, walls, 'arrow-placed')).toMatchInlineSnapshot(`
      "T7, cells 2
      The level’s arrow of turn 1 is for (2,0), and turn 1 is played by player 1 of 1.
      The square was free: no arrow, no rocket and no pit.
      It is the only arrow of player 1 on the board.
      1 animal on the square is not turned: the turning of this turn is over (R2)."
    `)
  })
  it('says what was missing on a square', () => {
    expect(whyCellLines(game, together, 1, 'move', 12)).toMatchInlineSnapshot(`
      "T2, cells 12
      No animal stood next to (2,2) facing it, so nothing moved onto it (T2).
      Nothing stood on (2,2) before."
    `)
    expect(whyCellLines(game, together, 1, 'mice', 7)).toMatchInlineSnapshot(`
      "T3, cells 7
      No mouse is on the rocket of player 1 at (2,1) after this turn’s move."
    `)
    expect(whyCellLines(game, facing, 10, 'eat', 2)).toMatchInlineSnapshot(`
      "T5, cells 2 8
      Cat 10 of door 1 came in onto (2,0) in this turn’s move.
      Mouse 5 of door 2 moved from (2,1) to (2,0) in this turn’s move.
      So both were on (2,0) when the eating came."
    `)
    expect(whyCellLines(game, together, 10, 'eat', 2)).toMatchInlineSnapshot(`
      "T5, cells 2
      1 cat and no mouse is on (2,0): T5 needs both."
    `)
    expect(whyCellLines(game, facing, 9, 'eat', 2)).toMatchInlineSnapshot(`
      "T5, cells 2
      2 mice and no cat are on (2,0): T5 needs both.
      Nor did any of them swap squares with a cat in this turn’s move."
    `)
    expect(whyCellLines(game, together, 2, 'place', 6)).toMatchInlineSnapshot(`
      "T7, cells 6 8
      The arrow on (1,1) is the 2nd newest of player 1, from turn 1; it expires when they have placed 2 more, because a 4th arrow makes the player’s oldest one expire.
      In turn 2 player 1 places their arrow at (3,1), not here."
    `)
    expect(whyCellLines(game, together, 2, 'turn', 6)).toMatchInlineSnapshot(`
      "T6, cells 6
      The arrow N of player 1 is on (1,1), but no animal is there to be turned."
    `)
  })
})
