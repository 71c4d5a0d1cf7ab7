import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stepsOfRun, whyCellLines, whyEventLines } from '../../../conformance/steps-of-run'
import { findGame } from '../../testing'
import { cellNamed } from '../cells'
import { events } from '../play/events'
import { parse } from '../text/format'
import { ghostsOf } from '../play/layout'
import type { Level } from '../model'

const game = findGame('ghosts')!

function sample(name: string): Level {
  const parsed = parse(
    readFileSync(join(import.meta.dirname, '../samples', name, 'level.txt'), 'utf8'),
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

const why = (name: string, kind: string, nth = 0, reading?: string) =>
  whyEventLines(game, sample(name), kind, nth, reading)

describe('why, in ghosts', () => {
  it('T3: tells by whom a ghost was neutralised and where each stood', () => {
    expect(why('before-ghosts-move', 'ghost-neutralised', 2)).toMatchInlineSnapshot(`
      "T3, cells 159 198 199 179 177
      4 hunters of one team are enough: White has 0 and Black has 4, so Black gets the point.
      Ghost 4 went from GT to HT in this turn, and HT is a street cell.
      White has no hunter in the 5 × 5 square around HT.
      Black has 4 hunters in the 5 × 5 square around HT: hunter 5 at JS, hunter 6 at JT, hunter 7 at IT and hunter 8 at IR."
    `)
    expect(why('first-team-wins-tie', 'ghost-tied')).toMatchInlineSnapshot(`
      "T3, cells 248 268 249 228 207 269 250 270 288
      4 hunters of one team are enough, but White has 4 and Black has 4, which is a tie, and neither team gets the point.
      Ghost 4 went from MJ to MI in this turn, and MI is a street cell.
      White has 4 hunters in the 5 × 5 square around MI: hunter 5 at NI, hunter 6 at MJ, hunter 7 at LI and hunter 8 at KH.
      Black has 4 hunters in the 5 × 5 square around MI: hunter 1 at NJ, hunter 2 at MK, hunter 3 at NK and hunter 4 at OI."
    `)
  })
  it('G4: tells who stood round the house', () => {
    expect(why('counts-as-it-appears', 'ghost-sheltered')).toMatchInlineSnapshot(`
      "G4, cells 371 390 389 370 349
      SL is a corner of house 15, and a ghost on a house cannot be neutralised, not even on a corner.
      White has no hunter in the 5 × 5 square around SL.
      Black has 4 hunters in the 5 × 5 square around SL: hunter 1 at TK, hunter 2 at TJ, hunter 3 at SK and hunter 4 at RJ.
      On the street 4 hunters of one team would be enough."
    `)
  })
  it('T4: tells whose place a new ghost takes', () => {
    expect(why('before-ghosts-move', 'ghost-appeared', 1)).toMatchInlineSnapshot(`
      "T4, cells 276 48
      Place 2 of the list was that of ghost 2, which was neutralised at CI in this turn.
      NQ is a corner of house 10, drawn at random; the next list marks the new ghost with +."
    `)
  })
  it('W2 to W4: tells the way of a ghost', () => {
    expect(why('first-team-wins-tie', 'ghost-left', 2)).toMatchInlineSnapshot(`
      "W4, cells 316 296 276
      A straight line from PQ through OQ first meets another house at its corner NQ.
      It stood at PQ, where it had appeared, and leaves by that same corner.
      House 13 can be left by PQ and SQ (W2)."
    `)
    expect(why('first-team-wins-tie', 'ghost-arrived')).toMatchInlineSnapshot(`
      "W4, cells 262 242
      It came from MC, and NC is a corner of house 11, the end of its line.
      The path began at MC and had 1 step.
      It draws again here, among 4 ways out of the house."
    `)
  })
  it('W4: arrives from the cell where it stood', () => {
    const level = sample('first-team-wins-tie')
    for (const step of stepsOfRun(game, level)) {
      for (const arrived of events.all(step.events, 'ghost-arrived')) {
        const ghost = ghostsOf(step.before).find(({ birth }) => birth === arrived.birth)
        expect(ghost?.cell).toBe(arrived.from)
      }
    }
  })
  it('G7: weighs the cells that no one saw', () => {
    expect(why('limit-unofficial', 'cell-found')).toMatchInlineSnapshot(`
      "G7, cells 142 122 123
      The list that follows marks a new ghost in the place of ghost 2, so it was neutralised.
      From GC the rules let it step to GD or HC.
      GD is a cell of house 3, where it would have been safe, so this cell is ruled out.
      On HC, with 4 white hunters and 0 black ones around it: a point for White."
    `)
    expect(why('undecided', 'undecided')).toMatchInlineSnapshot(`
      "G7, cells 226 206 227 246
      It is not shown where ghost 3 stepped from LG; it could have stepped to KG or LH or MG.
      On KG, with 4 white hunters and 2 black ones around it: a point for White.
      On LH, with 3 white hunters and 4 black ones around it: a point for Black.
      MG is a corner of house 8, where it would have been safe, so this cell is ruled out."
    `)
    expect(why('statement-hidden-turn', 'turn-hidden')).toMatchInlineSnapshot(`
      "G7, cells 
      The transcript is White’s: its last line is White’s answer, and nothing was read after it.
      Black’s answer of this turn and the ghosts’ steps would be in the lines that are missing.
      Each ghost and each hunter of the team not shown is judged by itself."
    `)
  })
  it('tells what a misreading finds impossible', () => {
    expect(why('teams-block', 'impossible', 0, 'teams-block')).toMatchInlineSnapshot(`
      "T2, cells 248
      Hunter 8 of White went from LH to MI.
      Hunter 4 of Black stood at MI before.
      The match contains this step, and the official rules allow it; the misreading does not."
    `)
    expect(why('more-than-four', 'impossible', 0, 'more-than-four')).toMatchInlineSnapshot(`
      "T3, cells 9
      Another ghost has the place of ghost 1 in the list of the next turn.
      White has 4 hunters in the 5 × 5 square around AJ: hunter 1 at AJ, hunter 2 at AK, hunter 3 at BJ and hunter 4 at BK.
      Black has no hunter in the 5 × 5 square around AJ.
      The match contains this step, and the official rules allow it; the misreading does not."
    `)
  })
  it('says why a cell did not change', () => {
    const level = sample('before-ghosts-move')
    const cell = (phase: string, name: string) =>
      whyCellLines(game, level, 1, phase, cellNamed(name))
    expect(cell('move', 'AL')).toMatchInlineSnapshot(`
      "T2, cells 11
      No hunter or ghost came to AL or left it.
      Hunter 2 of White stayed at AK, as White’s answer says.
      Hunter 4 of White stayed at BK, as White’s answer says."
    `)
    expect(cell('neutralise', 'AK')).toMatchInlineSnapshot(`
      "T3, cells 10
      No ghost is on AK, so none is neutralised there.
      Hunter 2 of White is here and counts for ghost 1 at AJ and ghost 2 at CI."
    `)
    expect(cell('neutralise', 'IG')).toMatchInlineSnapshot(`
      "T3, cells 166
      Ghost 6 is here, and IG is a corner of house 7.
      White has no hunter in the 5 × 5 square around IG.
      Black has no hunter in the 5 × 5 square around IG.
      On a house a ghost is safe, no matter which hunters are around it (G4)."
    `)
    expect(cell('appear', 'AJ')).toMatchInlineSnapshot(`
      "T4, cells 9
      Ghost 1, neutralised here in this turn, is gone, and its place in the list goes to ghost 7 on AG."
    `)
    const first = sample('first-team-wins-tie')
    expect(whyCellLines(game, first, 7, 'neutralise', cellNamed('MI'))).toMatchInlineSnapshot(`
      "T3, cells 248
      Ghost 3 is here, and MI is a street cell.
      White has 2 hunters in the 5 × 5 square around MI: hunter 5 at KG and hunter 6 at LH.
      Black has 1 hunter in the 5 × 5 square around MI: hunter 2 at OJ.
      4 hunters of one team are needed; White has 2 and Black has 1, which is too few."
    `)
  })
})
