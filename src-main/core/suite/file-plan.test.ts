import { english } from '../words/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { planFiles, type FileJob, type FileOutcome } from './file-plan'
import { inMoveOrder } from './move-order'
import { testFilesOf } from './set-files'
import { stemOf } from './test-files'

function planned(paths: readonly string[], job: FileJob): FileOutcome {
  const made = planFiles(english, { tests: testFilesOf(paths), paths }, job)
  if (!made.ok) throw new Error(made.error)
  return made.value
}

function refused(paths: readonly string[], job: FileJob): string {
  const made = planFiles(english, { tests: testFilesOf(paths), paths }, job)
  return made.ok ? '' : made.error
}

const moved = (from: string, to: string) => ({ from, to })

it('brings along what has the name of a test: answers, descriptions, pictures', () => {
  const paths = ['1.in', '1.ans', '1.in.out', '1.desc', '10.in', '10.ans', 'notes.md']
  const job = { kind: 'rename', path: '1.in', name: '01-walls' } as const
  expect(planned(paths, job)).toMatchObject({
    moves: [
      moved('1.in', '01-walls.in'),
      moved('1.ans', '01-walls.ans'),
      moved('1.in.out', '01-walls.in.out'),
      moved('1.desc', '01-walls.desc'),
    ],
    tests: ['01-walls.in'],
    notes: [{ from: '1.in', to: '01-walls.in', isCopy: false }],
  })
  expect(planned(paths, { kind: 'bin', paths: ['10.in'] }).gone).toEqual(['10.in', '10.ans'])
})

it('leaves what two tests share, unless both go the same way', () => {
  const paths = ['1.in', '1.txt', '1.ans', '2.in']
  expect(planned(paths, { kind: 'rename', path: '1.in', name: '3' })).toMatchObject({
    moves: [moved('1.in', '3.in')],
    shared: ['1.ans'],
  })
  expect(planned(paths, { kind: 'bin', paths: ['1.in', '1.txt'] }).gone).toEqual([
    '1.in',
    '1.ans',
    '1.txt',
  ])
  const together = planned(paths, { kind: 'move', paths: ['1.in', '1.txt'], group: 'g' })
  expect(together.moves).toContainEqual(moved('1.ans', 'g/1.ans'))
  expect(planned(paths, { kind: 'duplicate', paths: ['1.txt'] }).copies).toEqual([
    moved('1.txt', '1-2.txt'),
    moved('1.ans', '1-2.ans'),
  ])
})

it('moves to a place with new numbers, also from another group', () => {
  const paths = ['a/01-x.in', 'a/02-y.in', 'b/01-p.in', 'b/02-q.in', 'b/02-q.ans']
  const job = { kind: 'place', paths: ['a/02-y.in'], group: 'b', before: 'b/02-q.in' } as const
  expect(planned(paths, job)).toMatchObject({
    moves: [
      moved('a/02-y.in', 'b/02-y.in'),
      moved('b/02-q.in', 'b/03-q.in'),
      moved('b/02-q.ans', 'b/03-q.ans'),
    ],
    tests: ['b/02-y.in'],
  })
  expect(planned(paths, { ...job, group: 'a', before: 'a/01-x.in' })).toMatchObject({
    moves: [moved('a/02-y.in', 'a/01-y.in'), moved('a/01-x.in', 'a/02-x.in')],
    tests: ['a/01-y.in'],
  })
})

it('moves to the end of a group, which is behind all that stay', () => {
  const paths = ['a/01-x.in', 'a/02-y.in', 'a/03-z.in', 'b/01-p.in', 'b/02-q.in', 'b/02-q.ans']
  const job = { kind: 'place', paths: ['b/02-q.in'], group: 'a', before: null } as const
  expect(planned(paths, job)).toMatchObject({
    moves: [moved('b/02-q.in', 'a/04-q.in'), moved('b/02-q.ans', 'a/04-q.ans')],
    tests: ['a/04-q.in'],
  })
  expect(planned(paths, { ...job, paths: ['a/01-x.in'] }).moves).toEqual([
    moved('a/02-y.in', 'a/01-y.in'),
    moved('a/03-z.in', 'a/02-z.in'),
    moved('a/01-x.in', 'a/03-x.in'),
  ])
  // Before one that is not there any more, or one that moves along and has none behind it, means at the end too.
  expect(planned(paths, { ...job, before: 'a/09.in' }).tests).toEqual(['a/04-q.in'])
  const last = { ...job, paths: ['a/03-z.in', 'b/02-q.in'], before: 'a/03-z.in' }
  expect(planned(paths, last).tests).toEqual(['a/03-z.in', 'a/04-q.in'])
})

