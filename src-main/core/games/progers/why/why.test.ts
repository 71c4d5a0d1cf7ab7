import { describe, expect, it } from 'vitest'
import { whyCellLines, whyEventLines } from '../../../conformance/steps-of-run'
import { findGame } from '../../testing'
import { parse } from '../text/format'
import { cellOfSpot } from '../model'

const game = findGame('progers')!

/** A level: hills, walls and samples as in the text, the hands of both players, and moves. */
function levelOf(hills: string, walls: string, samples: string, hands: string, ...moves: string[]) {
  const bank = `${hands}SSSSSSSSSSSSSSSSSSSSSSSSSSSSSS`
  const parsed = parse(`${[hills, walls, samples, bank, ...moves].join('\n')}\n`)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

const why = (kind: string, ...level: Parameters<typeof levelOf>) =>
  whyEventLines(game, levelOf(...level), kind)

describe('why, in progers', () => {
  it('T2, T10 and P7: names the wall, the edge, the border', () => {
    expect(why('skipped', '5568', '00N', '991', 'SSSSSSSSSSSSSS', 'S')).toMatchInlineSnapshot(`
      "T2, cells 90
      The wall 00N stands between 00 and 10.
      The robot of player 0 stands at 00 and faces N.
      S does not go over it; J would.
      The instruction is used up all the same (T1)."
    `)
    expect(why('skipped', '1032', '05N', '991', 'MSSSSSSSSSSSSS', 'M')).toMatchInlineSnapshot(`
      "P7, cells 90
      00 is on no hill and 10 on hill 1: between them is an edge.
      The robot of player 0 stands at 00 and faces N.
      M does not go over it; J would.
      The instruction is used up all the same (T1)."
    `)
    expect(why('skipped', '5568', '05N', '991', 'LJSSSSSSSSSSSS', 'LJ')).toMatchInlineSnapshot(`
      "T3, cells 90
      00 is in column 0, at the west border.
      The robot of player 0 stands at 00 and faces W.
      J goes over walls and edges, but not over the border or onto the other robot.
      The instruction is used up all the same (T1)."
    `)
  })
  it('P2: names the other robot', () => {
    const level = ['5568', '05N', '991', 'RMSSSSSLSSSSSS', 'RM'] as const
    expect(why('skipped', ...level, 'LS')).toMatchInlineSnapshot(`
      "P2, cells 99 98
      The robot of player 0 stands at 08.
      The robot of player 1 stands at 09 and faces W.
      The instruction is used up all the same (T1)."
    `)
  })
  it('T4 and P6: tells where M goes on and why it stops', () => {
    const level = levelOf('5568', '05N', '305', 'MSSSSSSSSSSSSS', 'M')
    expect(whyEventLines(game, level, 'moved')).toMatchInlineSnapshot(`
      "T4, cells 80 90
      M goes on to the north: from 00 to 10, with nothing in between.
      Nothing is between 10 and 20 either.
      No sample lies on 10, so M goes on."
    `)
    expect(whyEventLines(game, level, 'moved', 2)).toMatchInlineSnapshot(`
      "T4, cells 60 70
      M goes on to the north: from 20 to 30, with nothing in between.
      There is a sample on 30, and M stops at a cell with a sample whether or not the robot is full."
    `)
  })
  it('T3 and P1: tells what J goes over', () => {
    expect(why('jumped', '5568', '00N', '991', 'JSSSSSSSSSSSSS', 'J')).toMatchInlineSnapshot(`
      "T3, cells 80 90
      The robot of player 0 stood at 00 and faced N.
      The wall 00N stands between 00 and 10.
      J goes over walls and edges."
    `)
    expect(why('jumped', '5568', '05N', '991', 'JSSSSSSSSSSSSS', 'J')).toMatchInlineSnapshot(`
      "P1, cells 80 90
      The robot of player 0 stood at 00 and faced N.
      Nothing is in between, so J moves like S (P1)."
    `)
  })
  it('T6, T7 and P3: tells load and points', () => {
    const level = levelOf('5568', '05N', '101 201 302 993', 'SSSBSSSSSSSSSS', 'SSSB', 'S', 'SSS')
    expect(whyEventLines(game, level, 'took', 1)).toMatchInlineSnapshot(`
      "T6, cells 70
      The robot of player 0 visits 20, where the sample of type 1 lies.
      It had type 1 aboard, 1 of 3, so there was room."
    `)
    expect(whyEventLines(game, level, 'unloaded', 0)).toMatchInlineSnapshot(`
      "T7, cells 90
      The robot of player 0 visits the base 00 with 3 aboard and unloads everything, types 1, 1 and 2.
      No base had type 1 before, so it brings 1 point and 1 more.
      Player 0 has 2 points now."
    `)
    expect(whyEventLines(game, level, 'unloaded', 1)).toMatchInlineSnapshot(`
      "P3, cells 90
      The robot of player 0 visits the base 00 with 3 aboard and unloads everything, types 1, 1 and 2.
      No base had type 1 before this load, but another sample of the load has brought the bonus (P3).
      Player 0 has 3 points now."
    `)
  })
  it('P8: counts the letters of the hand', () => {
    expect(why('refused', '5568', '05N', '991', 'SSSSSSSSSSSSSS', 'SL')).toMatchInlineSnapshot(`
      "P8, cells 
      The program SL needs 1 L, and the hand of player 0 is SSSSSSS: it has 0.
      Every letter of a program comes from the hand.
      Which cards a hand gets depends on how many both players have used before: a different program earlier changes all later hands.
      No move comes before it."
    `)
  })
  it('says why a cell did not change', () => {
    const level = levelOf('5568', '00N', '205', 'SRMSSSSSSSSSSS', 'SRM')
    const cell = (phase: string, spot: number) =>
      whyCellLines(game, level, 1, phase, cellOfSpot(spot))
    expect(cell('first', 10)).toMatchInlineSnapshot(`
      "T2, cells 80 90
      The wall 00N stands between 00 and 10.
      The robot of player 0 stands at 00 and faces N.
      S does not go over it; J would.
      The instruction is used up all the same (T1)."
    `)
    expect(cell('second', 20)).toMatchInlineSnapshot(`
      "T1, cells 70
      At 20: sample of type 5.
      Instruction 2 of SRM is R: it only turns, and the robot of player 0 stays at 00.
      Its sample stays until a robot with room comes onto the cell."
    `)
    expect(cell('third', 9)).toMatchInlineSnapshot(`
      "T1, cells 99
      At 09: base, start of player 1, player 1 facing N.
      Instruction 3 of SRM is M: it led the robot of player 0 from 00 to 08, not here.
      This cell is further on to the E, but M ended before that.
      The robot of player 1 stands at 09.
      A base changes when a robot comes onto it with samples; player 0 has 0 aboard and player 1 has 0 aboard."
    `)
  })
})
