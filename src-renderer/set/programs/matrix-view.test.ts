import { expect, test } from 'vitest'
import { type MatrixTestRow, MatrixView } from './matrix-view.svelte'

function view() {
  const held = { programs: ['a', 'b', 'c'] }
  const tests: MatrixTestRow[] = ['1.in', '2.in', '10.in'].map((path, at) => ({
    path,
    game: 'rockets',
    isAnswered: true,
    failing: at,
  }))
  return {
    held,
    view: new MatrixView(
      () => tests,
      () => held.programs,
    ),
  }
}

test('the keys go through tests, programs and both kinds of heads, and never to the corner', () => {
  const { view: matrix } = view()
  expect([matrix.test, matrix.program]).toEqual(['1.in', 'a'])
  matrix.goTo(9, 9)
  expect([matrix.test, matrix.program]).toEqual(['10.in', 'c'])
  matrix.goTo(-1, 1)
  expect([matrix.test, matrix.program]).toEqual([null, 'b'])
  matrix.goTo(-1, -1)
  expect([matrix.row, matrix.col]).toEqual([-1, 0])
  matrix.goTo(1, -1)
  expect([matrix.test, matrix.program]).toEqual(['2.in', null])
  matrix.goTo(-1, -1)
  expect([matrix.row, matrix.col]).toEqual([0, -1])
})

test('a filter keeps the place at its test, and shows all again for what it hides', () => {
  const { view: matrix } = view()
  matrix.goTo(2, 1)
  matrix.words = '1'
  expect(matrix.shown.map(({ path }) => path)).toEqual(['1.in', '10.in'])
  expect([matrix.row, matrix.test]).toEqual([1, '10.in'])
  matrix.words = ''
  matrix.onlyIdle = true
  expect(matrix.shown.map(({ path }) => path)).toEqual(['1.in'])
  matrix.show('c', '2.in')
  expect([matrix.onlyIdle, matrix.test, matrix.program, matrix.isTelling]).toEqual([
    false,
    '2.in',
    'c',
    true,
  ])
})

test('what is chosen is run; work on one of several that are chosen is about all of them', () => {
  const { view: matrix } = view()
  expect(matrix.toRun).toBeNull()
  matrix.toggle(-1, 2)
  matrix.toggle(1, -1)
  expect(matrix.toRun).toEqual({ programs: ['c'], tests: ['2.in'] })
  matrix.toggle(1, -1)
  matrix.toggle(-1, 0)
  // A cell is no head.
  matrix.toggle(1, 1)
  expect(matrix.toRun).toEqual({ programs: ['c', 'a'], tests: null })
  matrix.goTo(0, 1)
  expect(matrix.targets).toEqual(['b'])
  matrix.goTo(0, 2)
  expect(matrix.targets).toEqual(['a', 'c'])
  matrix.chooseNone()
  expect([matrix.toRun, matrix.targets]).toEqual([null, ['c']])
})