it('takes names that are free, and refuses those that are not or would be no test', () => {
  const paths = ['1.in', '2.in', '5.ans', 'g/1.in', '7']
  const rename = (name: string, path = '1.in') => refused(paths, { kind: 'rename', path, name })
  expect(rename('2')).toContain('2.in already exists')
  expect(rename('5')).toContain('5.in already exists')
  for (const bad of ['', ' ', 'a/b', '..', '.x', 'a:b', 'x\n', 'a ', 'a.', 'x'.repeat(121)])
    expect(rename(bad), bad).not.toBe('')
  expect(rename('walls', '7')).toContain('needs a number')
  expect(refused(paths, { kind: 'move', paths: ['1.in'], group: '../x' })).not.toBe('')
  expect(planned(paths, { kind: 'move', paths: ['1.in'], group: 'g' }).moves).toEqual([
    moved('1.in', 'g/1-2.in'),
  ])
  expect(planned(paths, { kind: 'duplicate', paths: ['1.in'] }).tests).toEqual(['1-2.in'])
})

const file = fc
  .tuple(
    fc.constantFrom('', 'a/', 'b/'),
    fc.constantFrom('1', '01', '2-x', '10', 'walls', 'Walls', 'v1.5', '3'),
    fc.constantFrom('.in', '.txt', '.ans', '.in.ans', '.desc', ''),
  )
  .map((parts) => parts.join(''))
const folder = fc.uniqueArray(file, { minLength: 1, maxLength: 14 })

it('never lets two files land on one, and puts tests where they were wished', () => {
  const any = fc.record({ paths: folder, chosen: fc.array(fc.nat(20)), at: fc.nat(20) })
  fc.assert(
    fc.property(any, fc.constantFrom('', 'a', 'c'), ({ paths, chosen, at }, group) => {
      const tests = testFilesOf(paths)
      fc.pre(tests.length > 0)
      const some = chosen.map((one) => tests[one % tests.length]!.path)
      const members = tests.filter((test) => test.group === group)
      const before = members[at % (members.length + 1)]?.path ?? null
      const jobs: FileJob[] = [
        { kind: 'place', paths: some, group, before },
        { kind: 'move', paths: some, group },
        { kind: 'number', group },
        { kind: 'duplicate', paths: some },
        { kind: 'bin', paths: some },
      ]
      for (const job of jobs) {
        const made = planFiles(english, { tests, paths }, job)
        if (!made.ok) continue
        const { moves, copies, gone, tests: after } = made.value
        const files = new Set(paths)
        for (const { from, to } of inMoveOrder(moves, (path) => `${path}~`)) {
          expect(files.delete(from)).toBe(true)
          expect(files.has(to)).toBe(false)
          files.add(to)
        }
        for (const { from, to } of copies) {
          expect([files.has(from), files.has(to)]).toEqual([true, false])
          files.add(to)
        }
        for (const path of gone) expect(files.delete(path)).toBe(true)
        const now = testFilesOf([...files]).map(({ path }) => path)
        if (job.kind !== 'bin') expect(now).toEqual(expect.arrayContaining([...after]))
        if (job.kind !== 'place' || before === null) continue
        // Tests of one name stay together.
        const stem = stemOf(members.find(({ path }) => path === before)!)
        if (tests.some((test) => some.includes(test.path) && stemOf(test) === stem)) continue
        // What stood at the place is behind all that were put before it.
        const place = now.indexOf(moves.find(({ from }) => from === before)?.to ?? before)
        for (const one of after) expect(now.indexOf(one)).toBeLessThan(place)
      }
    }),
    { numRuns: 600, seed: 6 },
  )
})
