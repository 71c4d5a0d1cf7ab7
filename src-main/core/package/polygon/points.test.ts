import { expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { games } from '../../games/testing'
import type { PackedProblem } from '../package'
import { catching, packed, problemOf } from '../testing/problem'
import { allWithin, readXml, within, type XmlElement } from '../testing/read-xml'
import { polygonFiles } from './files'
import { polygonRefusals, polygonRemarks } from './refusals'

const rockets = (games as readonly AnyGame[]).find(({ id }) => id === 'rockets')!
const free = { bounds: {}, requires: [] }
const scoring: PackedProblem['scoring'] = {
  'secret/small': { ...free, points: 30, count: 'all' },
  'secret/large': { ...free, points: 70, count: 'sum', requires: ['secret/small'] },
}
const id = rockets.engine.readings[0]!.id
const tests = [
  catching(rockets, 'secret/large', '01', []),
  catching(rockets, 'secret/large', '02', [id]),
  catching(rockets, 'secret/large/odd', '03', []),
  packed(rockets, 'sample', '01'),
  catching(rockets, 'secret/small', '01', []),
  catching(rockets, 'secret/small', '02', []),
]
const problem = problemOf(rockets, { scoring, tests })

function descriptorOf(one: PackedProblem): XmlElement {
  const file = polygonFiles(one).find(({ path }) => path === 'problem.xml')
  return readXml(file!.content.toString())
}

test('each test gives points to its group, all of a group to one where they are for all of its tests', () => {
  const told = allWithin(descriptorOf(problem), 'test').map(({ attributes }) => [
    attributes['group'],
    attributes['points'],
    attributes['sample'] ?? '',
  ])
  expect(told).toEqual([
    ['0', '0', 'true'],
    ['1', '23.333333', ''],
    ['1', '23.333333', ''],
    ['1', '23.333333', ''],
    ['2', '30', ''],
    ['2', '0', ''],
  ])
})

test('groups say what they give, how, and which others they require', () => {
  const groups = within(descriptorOf(problem), 'judging', 'testset', 'groups').children
  expect(
    groups.map(({ attributes: { name, points, 'points-policy': policy }, children }) => [
      name,
      points,
      policy,
      children.flatMap((one) => allWithin(one, 'dependency')).map((one) => one.attributes['group']),
    ]),
  ).toEqual([
    ['0', '0', 'each-test', []],
    ['1', '69.999999', 'each-test', ['2']],
    ['2', '30', 'complete-group', []],
  ])
  expect(polygonRefusals(problem)).toEqual([])
  expect(polygonRemarks(problem)).toEqual([
    'secret/large: 70 points cannot be shared evenly among 3 tests, so judging systems give about a millionth less',
  ])
})

test('the statement tells of groups by the same numbers, and what they require', () => {
  const file = polygonFiles(problem).find(({ path }) => path.endsWith('problem.tex'))!
  const [, told = ''] = file.content.toString().split('\\Scoring\n')
  expect(told).toContain('Group 1, 70 points, shared among its tests; only if all tests of group 2')
  expect(told).toContain('Group 2, 30 points, for all of its tests')
})

test('there are no groups where none has points', () => {
  const root = descriptorOf(problemOf(rockets, { tests }))
  expect(allWithin(root, 'groups')).toEqual([])
  expect(allWithin(root, 'test').every(({ attributes }) => !('points' in attributes))).toBe(true)
})

test('a misreading is wrong in Polygon whatever it scores', () => {
  const solution = allWithin(descriptorOf(problem), 'solution')[1]!
  expect([solution.attributes['tag'], solution.children[0]!.attributes['path']]).toEqual([
    'wrong-answer',
    `solutions/${id}.cpp`,
  ])
})

test('points that nobody can get are refused', () => {
  const stray = [...tests, catching(rockets, 'secret/other', '01', [])]
  const [told, ...more] = polygonRefusals({ ...problem, tests: stray })
  expect([more, told]).toEqual([
    [],
    expect.stringMatching(/^1 secret test is in no group with points/),
  ])
  const faults = { errors: ['Nobody gets them.'], warnings: ['Mind that.'] }
  expect(polygonRefusals({ ...problem, faults })).toEqual(['Nobody gets them'])
  expect(polygonRemarks({ ...problem, faults })).toContain('Mind that')
})
