import { describe, expect, it } from 'vitest'
import { turnedCell, type Turning } from '../../../kernel/grid'
import { hasErrors } from '../../../kernel/diagnostics'
import { makeRng } from '../../../kernel/rng'
import { SIDE } from '../cells'
import { english } from '../../../words/testing'
import { editsIn } from './edits'
import { engine } from '../play/engine'
import { asTranscript } from '../text/forms'
import { parse, print } from '../text/format'
import { generator } from './generator'
import { players, teamStarts, type Level } from '../model'
import { validate } from '../text/rules'
import { randomEdit } from '../testing'
import { linesOf, mapOf, stuckHouses } from '../play/town'
import { turnMatchByHalf, turnTown } from './transforms'

const edits = editsIn(english)

const turnings: readonly Turning[] = ['horizontal', 'vertical', 'quarter', 'half']

function generated(seed: number, turns: number): Level {
  return generator.generate({ ...generator.defaults, turns }, makeRng(seed))
}

/** The answer with the players exchanged; ranges and other words stay in their places. */
function exchanged(answer: string): string {
  return answer.replace(/^(\S+) (\S+)\n$/, '$2 $1\n')
}

describe('half a turn', () => {
  it('takes the start of each hunter to that of the same hunter of the other team, as nothing else does', () => {
    const startsAfter = (turning: Turning, player: 0 | 1) =>
      teamStarts[player].map((cell) => turnedCell(SIDE, cell, turning))
    for (const player of players) {
      expect(startsAfter('half', player)).toEqual(teamStarts[1 - player])
    }
    for (const turning of ['horizontal', 'vertical', 'quarter'] as const) {
      expect(teamStarts).not.toContainEqual(startsAfter(turning, 0))
    }
  })

  it('of a match exchanges the scores (seeds 1 to 25)', () => {
    let scored = 0
    for (let seed = 1; seed <= 25; seed++) {
      const level = generated(seed, 40)
      const half = turnMatchByHalf(level)
      expect(validate(half).filter(({ severity }) => severity === 'error')).toEqual([])
      expect(engine.answer(half)).toBe(exchanged(engine.answer(level)))
      expect(turnMatchByHalf(half)).toEqual(level)
      if (engine.answer(level) !== '0 0\n') scored++
    }
    expect(scored).toBeGreaterThan(10)
  })

  it('of a transcript is still a match of the same cells', () => {
    const level = { ...generated(3, 10), forfeit: 1 as const }
    const half = turnMatchByHalf(level)
    expect(half.forfeit).toBe(0)
    const seen = asTranscript(generated(3, 10), 1)
    const read = parse(print(turnMatchByHalf(seen)))
    expect(read.ok && read.value.level.turns).toEqual(turnMatchByHalf(seen).turns)
  })
})

describe('a turned town', () => {
  it('has the same exits, and starts on corners (seeds 1 to 20)', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const level = generated(seed, 1)
      for (const turning of turnings) {
        const turned = turnTown(level, turning)
        expect(turned.turns).toEqual([])
        expect(hasErrors(validate(turned))).toBe(false)
        expect(stuckHouses(mapOf(turned.town))).toEqual([])
        const lines = (one: Level) => {
          const map = mapOf(one.town)
          return map.corners.flat().flatMap((corner) => linesOf(map, corner)).length
        }
        expect(lines(turned)).toBe(lines(level))
      }
    }
  })

  it('is itself again once around, errors or not', () => {
    const rng = makeRng(4)
    let level = generated(4, 0)
    for (let edit = 0; edit < 100; edit++) {
      level = edits.apply(level, randomEdit(level, rng)).level
      expect(turnMatchByHalf(turnMatchByHalf(level)).turns).toEqual(level.turns)
      for (const turning of turnings) {
        let { town, starts } = level
        for (let times = 0; times < (turning === 'quarter' ? 4 : 2); times++) {
          ;({ town, starts } = turnTown({ ...level, town, starts }, turning))
        }
        expect(town).toEqual(level.town)
        expect(starts).toEqual(level.starts)
      }
    }
  })
})
