import { expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { edits } from './edits'
import { english } from '../../../words/testing'
import { fixesIn } from './fixes'
import { print } from '../text/format'
import { parse } from '../text/format-careful'
import type { Level } from '../model'
import { validate } from '../text/rules'
import { randomLevel } from '../testing'

const fixesOf = fixesIn(english)

function levelOf(map: string): Level {
  const parsed = parse(`${map}\n1\n0 0 E\n`)
  if (!parsed.ok) throw new Error('cannot be read')
  return parsed.value.level
}

/** Mends the first problem that can be fixed until none can; the maps on the way, a row a line. */
function mends(map: string): string[] {
  let level = levelOf(map)
  const seen: string[] = []
  for (let left = 6; left > 0; left--) {
    const fix = validate(level).flatMap((found) => fixesOf(level, found))[0]
    if (!fix) break
    level = edits.apply(level, fix.edit).level
    seen.push(`${fix.title}: ${print(level).split('\n').slice(0, level.rows).join(' / ')}`)
  }
  return seen
}

it('renumbers a chain', () => {
  expect(mends('o y13 y11\ny11 o o')).toEqual(['Renumber chain 1: o y12 y10 / y11 o o'])
})

it('turns a river cell towards its next', () => {
  expect(mends('o r1v o\no r1< e1')).toEqual(['Turn (1,1) towards (1,2): o r1v o / o r1> e1'])
  expect(mends('o r1> e1\nr1v r1^ o')).toEqual(['Turn (1,0) towards (1,1): o r1> e1 / r1> r1^ o'])
})

it('leaves open which of two ways a river cell means', () => {
  const level = levelOf('e1 o o\nr1^ r1v e1\no o o')
  const lost = validate(level).find(({ code }) => code === 'river-into-other')!
  expect(lost.cells[0]).toBe(4)
  expect(fixesOf(level, lost)).toEqual([])
})

it('adds the missing estuary', () => {
  expect(mends('o r1> r1> o')).toEqual(['Put the estuary of river 1 at (0,3): o r1> r1> e1'])
  expect(mends('o r1> r1>')).toEqual(['Put the estuary of river 1 at (0,2): o r1> e1'])
})

it('drops estuaries that no river reaches', () => {
  expect(mends('o r1> e1 e1')).toEqual(['Make (0,3) an island: o r1> e1 o'])
  expect(mends('o e1')).toEqual(['Make (0,1) an island: o o'])
})

it('mends the very problem it is offered for', () => {
  let count = 0
  for (let seed = 1; seed <= tries(400, 1500); seed++) {
    const level = randomLevel(seed)
    for (const found of validate(level)) {
      for (const { edit, title } of fixesOf(level, found)) {
        count++
        const mended = validate(edits.apply(level, edit).level)
        const isLeft = mended.some(
          ({ code, cells }) => code === found.code && cells[0] === found.cells[0],
        )
        expect(isLeft, `${print(level)}${title}`).toBe(false)
      }
    }
  }
  expect(count).toBeGreaterThan(tries(250, 1000))
})
