import { applyEdits, openDocument, undo } from '@core/document/level-document'
import { expect, it } from 'vitest'
import { cellNamed, cellsNamed } from '@core/games/ghosts/cells'
import { ghosts } from '@core/games/testing'
import { blankLevel, teamStarts, type Level } from '@core/games/ghosts/model'
import { matchRefusal, movedCounts, planProblems, playEdits, restingPlan, withStep } from './plan'

const level = blankLevel()

function played(start: Level, seed: number): Level {
  const plan = withStep(restingPlan(start), 0, 0, restingPlan(start)[0][0]!)
  const made = playEdits(start, plan, seed)
  if (!made.ok) throw new Error(made.reason)
  return made.edits.reduce((now, edit) => ghosts.edits.apply(now, edit).level, start)
}

it('plays a resting turn: no hunter moves, every ghost does', () => {
  const after = played(level, 3)
  expect(after.form).toBe('match')
  expect(after.turns).toHaveLength(1)
  expect(after.turns[0]!.teams).toEqual(teamStarts)
  const { ghosts: moves } = after.turns[0]!
  expect(moves!.every(({ at }, index) => at !== after.starts![index])).toBe(true)
  expect(ghosts.validate(after)).toEqual([])
})

it('draws the same ghosts from the same seed', () => {
  expect(played(level, 3)).toEqual(played(level, 3))
  expect(played(level, 3)).not.toEqual(played(level, 4))
})

it('finds two of a team on one cell, but not hunters who change places', () => {
  const resting = restingPlan(level)
  const together = withStep(resting, 0, 0, cellNamed('AK'))
  expect(planProblems(level, together)).toEqual([
    'White’s hunter 2 goes to AK, as does hunter 1; expected a different cell (G5).',
  ])
  expect(playEdits(level, together, 1).ok).toBe(false)
  expect(planProblems(level, withStep(together, 0, 1, cellNamed('AJ')))).toEqual([])
})

it('counts the hunters who leave their cells', () => {
  const plan = withStep(withStep(restingPlan(level), 1, 2, cellNamed('RK')), 1, 3, cellNamed('RJ'))
  expect(movedCounts(level, plan)).toEqual([0, 2])
})

it('plans nothing once the limit is reached', () => {
  const short = { ...level, limit: 2, starts: cellsNamed('AQ GC GM MG PR SB') }
  expect(matchRefusal(short)).toBeNull()
  expect(matchRefusal(played(short, 1))).toBe('The limit on moves is reached (T1).')
})

it('names the turn in the undo menu, also where the ghosts’ starts were drawn with it', () => {
  const made = playEdits(level, restingPlan(level), 1)
  const edits = made.ok ? made.edits : []
  expect(edits).toHaveLength(2)
  expect(ghosts.edits.label(edits[0]!)).toBe('add turn')
  const document = openDocument(ghosts, ghosts.format.print(level))
  const after = applyEdits(document, edits, '')
  expect(after.past.at(-1)?.label).toBe('add turn')
  expect(undo(after).text).toBe(document.text)
})
